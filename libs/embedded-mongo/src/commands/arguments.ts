import { CommandError, notSupported } from '../errors';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { toInteger } from '../values/numbers';
import { shellText } from '../values/shell-text';
import { isTruthy } from '../query/operators';

/** A command addressed to a database, its first field naming the command. */
export interface Request {
  readonly database: string;
  readonly name: string;
  readonly body: Doc;
}

function mismatch(field: string, value: unknown, expected: string): CommandError {
  return new CommandError(
    'TypeMismatch',
    `BSON field '${field}' is ${shellText(value)}, expected ${expected}`,
  );
}

/** The namespace `database.collection` that the command's first field names. */
export function namespaceOf({ database, name, body }: Request): string {
  const collection = body[name];
  if (typeof collection !== 'string') {
    throw new CommandError('InvalidNamespace', 'collection name has invalid type');
  }
  if (collection === '') {
    throw new CommandError('InvalidNamespace', `Invalid namespace specified '${database}.'`);
  }
  return `${database}.${collection}`;
}

/** An optional document; `undefined` when missing or null. */
export function documentArgument(body: Doc, field: string): Doc | undefined {
  const value = body[field] ?? undefined;
  if (value !== undefined && !isDoc(value)) throw mismatch(field, value, 'an object');
  return value;
}

/** A required list of documents. */
export function documentsArgument(body: Doc, field: string): Doc[] {
  const value = body[field];
  if (!Array.isArray(value) || !value.every(isDoc)) throw mismatch(field, value, 'an array of objects');
  return value;
}

/** An optional integer of at least `minimum`. */
export function integerArgument(body: Doc, field: string, minimum = 0): number | undefined {
  const value = body[field] ?? undefined;
  if (value === undefined) return undefined;
  const integer = toInteger(value);
  if (integer === undefined) throw mismatch(field, value, 'an integer');
  if (integer < minimum) {
    throw new CommandError(
      51024,
      `BSON field '${field}' value must be >= ${minimum}, actual value '${integer}'`,
    );
  }
  return integer;
}

export function flagArgument(body: Doc, field: string): boolean {
  return isTruthy(body[field]);
}

/** Strings are compared by their bytes; every other collation would order and match them differently. */
export function refuseCollation(body: Doc): void {
  const collation = documentArgument(body, 'collation');
  if (collation && collation['locale'] !== 'simple') throw notSupported('A collation');
}
