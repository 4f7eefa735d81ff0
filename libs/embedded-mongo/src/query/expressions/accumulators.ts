import { Decimal128, Double, Int32, Long } from 'bson';
import { CommandError, createNotSupportedError } from '../../errors';
import { compareValues } from '../../values/compare';
import { findBsonClass } from '../../values/document';
import { findNumeric } from '../../values/numbers';
import { isNil } from '../../values/types';
import type { Compiler, Evaluate } from './compiler';

type Reduce = (values: readonly unknown[]) => unknown;

const INT32_MAX = 2n ** 31n - 1n;

/** The narrowest type that MongoDB would return; an overflowing int64 becomes a double. */
function toBsonInteger(integer: bigint, isWide: boolean): unknown {
  if (!isWide && integer >= -INT32_MAX - 1n && integer <= INT32_MAX) return new Int32(Number(integer));
  return BigInt.asIntN(64, integer) === integer ? Long.fromBigInt(integer) : new Double(Number(integer));
}

/** Compensated sum of doubles, as in MongoDB: ten times 0.1 is 1. */
function sum(values: readonly unknown[]): unknown {
  let [integer, isWide, isDouble] = [0n, false, false];
  let [total, error] = [0, 0];
  for (const value of values) {
    if (value instanceof Decimal128) throw createNotSupportedError('Computing with Decimal128');
    const number = findNumeric(value);
    if (number === undefined || number instanceof Decimal128) continue;
    if (typeof number === 'bigint' || value instanceof Int32) {
      integer += BigInt(number);
      isWide ||= !(value instanceof Int32);
      continue;
    }
    isDouble = true;
    [total, error] = addExactly(total, error, number);
  }
  if (!isDouble) return toBsonInteger(integer, isWide);
  [total, error] = addExactly(total, error, Number(integer));
  return new Double(Number.isFinite(total) ? total + error : total);
}

function addExactly(total: number, error: number, value: number): [number, number] {
  const next = total + value;
  if (!Number.isFinite(next)) return [next, 0];
  const lost = Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
  return [next, error + lost];
}

function findLeast(values: readonly unknown[]): unknown {
  const present = values.filter((value) => !isNil(value));
  if (present.length === 0) return null;
  return present.reduce((best, value) => (compareValues(value, best) < 0 ? value : best));
}

/** Allow-list. An empty result is null. */
const ACCUMULATORS: Readonly<Record<string, Reduce>> = { $sum: sum, $min: findLeast };

export function compileGroupField(
  name: string,
  operand: unknown,
  compiler: Compiler,
): (docs: readonly Parameters<Evaluate>[0][]) => unknown {
  const reduce = Object.hasOwn(ACCUMULATORS, name) ? ACCUMULATORS[name] : undefined;
  if (!reduce) throw createNotSupportedError(`The accumulator ${name}`);
  if (Array.isArray(operand)) throw new CommandError(40237, `The ${name} accumulator is a unary operator`);
  const compute = compiler.compile(operand);
  return (docs) =>
    reduce(
      docs.map((doc) => {
        const value = compute(doc);
        refuseInGroup(value);
        return value;
      }),
    );
}

/** In groups, MongoDB returns these as another type. */
const ODD_IN_GROUPS = new Set(['MinKey', 'MaxKey', 'Code', 'BSONSymbol']);

export function refuseInGroup(value: unknown): void {
  const name = findBsonClass(value);
  if (name !== undefined && ODD_IN_GROUPS.has(name)) throw createNotSupportedError(`A ${name} in $group`);
}
