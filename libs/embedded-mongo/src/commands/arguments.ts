import { CommandError, createNotSupportedError } from '../errors';
import {
  checkFields,
  findDocumentArgument,
  findIntegerArgument,
  createTypeMismatchError,
} from '../query/arguments';
import type { Doc } from '../values/document';
import { toDouble } from '../values/numbers';

export interface Request {
  readonly database: string;
  readonly name: string;
  readonly body: Doc;
}

export function getNamespace({ database, name, body }: Request): string {
  const collection = body[name];
  if (typeof collection !== 'string') {
    throw new CommandError('InvalidNamespace', 'collection name has invalid type');
  }
  if (/^$|^[.$]|\0/.test(collection)) {
    throw new CommandError('InvalidNamespace', `Invalid namespace specified '${database}.${collection}'`);
  }
  return `${database}.${collection}`;
}

/** A whole number of 31 bits; 0 or `undefined` means no limit. */
export function parseTimeLimit({ maxTimeMS }: Doc): number | undefined {
  if (maxTimeMS === undefined || maxTimeMS === null) return undefined;
  const number = toDouble(maxTimeMS);
  if (number === undefined) throw createTypeMismatchError('maxTimeMS', maxTimeMS, 'a number');
  if (!Number.isInteger(number)) {
    throw new CommandError('FailedToParse', `maxTimeMS has non-integral value ${number}`);
  }
  if (number < 0 || number > 2 ** 31 - 1) {
    throw new CommandError('BadValue', `${number} value for maxTimeMS is out of range [0, ${2 ** 31 - 1}]`);
  }
  return number;
}

export function parseCursorBatchSize({ name, body }: Request): number | undefined {
  const cursor = findDocumentArgument(body, 'cursor') ?? {};
  checkFields(cursor, `${name}.cursor`, ['batchSize']);
  return findIntegerArgument(cursor, 'batchSize');
}

/** Strings compare by bytes; any other collation would order and match differently. */
export function refuseCollation(body: Doc): void {
  const collation = findDocumentArgument(body, 'collation');
  if (collation && collation['locale'] !== 'simple') throw createNotSupportedError('A collation');
}
