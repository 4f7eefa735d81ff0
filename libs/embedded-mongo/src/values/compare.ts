import { Binary } from 'bson';
import type { BSONRegExp, BSONSymbol, Code, ObjectId, Timestamp } from 'bson';
import { checkDeadline } from '../deadline';
import type { Doc } from './document';
import { findBsonClass } from './document';
import { compareNumbers, findNumeric } from './numbers';

/** MongoDB's order of types (manual, "Comparison/Sort Order"); equal ranks compare by value. */
export const RANK = {
  minKey: -1,
  undefined: 0,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  code: 60,
  maxKey: 127,
} as const;

export type Rank = (typeof RANK)[keyof typeof RANK];

const CLASS_RANKS: Readonly<Record<string, Rank>> = {
  MinKey: RANK.minKey,
  MaxKey: RANK.maxKey,
  Int32: RANK.number,
  Double: RANK.number,
  Long: RANK.number,
  Decimal128: RANK.number,
  BSONSymbol: RANK.string,
  Binary: RANK.binary,
  ObjectId: RANK.objectId,
  Timestamp: RANK.timestamp,
  BSONRegExp: RANK.regex,
  Code: RANK.code,
};

export function rankValue(value: unknown): Rank {
  switch (typeof value) {
    case 'undefined':
      return RANK.undefined;
    case 'number':
    case 'bigint':
      return RANK.number;
    case 'string':
      return RANK.string;
    case 'boolean':
      return RANK.boolean;
    default:
      break;
  }
  if (value === null) return RANK.null;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  if (value instanceof RegExp) return RANK.regex;
  return CLASS_RANKS[findBsonClass(value) ?? ''] ?? RANK.object;
}

export function getRegexParts(value: unknown): readonly [string, string] {
  if (value instanceof RegExp) return [value.source, value.flags.replace(/[^imsux]/g, '')];
  const { pattern, options } = value as BSONRegExp;
  return [pattern, options];
}

export const formatText = (value: unknown): string =>
  typeof value === 'string' ? value : (value as BSONSymbol).value;

/** Orders UTF-16 units like MongoDB's UTF-8 bytes: surrogates come after the rest of the plane. */
const computeUtf8Order = (unit: number): number =>
  unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit;

function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i++) {
    const difference = computeUtf8Order(a.charCodeAt(i)) - computeUtf8Order(b.charCodeAt(i));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareEach<T>(a: readonly T[], b: readonly T[], compare: (x: T, y: T) => number): number {
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i++) {
    const difference = compare(a[i]!, b[i]!);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareFields([nameA, a]: [string, unknown], [nameB, b]: [string, unknown]): number {
  return rankValue(a) - rankValue(b) || compareStrings(nameA, nameB) || compareValues(a, b);
}

function compareBinary(a: Binary, b: Binary): number {
  return (
    computeBinaryLength(a) - computeBinaryLength(b) ||
    a.sub_type - b.sub_type ||
    Buffer.compare(getBytes(a), getBytes(b))
  );
}

/** The old subtype 2 stores its length twice. */
export const computeBinaryLength = (value: Binary): number =>
  value.position + (value.sub_type === Binary.SUBTYPE_BYTE_ARRAY ? 4 : 0);

export const getBytes = (value: Binary): Uint8Array => value.buffer.subarray(0, value.position);

/** MongoDB's sort order: by type first, numbers of all types together. */
export function compareValues(a: unknown, b: unknown): number {
  checkDeadline();
  const rank = rankValue(a);
  const difference = rank - rankValue(b);
  if (difference !== 0) return difference;
  switch (rank) {
    case RANK.number:
      return compareNumbers(findNumeric(a)!, findNumeric(b)!);
    case RANK.string:
      return compareStrings(formatText(a), formatText(b));
    case RANK.object:
      return compareEach(Object.entries(a as Doc), Object.entries(b as Doc), compareFields);
    case RANK.array:
      return compareEach(a as unknown[], b as unknown[], compareValues);
    case RANK.binary:
      return compareBinary(a as Binary, b as Binary);
    case RANK.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case RANK.boolean:
    case RANK.date:
      return Number(a) - Number(b);
    case RANK.timestamp:
      return compareNumbers(getTimestamp(a), getTimestamp(b));
    case RANK.regex:
      return compareEach(getRegexParts(a), getRegexParts(b), compareStrings);
    case RANK.code:
      return compareStrings((a as Code).code, (b as Code).code);
    default:
      return 0;
  }
}

/** Unsigned 64-bit number. */
export const getTimestamp = (value: unknown): bigint => BigInt.asUintN(64, (value as Timestamp).toBigInt());

/** MongoDB's equality: 1, 1.0 and NumberLong(1) are equal, field order counts. */
export const isEqual = (a: unknown, b: unknown): boolean => compareValues(a, b) === 0;
