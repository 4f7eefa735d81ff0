import { Decimal128, Double, Int32, Long } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import { formatShellText } from '../values/shell-text';
import { findNumeric, toDouble } from '../values/numbers';

const INT32_MIN = -(2n ** 31n);
const INT32_MAX = 2n ** 31n - 1n;

/**
 * MongoDB's types: double if one is a double, else the wider integer. An int32 overflow becomes int64, an int64
 * overflow an error. No Decimal128.
 */
export function add(left: unknown, right: unknown): unknown {
  if (left instanceof Decimal128 || right instanceof Decimal128)
    throw createNotSupportedError('Arithmetic on Decimal128');
  if (left instanceof Double || right instanceof Double)
    return new Double(toDouble(left)! + toDouble(right)!);
  const result = BigInt(String(findNumeric(left))) + BigInt(String(findNumeric(right)));
  const isInt32 = result >= INT32_MIN && result <= INT32_MAX;
  if (isInt32 && !(left instanceof Long) && !(right instanceof Long)) return new Int32(Number(result));
  if (BigInt.asIntN(64, result) !== result) {
    throw new CommandError(
      'BadValue',
      `Failed to apply $inc: ${formatShellText(left)}, ${formatShellText(right)} overflow`,
    );
  }
  return Long.fromBigInt(result);
}
