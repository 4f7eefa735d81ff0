import { Double, Int32 } from 'bson';
import { CommandError, notSupported } from '../../errors';
import { compareValues, isEqual } from '../../values/compare';
import type { Doc } from '../../values/document';
import { bsonClass, isDoc } from '../../values/document';
import { isNil } from '../../values/types';
import type { OperatorTable, Scope } from './compiler';
import type { Compiler } from './compiler';
import { checkDeadline } from '../../deadline';
import { asDouble, computed, toBson } from './numbers';
import { merged } from './objects';

/** Makes one value of many; `undefined` among them stands for a missing field. */
type Reduce = (values: readonly unknown[]) => unknown;

/** Doubles are summed with the error of each addition kept, as MongoDB does: ten times 0.1 is 1. */
function sum(values: readonly unknown[]): unknown {
  let [integer, wide, isDouble] = [0n, false, false];
  let [total, error] = [0, 0];
  for (const value of values) {
    const number = computed(value);
    if (!number) continue;
    if ('integer' in number) {
      integer += number.integer;
      wide ||= number.wide;
      continue;
    }
    isDouble = true;
    [total, error] = addExactly(total, error, number.double);
  }
  if (!isDouble) return toBson(integer, wide);
  [total, error] = addExactly(total, error, Number(integer));
  return new Double(Number.isFinite(total) ? total + error : total);
}

function addExactly(total: number, error: number, value: number): [number, number] {
  const next = total + value;
  if (!Number.isFinite(next)) return [next, 0];
  const lost = Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
  return [next, error + lost];
}

function average(values: readonly unknown[]): unknown {
  const numbers = values.filter((value) => computed(value) !== undefined);
  return numbers.length === 0 ? null : new Double(asDouble(computed(sum(numbers))!) / numbers.length);
}

function extreme(sign: 1 | -1): Reduce {
  return (values) => {
    const present = values.filter((value) => !isNil(value));
    if (present.length === 0) return null;
    return present.reduce((best, value) => (compareValues(value, best) * sign > 0 ? value : best));
  };
}

/** What `$group` can compute. A field that comes to nothing is null there. */
const ACCUMULATORS: Readonly<Record<string, Reduce>> = {
  $sum: sum,
  $avg: average,
  $min: extreme(-1),
  $max: extreme(1),
  $first: (values) => values[0],
  $last: (values) => values.at(-1),
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) =>
    values
      .filter((value) => value !== undefined)
      .reduce<unknown[]>((set, value) => {
        checkDeadline();
        if (!set.some((item) => isEqual(item, value))) set.push(value);
        return set;
      }, []),
  $mergeObjects: merged,
  $count: (values) => new Int32(values.length),
};

const REFUSED_ACCUMULATORS = new Set(
  `$accumulator $bottom $bottomN $firstN $lastN $maxN $median $minN $percentile $stdDevPop $stdDevSamp $top
   $topN $concatArrays $setUnion`.split(/\s+/),
);

/** Compiles a `$group` field such as `{$sum: '$price'}`. */
export function compileGroupField(
  name: string,
  operand: unknown,
  compiler: Compiler,
): (scopes: readonly Scope[]) => unknown {
  if (REFUSED_ACCUMULATORS.has(name)) throw notSupported(`The accumulator ${name}`);
  const reduce = Object.hasOwn(ACCUMULATORS, name) ? ACCUMULATORS[name] : undefined;
  if (!reduce) throw new CommandError(15952, `unknown group operator '${name}'`);
  if (Array.isArray(operand)) throw new CommandError(40237, `The ${name} accumulator is a unary operator`);
  if (name === '$count' && !isDoc(operand))
    throw new CommandError('TypeMismatch', '$count takes an empty object');
  if (name === '$count' && Object.keys(operand as Doc).length > 0) {
    throw new CommandError(40237, '$count takes no arguments, i.e. $count:{}');
  }
  const compute = compiler.compile(operand);
  return (scopes) =>
    reduce(
      scopes.map((scope) => {
        const value = compute(scope);
        refuseInGroup(value);
        return value;
      }),
    );
}

/** What MongoDB answers with in a group as another type than it was. */
const ODD_IN_GROUPS = new Set(['MinKey', 'MaxKey', 'Code', 'BSONSymbol']);

/** Refuses a value that MongoDB answers with as another type. */
export function refuseInGroup(value: unknown): void {
  const name = bsonClass(value);
  if (name !== undefined && ODD_IN_GROUPS.has(name)) throw notSupported(`A ${name} in $group`);
}

/** `$sum` and its kin as expressions: over their arguments or, of one argument that is an array, over its elements. */
export const SUMMING_OPERATORS: OperatorTable = Object.fromEntries(
  ['$sum', '$avg', '$min', '$max'].map((name) => [
    name,
    (operand: unknown, compiler: Compiler) => {
      const sources = compiler.args(name, operand, 0, Infinity);
      return (scope: Scope) => {
        const values = sources.map((source) => source(scope));
        return ACCUMULATORS[name]!(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
      };
    },
  ]),
);
