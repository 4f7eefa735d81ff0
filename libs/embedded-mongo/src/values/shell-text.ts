import type { Binary, ObjectId } from 'bson';
import { Double } from 'bson';
import { bytesOf, RANK, rankOf, regexParts, textOf } from './compare';
import type { Doc } from './document';
import { numericOf } from './numbers';

/** Prints a value as MongoDB does in its error messages: `{ email: "a", n: 1.0, id: ObjectId('…') }`. */
export function shellText(value: unknown): string {
  switch (rankOf(value)) {
    case RANK.string:
      return JSON.stringify(textOf(value));
    case RANK.number: {
      const text = String(numericOf(value));
      return value instanceof Double && /^-?\d+$/.test(text) ? `${text}.0` : text;
    }
    case RANK.object:
      return `{ ${Object.entries(value as Doc)
        .map(([name, field]) => `${name}: ${shellText(field)}`)
        .join(', ')} }`;
    case RANK.array:
      return `[ ${(value as unknown[]).map(shellText).join(', ')} ]`;
    case RANK.objectId:
      return `ObjectId('${(value as ObjectId).toHexString()}')`;
    case RANK.binary:
      return `BinData(${(value as Binary).sub_type}, ${Buffer.from(bytesOf(value as Binary))
        .toString('hex')
        .toUpperCase()})`;
    case RANK.date:
      return `new Date(${(value as Date).getTime()})`;
    case RANK.regex:
      return `/${regexParts(value).join('/')}`;
    default:
      return String(value ?? null);
  }
}
