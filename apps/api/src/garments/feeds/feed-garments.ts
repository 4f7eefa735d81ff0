import {
  createGarmentFromGoogle,
  findGarmentFromShopify,
  isForOthers,
  isNotClothing,
  type FeedGarment,
} from '@figura/garments';
import type { Readable } from 'node:stream';
import { readFeedRows } from './feed-rows';
import { readFeedText } from './feed-text';
import { MAX_ROW, createTooLong } from './row-limits';

/** What a file of garments may be: a garment's words on each line, or the product data of Google or Shopify. */
export const FEED_FORMATS = ['text', 'google', 'shopify'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** A garment of a file: `text` alone where its words stand in no fields. */
export type SourceGarment = FeedGarment | (Omit<FeedGarment, 'text'> & { readonly text: string });

/** The garments of a file, one after the other, as they are read. */
export function readGarments(input: Readable, format: FeedFormat): AsyncIterable<SourceGarment> {
  return format === 'text' ? readLines(input) : parseGarments(input, format);
}

/** Line ends of Windows, Unix and old Macs. */
const LINE_END = /\r\n?|\n/;

/**
 * Each line that is not empty, named by its number; a garment's words may hold all that a row may.
 *
 * @throws ValidationError for a line that is longer, with its number, and for what is no text
 */
async function* readLines(input: Readable): AsyncIterable<SourceGarment> {
  let number = 1;
  let rest = '';
  for await (const piece of readFeedText(input)) {
    const text = rest + piece;
    // The "\n" of a "\r\n" may come with the next piece.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(LINE_END);
    rest = lines.pop()! + text.slice(end);
    for (const line of lines) {
      if (line.length > MAX_ROW) throw createTooLong(`Line ${number}`);
      if (line.trim()) yield fromLine(number, line);
      number += 1;
    }
    if (rest.length > MAX_ROW) throw createTooLong(`Line ${number}`);
  }
  if (rest.trim()) yield fromLine(number, rest);
}

/** Of a text only the beginning is a title. */
const MAX_TITLE_LENGTH = 120;

function fromLine(number: number, text: string): SourceGarment {
  const title = text.slice(0, MAX_TITLE_LENGTH);
  const notClothing = isNotClothing({ title });
  return { id: String(number), text, forOthers: isForOthers({ title }), ...(notClothing && { notClothing }) };
}

async function* parseGarments(input: Readable, format: 'google' | 'shopify'): AsyncIterable<SourceGarment> {
  for await (const { row } of readFeedRows(input, format)) {
    const garment = format === 'google' ? createGarmentFromGoogle(row) : findGarmentFromShopify(row);
    if (garment) yield garment;
  }
}
