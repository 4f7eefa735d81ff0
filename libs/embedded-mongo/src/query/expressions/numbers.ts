import { Decimal128, Double, Int32, Long } from 'bson';
import { CommandError, notSupported } from '../../errors';
import { isNil, typeName } from '../../values/types';
import { numericOf, toDouble } from '../../values/numbers';
import type { Compiler, Evaluate, Operator, OperatorTable } from './compiler';

const INT32_MAX = 2n ** 31n - 1n;
const isInt32 = (value: bigint): boolean => value >= -INT32_MAX - 1n && value <= INT32_MAX;
const isInt64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/** A BSON number in the form it is computed with: integers exactly, doubles as they are. */
export type Computed = { readonly integer: bigint; readonly wide: boolean } | { readonly double: number };

/** Reads a BSON number; `undefined` for everything else. Throws NotImplemented for a Decimal128. */
export function computed(value: unknown): Computed | undefined {
  if (value instanceof Decimal128) throw notSupported('Computing with Decimal128');
  if (value instanceof Double) return { double: value.value };
  const numeric = numericOf(value);
  if (numeric === undefined || numeric instanceof Decimal128) return undefined;
  if (typeof numeric === 'number' && !(value instanceof Int32)) return { double: numeric };
  return { integer: BigInt(numeric), wide: !(value instanceof Int32) };
}

export const asDouble = (number: Computed): number =>
  'double' in number ? number.double : Number(number.integer);

/** The narrowest BSON number that MongoDB would answer with: int64 stays int64, and becomes a double where it overflows. */
export function toBson(integer: bigint, wide: boolean): unknown {
  if (!wide && isInt32(integer)) return new Int32(Number(integer));
  return isInt64(integer) ? Long.fromBigInt(integer) : new Double(Number(integer));
}

type Combine = (left: Computed, right: Computed) => unknown;

/** An operation on integers, and the same on doubles where one of the two is a double. */
function combining(
  onIntegers: (a: bigint, b: bigint) => bigint,
  onDoubles: (a: number, b: number) => number,
): Combine {
  return (left, right) =>
    'integer' in left && 'integer' in right
      ? toBson(onIntegers(left.integer, right.integer), left.wide || right.wide)
      : new Double(onDoubles(asDouble(left), asDouble(right)));
}

const plus = combining(
  (a, b) => a + b,
  (a, b) => a + b,
);
const minus = combining(
  (a, b) => a - b,
  (a, b) => a - b,
);
const times = combining(
  (a, b) => a * b,
  (a, b) => a * b,
);
const remainder = combining(
  (a, b) => a % b,
  (a, b) => a % b,
);

/** An operator on two numbers that gives null when one of them is null or missing. */
function binary(name: string, compute: (left: unknown, right: unknown) => unknown): Operator {
  return (operand, compiler) => {
    const [left, right] = compiler.args(name, operand, 2) as [Evaluate, Evaluate];
    return (scope) => {
      const [a, b] = [left(scope), right(scope)];
      return isNil(a) || isNil(b) ? null : compute(a, b);
    };
  };
}

const numbers = (name: string, a: unknown, b: unknown): [Computed, Computed] => {
  const [left, right] = [computed(a), computed(b)];
  if (!left || !right) {
    throw new CommandError(
      name === '$mod' ? 16611 : 'TypeMismatch',
      `${name} only supports numeric types, not ${typeName(a)} and ${typeName(b)}`,
    );
  }
  return [left, right];
};

/** The nearest integer; halves go away from zero. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** Milliseconds as a Date; MongoDB's dates reach further than JavaScript's. */
function dateAt(milliseconds: number): Date {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) throw notSupported('A date beyond the year 275760');
  return date;
}

function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  const floor = numerator >= 0n ? numerator / denominator : -((-numerator + denominator - 1n) / denominator);
  const twice = 2n * (numerator - floor * denominator);
  if (twice !== denominator) return twice < denominator ? floor : floor + 1n;
  return floor % 2n === 0n ? floor : floor + 1n;
}

const truncate = (numerator: bigint, denominator: bigint): bigint => numerator / denominator;

/** `$round` and `$trunc`: to a place after (or, negative, before) the point, exactly, halves to the even digit. */
function placing(name: '$round' | '$trunc'): Operator {
  const divide = name === '$round' ? roundHalfEven : truncate;
  return (operand, compiler) => {
    const [value, place] = compiler.args(name, operand, 1, 2) as [Evaluate, Evaluate | undefined];
    return (scope) => {
      const [raw, rawPlace] = [value(scope), place ? place(scope) : new Int32(0)];
      if (isNil(raw) || isNil(rawPlace)) return null;
      const number = computed(raw);
      if (!number) throw new CommandError(51081, `${name} only supports numeric types, not ${typeName(raw)}`);
      const digits = toDouble(rawPlace);
      if (digits === undefined || !Number.isInteger(digits)) {
        throw new CommandError(51082, `precision argument to ${name} must be a integral value`);
      }
      if (digits < -20 || digits > 100) {
        throw new CommandError(
          51083,
          `cannot apply ${name} with precision value ${digits} value must be in [-20, 100]`,
        );
      }
      if ('integer' in number) {
        if (digits >= 0) return raw;
        const unit = 10n ** BigInt(-digits);
        const result = divide(number.integer, unit) * unit;
        if (!isInt64(result)) throw new CommandError(51080, `the result of ${name} is beyond 64 bits`);
        return toBson(result, number.wide);
      }
      return new Double(placedDouble(number.double, digits, divide));
    };
  };
}

function placedDouble(value: number, digits: number, divide: (n: bigint, d: bigint) => bigint): number {
  if (!Number.isFinite(value) || value === 0) return value;
  let [n, d] = [value, 1n];
  while (!Number.isInteger(n)) {
    n *= 2;
    d *= 2n;
  }
  const scale = 10n ** BigInt(Math.abs(digits));
  const whole = digits >= 0 ? divide(BigInt(n) * scale, d) : divide(BigInt(n), d * scale);
  const result = Number(digits >= 0 ? `${whole}e-${digits}` : String(whole * scale));
  return result === 0 && value < 0 ? -0 : result;
}

/** An operator on one number; null of null. Integers are left as they are unless they are computed too. */
function unary(
  name: string,
  onDouble: (value: number) => number,
  onInteger?: (value: bigint) => bigint,
): Operator {
  return (operand, compiler) => {
    const [value] = compiler.args(name, operand, 1) as [Evaluate];
    return (scope) => {
      const raw = value(scope);
      if (isNil(raw)) return null;
      const number = computed(raw);
      if (!number) throw new CommandError(28765, `${name} only supports numeric types, not ${typeName(raw)}`);
      if ('double' in number) return new Double(onDouble(number.double));
      return onInteger ? toBson(onInteger(number.integer), number.wide) : raw;
    };
  };
}

function absolute(value: bigint): bigint {
  if (value === -(2n ** 63n)) throw new CommandError(28680, "can't take $abs of long long min");
  return value < 0n ? -value : value;
}

function add(operand: unknown, compiler: Compiler): Evaluate {
  const terms = compiler.args('$add', operand, 0, Infinity);
  return (scope) => {
    let sum: unknown = new Int32(0);
    let date: Date | undefined;
    for (const term of terms) {
      const value = term(scope);
      if (isNil(value)) return null;
      if (value instanceof Date) {
        if (date) throw new CommandError(16612, 'only one date allowed in an $add expression');
        date = value;
        continue;
      }
      const number = computed(value);
      if (!number) {
        throw new CommandError(
          'TypeMismatch',
          `$add only supports numeric or date types, not ${typeName(value)}`,
        );
      }
      sum = plus(computed(sum)!, number);
    }
    return date ? dateAt(date.getTime() + rounded(toDouble(sum)!)) : sum;
  };
}

function subtract(left: unknown, right: unknown): unknown {
  if (left instanceof Date) {
    if (right instanceof Date) return Long.fromNumber(left.getTime() - right.getTime());
    const number = computed(right);
    if (number) return dateAt(left.getTime() - rounded(asDouble(number)));
  }
  const [a, b] = [computed(left), computed(right)];
  if (!a || !b) {
    throw new CommandError('TypeMismatch', `can't $subtract ${typeName(right)} from ${typeName(left)}`);
  }
  return minus(a, b);
}

function multiply(operand: unknown, compiler: Compiler): Evaluate {
  const factors = compiler.args('$multiply', operand, 0, Infinity);
  return (scope) => {
    let product: unknown = new Int32(1);
    for (const factor of factors) {
      const value = factor(scope);
      if (isNil(value)) return null;
      const number = computed(value);
      if (!number) {
        throw new CommandError(
          'TypeMismatch',
          `$multiply only supports numeric types, not ${typeName(value)}`,
        );
      }
      product = times(computed(product)!, number);
    }
    return product;
  };
}

/** Arithmetic with MongoDB's types: double when one is a double, else the wider integer. */
export const NUMBER_OPERATORS: OperatorTable = {
  $add: add,
  $subtract: binary('$subtract', subtract),
  $multiply: multiply,
  $divide: binary('$divide', (a, b) => {
    const [left, right] = numbers('$divide', a, b);
    if (asDouble(right) === 0) throw new CommandError('BadValue', "can't $divide by zero");
    return new Double(asDouble(left) / asDouble(right));
  }),
  $mod: binary('$mod', (a, b) => {
    const [left, right] = numbers('$mod', a, b);
    if (asDouble(right) === 0) throw new CommandError(16610, "can't $mod by zero");
    return remainder(left, right);
  }),
  $abs: unary('$abs', Math.abs, absolute),
  $ceil: unary('$ceil', Math.ceil),
  $floor: unary('$floor', Math.floor),
  $round: placing('$round'),
  $trunc: placing('$trunc'),
};
