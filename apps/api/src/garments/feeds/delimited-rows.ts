import { GOOGLE_COLUMNS, SHOPIFY_COLUMNS, type FeedRow } from '@figura/garments';
import { CsvError, parse, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { ValidationError } from '../../platform/errors/domain-error';
import type { LocatedRow, ShopFormat } from './located-row';
import { MAX_ROW, tooLong } from './row-limits';

/** Rows between tabs or commas, by the names in the first line. */
export async function* delimitedRows(
  text: AsyncIterable<string>,
  format: ShopFormat,
  isTabbed: boolean,
): AsyncGenerator<LocatedRow> {
  const parser = parse({
    bom: true,
    info: true,
    columns: (names: string[]) => checkedColumns(names, format),
    // Values between tabs stand as they are: a quotation mark in one is an inch or a word's.
    ...(isTabbed ? { delimiter: '\t', quote: null } : { delimiter: ',' }),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const entry of source.pipe(parser) as AsyncIterable<{ record: FeedRow; info: Info }>)
      yield { row: entry.record, place: `Line ${entry.info.lines}` };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const place = `Line ${String(error.lines)}`;
    throw error.code === 'CSV_MAX_RECORD_SIZE'
      ? tooLong(place)
      : new ValidationError([`${place}: ${error.message}`]);
  } finally {
    source.destroy();
  }
}

function checkedColumns(names: string[], format: ShopFormat): string[] {
  const needed: readonly (readonly string[])[] =
    format === 'google' ? GOOGLE_COLUMNS.map((name) => [name]) : SHOPIFY_COLUMNS;
  // Google also allows "image link" for "image_link".
  const known =
    format === 'google' ? names.map((name) => name.trim().toLowerCase().replace(/ /g, '_')) : names;
  const missing = needed.filter((alternatives) => !alternatives.some((name) => known.includes(name)));
  if (missing.length > 0)
    throw new ValidationError(missing.map(([name]) => `The first line has no column "${name}".`));
  return known;
}
