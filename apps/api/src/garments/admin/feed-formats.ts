import {
  garmentFromGoogle,
  garmentFromShopify,
  GOOGLE_COLUMNS,
  SHOPIFY_COLUMNS,
  type FeedGarment,
  type FeedRow,
} from '@figura/garments';
import { CsvError, parse } from 'csv-parse';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ValidationError } from '../../platform/errors/domain-error';

/** What a file of garments may be: a garment's words on each line, or the product data of Google or Shopify. */
export const FEED_FORMATS = ['text', 'google', 'shopify'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** A garment of a file: `text` alone where its words stand in no fields. */
export type SourceGarment = FeedGarment | { readonly id: string; readonly text: string };

/** A row of that many characters is no product: the file is cut wrongly. */
const MAX_ROW = 1_000_000;

/** The garments of a file, one after the other, as they are read. */
export function garmentsIn(input: Readable, format: FeedFormat): AsyncIterable<SourceGarment> {
  return format === 'text' ? linesOf(input) : rowsOf(input, format);
}

/** Each line that is not empty, named by its number. */
async function* linesOf(input: Readable): AsyncIterable<SourceGarment> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim()) yield { id: String(number), text: line };
  }
}

async function* rowsOf(input: Readable, format: 'google' | 'shopify'): AsyncIterable<SourceGarment> {
  const isTabbed = await firstLineHasTab(input);
  const parser = parse({
    bom: true,
    columns: (names: string[]) => checkedColumns(names, format),
    // Values between tabs stand as they are: a quotation mark in one is an inch or a word's.
    ...(isTabbed ? { delimiter: '\t', quote: null } : { delimiter: ',' }),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
  });
  input.on('error', (error) => parser.destroy(error));
  try {
    for await (const row of input.pipe(parser) as AsyncIterable<FeedRow>) {
      const garment = format === 'google' ? garmentFromGoogle(row) : garmentFromShopify(row);
      if (garment) yield garment;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ValidationError([`Line ${String(error.lines)}: ${error.message}`]);
  }
}

/** Looks at the beginning of a stream and puts it back. */
async function firstLineHasTab(input: Readable): Promise<boolean> {
  await once(input, 'readable');
  const chunk = input.read() as Buffer | null;
  if (chunk === null) return false;
  input.unshift(chunk);
  return chunk.toString('utf8').split('\n', 1)[0]!.includes('\t');
}

function checkedColumns(names: string[], format: 'google' | 'shopify'): string[] {
  const needed: readonly (readonly string[])[] =
    format === 'google' ? GOOGLE_COLUMNS.map((name) => [name]) : SHOPIFY_COLUMNS;
  const missing = needed.filter((alternatives) => !alternatives.some((name) => names.includes(name)));
  if (missing.length > 0)
    throw new ValidationError(missing.map(([name]) => `The first line has no column "${name}".`));
  return names;
}
