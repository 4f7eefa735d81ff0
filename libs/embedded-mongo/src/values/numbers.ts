import { Decimal128, Double, Int32, Long, Timestamp } from 'bson';

/** Doubles and int32 as number, int64 as bigint. */
export type Numeric = number | bigint | Decimal128;

/** bson's Timestamp extends Long, but is no Long in MongoDB. */
export const isLong = (value: unknown): value is Long =>
  value instanceof Long && !(value instanceof Timestamp);

export function findNumeric(value: unknown): Numeric | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (isLong(value)) return value.toBigInt();
  if (value instanceof Decimal128) return value;
  return undefined;
}

/** Nearest double; `undefined` if not a number. */
export function toDouble(value: unknown): number | undefined {
  const numeric = findNumeric(value);
  return numeric === undefined
    ? undefined
    : Number(numeric instanceof Decimal128 ? numeric.toString() : numeric);
}

/** `undefined` if not a number, fractional or out of range. */
export function toInteger(value: unknown): number | undefined {
  const double = toDouble(value);
  return double !== undefined && Number.isSafeInteger(double) ? double : undefined;
}

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export function parseDecimalParts(decimal: Decimal128): { mantissa: bigint; exponent: number } {
  const [digits = '0', power = '0'] = decimal.toString().toLowerCase().split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  return { mantissa: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

/** `undefined` for NaN and the infinities. */
function findFraction(value: Numeric): Fraction | undefined {
  if (typeof value === 'bigint') return { n: value, d: 1n };
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return undefined;
    let numerator = value;
    let d = 1n;
    while (!Number.isInteger(numerator)) {
      numerator *= 2;
      d *= 2n;
    }
    return { n: BigInt(numerator), d };
  }
  if (/[IN]/.test(value.toString())) return undefined;
  const { mantissa, exponent } = parseDecimalParts(value);
  return exponent >= 0
    ? { n: mantissa * 10n ** BigInt(exponent), d: 1n }
    : { n: mantissa, d: 10n ** BigInt(-exponent) };
}

/** `undefined` for NaN and the infinities. */
export function truncateNumeric(value: Numeric): bigint | undefined {
  const fraction = findFraction(value);
  return fraction && fraction.n / fraction.d;
}

/** Exact across BSON types; NaN equals NaN and sorts first. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  if (!(a instanceof Decimal128) && !(b instanceof Decimal128)) return compareNative(a, b);
  const left = findFraction(a);
  const right = findFraction(b);
  if (left && right) {
    const difference = left.n * right.d - right.n * left.d;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  // With NaN or an infinity, doubles decide; a finite side counts by its sign.
  return compareNative(left ? sign(left.n) : Number(String(a)), right ? sign(right.n) : Number(String(b)));
}

function compareNative(a: number | bigint, b: number | bigint): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

const sign = (value: bigint): number => (value < 0n ? -1 : value > 0n ? 1 : 0);

export function isExactDouble(value: Numeric): boolean {
  return typeof value === 'number' || compareNumbers(value, Number(String(value))) === 0;
}
