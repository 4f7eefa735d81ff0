import { garmentFromGoogle, garmentFromShopify, type FeedGarment } from '@figura/garments';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { feedRows } from './feed-rows';

/** What a file of garments may be: a garment's words on each line, or the product data of Google or Shopify. */
export const FEED_FORMATS = ['text', 'google', 'shopify'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** A garment of a file: `text` alone where its words stand in no fields. */
export type SourceGarment = FeedGarment | { readonly id: string; readonly text: string };

/** The garments of a file, one after the other, as they are read. */
export function garmentsIn(input: Readable, format: FeedFormat): AsyncIterable<SourceGarment> {
  return format === 'text' ? linesOf(input) : garmentsOf(input, format);
}

/** Each line that is not empty, named by its number. */
async function* linesOf(input: Readable): AsyncIterable<SourceGarment> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim()) yield { id: String(number), text: line };
  }
}

async function* garmentsOf(input: Readable, format: 'google' | 'shopify'): AsyncIterable<SourceGarment> {
  for await (const { row } of feedRows(input, format)) {
    const garment = format === 'google' ? garmentFromGoogle(row) : garmentFromShopify(row);
    if (garment) yield garment;
  }
}
