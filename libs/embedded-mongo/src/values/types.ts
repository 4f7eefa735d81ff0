import { BSONRegExp } from 'bson';
import { findBsonClass, isDoc } from './document';

const CLASS_NAMES: Readonly<Record<string, string>> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  ObjectId: 'objectId',
  Binary: 'binData',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  BSONSymbol: 'symbol',
  Code: 'javascript',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
};

/** MongoDB's `$type` name; `missing` for a missing field. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof RegExp || value instanceof BSONRegExp) return 'regex';
  if (isDoc(value)) return 'object';
  return CLASS_NAMES[findBsonClass(value) ?? ''] ?? 'object';
}

export const isNil = (value: unknown): value is null | undefined => value === null || value === undefined;
