import type { Binary, Code, ObjectId } from 'bson';
import { Decimal128 } from 'bson';
import { createHash } from 'node:crypto';
import {
  computeBinaryLength,
  getBytes,
  RANK,
  rankValue,
  getRegexParts,
  formatText,
  getTimestamp,
} from './compare';
import type { Doc } from './document';
import type { Numeric } from './numbers';
import { compareNumbers, parseDecimalParts, isExactDouble, findNumeric } from './numbers';

/** LMDB allows 1978 bytes with 4 KiB pages, minus our ids and a digest. */
export const MAX_PLAIN_KEY = 1700;

const END = 0x00;
const MORE = 0x01;

/**
 * Equal values give equal bytes, and `Buffer.compare` follows MongoDB's order. A list's encoding starts with
 * those of its prefixes. Numbers that share a nearest double have no defined order.
 */
export function encodeKey(values: readonly unknown[]): Buffer {
  return Buffer.concat(values.map(encodeValue));
}

/** A long key keeps its start and gets a digest, so that it stays unique. */
export function shortenKey(key: Buffer): Buffer {
  if (key.length <= MAX_PLAIN_KEY) return key;
  const digest = createHash('sha256').update(key.subarray(MAX_PLAIN_KEY)).digest();
  return Buffer.concat([key.subarray(0, MAX_PLAIN_KEY), digest]);
}

function encodeValue(value: unknown): Buffer {
  const rank = rankValue(value);
  return Buffer.concat([Buffer.from([rank + 1]), encodePayload(rank, value)]);
}

function encodePayload(rank: number, value: unknown): Buffer {
  switch (rank) {
    case RANK.number:
      return encodeNumber(findNumeric(value)!);
    case RANK.string:
      return encodeText(formatText(value));
    case RANK.object:
      return encodeObject(Object.entries(value as Doc));
    case RANK.array:
      return Buffer.concat([
        ...(value as unknown[]).flatMap((item) => [Buffer.from([MORE]), encodeValue(item)]),
        Buffer.from([END]),
      ]);
    case RANK.binary:
      return encodeBinary(value as Binary);
    case RANK.objectId:
      return Buffer.from((value as ObjectId).id);
    case RANK.boolean:
      return Buffer.from([Number(value)]);
    case RANK.date:
      return encodeInteger(BigInt((value as Date).getTime()) + 2n ** 63n);
    case RANK.timestamp:
      return encodeInteger(getTimestamp(value));
    case RANK.regex:
      return Buffer.concat(getRegexParts(value).map(encodeText));
    case RANK.code:
      return encodeText((value as Code).code);
    default:
      return Buffer.alloc(0);
  }
}

/** UTF-8 with zero bytes escaped, ended by two zeros: "a" sorts before "a\0", both before "b". */
function encodeText(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const escaped = bytes.includes(0)
    ? Buffer.from(Array.from(bytes).flatMap((byte) => (byte === 0 ? [0, 0xff] : [byte])))
    : bytes;
  return Buffer.concat([escaped, Buffer.from([0, 0])]);
}

function encodeObject(fields: [string, unknown][]): Buffer {
  const parts = fields.flatMap(([name, value]) => {
    const rank = rankValue(value);
    return [Buffer.from([MORE, rank + 1]), encodeText(name), encodePayload(rank, value)];
  });
  return Buffer.concat([...parts, Buffer.from([END])]);
}

function encodeBinary(value: Binary): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(computeBinaryLength(value));
  head.writeUInt8(value.sub_type, 4);
  return Buffer.concat([head, getBytes(value)]);
}

function encodeInteger(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value));
  return bytes;
}

function encodeNumber(value: Numeric): Buffer {
  const double = Number(String(value));
  const exact = isExactDouble(value);
  const side = exact ? 1 : compareNumbers(value, double) < 0 ? 0 : 2;
  const head = Buffer.concat([encodeDouble(double), Buffer.from([side])]);
  return exact ? head : Buffer.concat([head, encodeText(formatCanonicalDecimal(value))]);
}

/** IEEE bits, changed so that unsigned bytes sort like the numbers, NaN first. */
function encodeDouble(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  if (Number.isNaN(value)) return bytes;
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  if (value < 0) bytes.forEach((byte, i) => (bytes[i] = ~byte & 0xff));
  else bytes[0]! |= 0x80;
  return bytes;
}

function formatCanonicalDecimal(value: Numeric): string {
  const parts =
    value instanceof Decimal128 ? parseDecimalParts(value) : { mantissa: BigInt(value), exponent: 0 };
  let { mantissa, exponent } = parts;
  while (mantissa !== 0n && mantissa % 10n === 0n) {
    mantissa /= 10n;
    exponent += 1;
  }
  return `${mantissa}e${exponent}`;
}
