import { isUtf8 } from 'node:buffer';
import { CommandError, createNotSupportedError } from '../errors';
import { parseArrayIndex } from '../query/paths';
import { END_OF_TIME } from './moments';

/** MongoDB's nesting limit of a command. */
const MAX_DEPTH = 200;

/** Largest name that a JavaScript object treats as an array index. */
const MAX_POSITION = 2 ** 32 - 2;

const DATE = 0x09;
const DEPRECATED: Readonly<Record<number, string>> = {
  0x06: 'undefined',
  0x0c: 'DBPointer',
  0x0f: 'code with scope',
};

const LENGTHS: Readonly<Record<number, number>> = {
  ...{ 0x01: 8, 0x07: 12, 0x08: 1, 0x09: 8, 0x0a: 0, 0x10: 4, 0x11: 8, 0x12: 8, 0x13: 16, 0x7f: 0, 0xff: 0 },
};
const HEADS: Readonly<Record<number, number>> = { 0x02: 4, 0x05: 5, 0x0d: 4, 0x0e: 4 };

/**
 * Rejects BSON that a JavaScript object would change, and deprecated types. Throws Overflow if too deep,
 * RangeError if it is not BSON.
 */
export function checkBson(bytes: Buffer, start = 0, isArray = false, depth = 0): void {
  if (depth > MAX_DEPTH) {
    throw new CommandError('Overflow', `BSONObj exceeded maximum nested object depth: ${MAX_DEPTH}`);
  }
  const end = start + bytes.readInt32LE(start) - 1;
  const checkName = isArray ? undefined : nameCheck();
  for (let at = start + 4; at < end;) {
    const type = bytes[at]!;
    const nameEnd = bytes.indexOf(0, at + 1);
    if (nameEnd < 0 || nameEnd >= end) throw new RangeError('A name without an end');
    const name = bytes.toString('utf8', at + 1, nameEnd);
    if (name.includes('\ufffd') && !isUtf8(bytes.subarray(at + 1, nameEnd))) {
      throw createNotSupportedError('A name that is no UTF-8');
    }
    checkName?.(name);
    at = nameEnd + 1;
    if (DEPRECATED[type]) throw createNotSupportedError(`The BSON type ${DEPRECATED[type]}`);
    if (type === DATE && Math.abs(Number(bytes.readBigInt64LE(at))) > END_OF_TIME.getTime()) {
      throw createNotSupportedError('A date beyond the year 275760');
    }
    if (type === 0x03 || type === 0x04) checkBson(bytes, at, type === 0x04, depth + 1);
    at += computeLength(bytes, type, at);
  }
}

function nameCheck(): (name: string) => void {
  const names = new Set<string>();
  let [lastNumber, onlyNumbers] = [-1, true];
  return (name) => {
    if (names.has(name)) throw createNotSupportedError(`A document with the field '${name}' twice`);
    names.add(name);
    const number = parseArrayIndex(name);
    if (number === undefined || number > MAX_POSITION) onlyNumbers = false;
    else if (onlyNumbers && number > lastNumber) lastNumber = number;
    else
      throw createNotSupportedError('A document with numbers as names that do not come first and in order');
  };
}

function computeLength(bytes: Buffer, type: number, at: number): number {
  if (type in LENGTHS) return LENGTHS[type]!;
  if (type in HEADS) return HEADS[type]! + bytes.readInt32LE(at);
  if (type === 0x03 || type === 0x04) return bytes.readInt32LE(at);
  if (type === 0x0b) return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1 - at;
  throw new RangeError(`The BSON type ${type} does not exist`);
}
