import { Binary, Double, Int32, Long, ObjectId } from 'bson';
import { CommandError, notSupported } from '../../errors';
import { isNil, typeName } from '../../values/types';
import { isTruthy } from '../operators';
import type { Evaluate, Operator, OperatorTable } from './compiler';
import { momentOf, textOfDate } from './dates';
import { computed } from './numbers';

/** A conversion; null of null and of a missing field. */
function converting(name: string, to: string, convert: (value: unknown) => unknown): Operator {
  return (operand, compiler) => {
    const [source] = compiler.args(name, operand, 1) as [Evaluate];
    return (scope) => {
      const value = source(scope);
      if (isNil(value)) return null;
      const result = convert(value);
      if (result !== undefined) return result;
      throw new CommandError(
        'ConversionFailure',
        `Unsupported conversion from ${typeName(value)} to ${to} in $convert with no onError value`,
      );
    };
  };
}

function failure(value: unknown, to: string): CommandError {
  return new CommandError(
    'ConversionFailure',
    `Failed to convert ${typeName(value)} to ${to} in $convert with no onError value`,
  );
}

/** An integer of a number, a truth value or a text of decimal digits, fractions cut off; `undefined` for other types. */
function toInteger(value: unknown, to: 'int' | 'long'): bigint | undefined {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string') {
    if (!/^[+-]?\d+$/.test(value)) throw failure(value, to);
    return BigInt(value.replace('+', ''));
  }
  if (value instanceof Binary) throw notSupported(`Reading the ${to} in bytes`);
  const number = computed(value);
  if (!number) return undefined;
  if ('integer' in number) return number.integer;
  if (!Number.isFinite(number.double)) throw failure(value, to);
  return BigInt(Math.trunc(number.double));
}

function bounded(value: unknown, to: 'int' | 'long', bits: number): bigint | undefined {
  const integer = toInteger(value, to);
  if (integer !== undefined && BigInt.asIntN(bits, integer) !== integer) throw failure(value, to);
  return integer;
}

function toDouble(value: unknown): Double | undefined {
  if (typeof value === 'boolean') return new Double(value ? 1 : 0);
  if (value instanceof Date) return new Double(value.getTime());
  if (typeof value === 'string') {
    if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) throw failure(value, 'double');
    return new Double(Number(value));
  }
  const number = computed(value);
  return number && new Double('double' in number ? number.double : Number(number.integer));
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return textOfDate(value);
  if (value instanceof ObjectId) return value.toHexString();
  const number = computed(value);
  if (!number) return undefined;
  if ('integer' in number) return String(number.integer);
  throw notSupported('The text of a double');
}

function toDate(value: unknown): Date | undefined {
  if (typeof value === 'string') throw notSupported('Reading a date from text');
  const number = computed(value);
  if (!number) return momentOf(value);
  if (value instanceof Int32) return undefined;
  if ('double' in number && !Number.isFinite(number.double)) throw failure(value, 'date');
  return new Date('integer' in number ? Number(number.integer) : Math.trunc(number.double));
}

function toObjectId(value: unknown): ObjectId | undefined {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') return undefined;
  if (!/^[\da-f]{24}$/i.test(value)) throw failure(value, 'objectId');
  return new ObjectId(value);
}

export const CONVERSION_OPERATORS: OperatorTable = {
  $type: (operand, compiler) => {
    const [value] = compiler.args('$type', operand, 1) as [Evaluate];
    return (scope) => typeName(value(scope));
  },
  $isNumber: (operand, compiler) => {
    const [value] = compiler.args('$isNumber', operand, 1) as [Evaluate];
    return (scope) => ['int', 'long', 'double', 'decimal'].includes(typeName(value(scope)));
  },
  $toBool: converting('$toBool', 'bool', isTruthy),
  $toInt: converting('$toInt', 'int', (value) => {
    const integer = bounded(value, 'int', 32);
    return integer === undefined ? undefined : new Int32(Number(integer));
  }),
  $toLong: converting('$toLong', 'long', (value) => {
    const integer = bounded(value instanceof Date ? new Double(value.getTime()) : value, 'long', 64);
    return integer === undefined ? undefined : Long.fromBigInt(integer);
  }),
  $toDouble: converting('$toDouble', 'double', toDouble),
  $toString: converting('$toString', 'string', toText),
  $toDate: converting('$toDate', 'date', toDate),
  $toObjectId: converting('$toObjectId', 'objectId', toObjectId),
};
