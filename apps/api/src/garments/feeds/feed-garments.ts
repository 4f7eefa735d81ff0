import {
  toGarmentFromGoogle,
  toGarmentFromShopify,
  findCuts,
  isNotClothing,
  type FeedGarment,
} from '@figura/garments';
import type { Readable } from 'node:stream';
import { readFeedRows } from './feed-rows';
import { readFeedText } from './feed-text';
import { MAX_ROW, createTooLongError } from './row-limits';

export const FEED_FORMATS = ['text', 'google', 'shopify'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Only `text` if the source has no fields. */
export type SourceGarment = FeedGarment | (Omit<FeedGarment, 'text'> & { readonly text: string });

export function readGarments(input: Readable, format: FeedFormat): AsyncIterable<SourceGarment> {
  return format === 'text' ? readLines(input) : parseGarments(input, format);
}

const LINE_END = /\r\n?|\n/;

/**
 * Yields each non-empty line with its number.
 * @throws ValidationError with the number of a line that is too long
 */
async function* readLines(input: Readable): AsyncIterable<SourceGarment> {
  let number = 1;
  let rest = '';
  for await (const piece of readFeedText(input)) {
    const text = rest + piece;
    // The `\n` of a `\r\n` may come with the next chunk.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(LINE_END);
    rest = lines.pop()! + text.slice(end);
    for (const line of lines) {
      if (line.length > MAX_ROW) throw createTooLongError(`Line ${number}`);
      if (line.trim()) yield fromLine(number, line);
      number += 1;
    }
    if (rest.length > MAX_ROW) throw createTooLongError(`Line ${number}`);
  }
  if (rest.trim()) yield fromLine(number, rest);
}

const MAX_TITLE_LENGTH = 120;

function fromLine(number: number, text: string): SourceGarment {
  const title = text.slice(0, MAX_TITLE_LENGTH);
  const notClothing = isNotClothing({ title });
  return { id: String(number), text, cuts: findCuts({ title }), ...(notClothing && { notClothing }) };
}

async function* parseGarments(input: Readable, format: 'google' | 'shopify'): AsyncIterable<SourceGarment> {
  for await (const { row } of readFeedRows(input, format)) {
    const garment = format === 'google' ? toGarmentFromGoogle(row) : toGarmentFromShopify(row);
    if (garment) yield garment;
  }
}
