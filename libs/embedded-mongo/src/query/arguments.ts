import { Decimal128 } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { findNumeric, toDouble } from '../values/numbers';
import { formatShellText } from '../values/shell-text';
import { isTruthy } from './operators';

export function createTypeMismatchError(field: string, value: unknown, expected: string): CommandError {
  return new CommandError(
    'TypeMismatch',
    `BSON field '${field}' is ${formatShellText(value)}, expected ${expected}`,
  );
}

export function findDocumentArgument(body: Doc, field: string): Doc | undefined {
  const value = body[field] ?? undefined;
  if (value !== undefined && !isDoc(value)) throw createTypeMismatchError(field, value, 'an object');
  return value;
}

export function requireArgument(body: Doc, field: string): void {
  if ((body[field] ?? undefined) !== undefined) return;
  throw new CommandError(40414, `BSON field '${field}' is missing but a required field`);
}

export function findStringArgument(body: Doc, field: string): string | undefined {
  const value = body[field] ?? undefined;
  if (value !== undefined && typeof value !== 'string')
    throw createTypeMismatchError(field, value, 'a string');
  return value;
}

export function getDocumentsArgument(body: Doc, field: string): Doc[] {
  requireArgument(body, field);
  const value = body[field];
  if (!Array.isArray(value) || !value.every(isDoc))
    throw createTypeMismatchError(field, value, 'an array of objects');
  return value;
}

/** Drops the fraction, clamps to exact integers; NaN is 0. */
export function findIntegerArgument(body: Doc, field: string, minimum = 0): number | undefined {
  const value = body[field] ?? undefined;
  if (value === undefined) return undefined;
  const number = toDouble(value);
  if (number === undefined) throw createTypeMismatchError(field, value, 'a number');
  if (value instanceof Decimal128 && Number.isFinite(number) && !Number.isInteger(number)) {
    throw createNotSupportedError('A Decimal128 with a fraction in place of an integer');
  }
  const integer = Math.max(
    Number.MIN_SAFE_INTEGER,
    Math.min(Math.trunc(number) || 0, Number.MAX_SAFE_INTEGER),
  );
  if (integer < minimum) {
    throw new CommandError(
      'BadValue',
      `BSON field '${field}' value must be >= ${minimum}, actual value '${integer}'`,
    );
  }
  return integer;
}

/** `strictly` rejects numbers. */
export function isFlagArgument(body: Doc, field: string, strictly = false): boolean {
  const value = body[field] ?? undefined;
  if (value !== undefined && typeof value !== 'boolean' && (strictly || findNumeric(value) === undefined)) {
    throw createTypeMismatchError(field, value, 'a boolean');
  }
  return isTruthy(value);
}

export function checkFields(document: Doc, where: string, allowed: readonly string[]): void {
  const extra = Object.keys(document).find((field) => !allowed.includes(field));
  if (extra !== undefined)
    throw new CommandError(40415, `BSON field '${where}.${extra}' is an unknown field.`);
}
