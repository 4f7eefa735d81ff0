import type { Binary, ObjectId } from 'bson';
import { Double } from 'bson';
import { getBytes, RANK, rankValue, getRegexParts, formatText } from './compare';
import type { Doc } from './document';
import { findNumeric } from './numbers';

/** Format of MongoDB's error messages: `{ email: "a", n: 1.0, id: ObjectId('…') }`. */
export function formatShellText(value: unknown): string {
  switch (rankValue(value)) {
    case RANK.string:
      return JSON.stringify(formatText(value));
    case RANK.number: {
      const text = String(findNumeric(value));
      return value instanceof Double && /^-?\d+$/.test(text) ? `${text}.0` : text;
    }
    case RANK.object:
      return `{ ${Object.entries(value as Doc)
        .map(([name, field]) => `${name}: ${formatShellText(field)}`)
        .join(', ')} }`;
    case RANK.array:
      return `[ ${(value as unknown[]).map(formatShellText).join(', ')} ]`;
    case RANK.objectId:
      return `ObjectId('${(value as ObjectId).toHexString()}')`;
    case RANK.binary:
      return `BinData(${(value as Binary).sub_type}, ${Buffer.from(getBytes(value as Binary))
        .toString('hex')
        .toUpperCase()})`;
    case RANK.date:
      return `new Date(${(value as Date).getTime()})`;
    case RANK.regex:
      return `/${getRegexParts(value).join('/')}`;
    default:
      return String(value ?? null);
  }
}
