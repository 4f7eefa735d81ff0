import { GOOGLE_COLUMNS, SHOPIFY_COLUMNS, type FeedRow } from '@figura/garments';
import { CsvError, parse, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { ValidationError } from '../../platform/errors/domain-error';
import type { LocatedRow, ShopFormat } from './located-row';
import { MAX_ROW, createTooLongError } from './row-limits';

/**
 * Values separated by tabs, commas, or semicolons; the first line has the column names. `head` is the start of
 * the text.
 */
export async function* readDelimitedRows(
  text: AsyncIterable<string>,
  format: ShopFormat,
  head: string,
): AsyncGenerator<LocatedRow> {
  const delimiter = detectDelimiter(head);
  const isTabbed = delimiter === '\t';
  const parser = parse({
    bom: true,
    info: true,
    columns: (names: string[]) => checkColumns(isTabbed ? names.map(unquote) : names, format),
    delimiter,
    // Without it, mixed line endings would merge rows.
    record_delimiter: hasOldMacLineEndings(head) ? '\r' : ['\r\n', '\n'],
    // In tab-separated text, a lone quotation mark is an inch mark and must not swallow rows.
    ...(isTabbed && { quote: null }),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const entry of source.pipe(parser) as AsyncIterable<{ record: FeedRow; info: Info }>)
      yield {
        row: isTabbed ? removeQuotes(entry.record) : entry.record,
        place: `Line ${entry.info.lines}`,
      };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const place = `Line ${String(error.lines)}`;
    throw error.code === 'CSV_MAX_RECORD_SIZE'
      ? createTooLongError(place)
      : new ValidationError([`${place}: ${error.message}`]);
  } finally {
    source.destroy();
  }
}

/** The most frequent separator in the first line; Excel writes semicolons in locales with decimal commas. */
function detectDelimiter(head: string): string {
  const [line = ''] = head.split(/[\r\n]/, 1);
  if (line.includes('\t')) return '\t';
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

/** Line endings of Macs before 2001. A final `\r` may be half of a Windows line ending. */
function hasOldMacLineEndings(head: string): boolean {
  return !head.includes('\n') && head.slice(0, -1).includes('\r');
}

function removeQuotes(record: FeedRow): FeedRow {
  const row: Record<string, string | undefined> = {};
  for (const name of Object.keys(record)) row[name] = unquote(record[name]!);
  return row;
}

function unquote(value: string): string {
  if (value.length < 2 || !value.startsWith('"') || !value.endsWith('"')) return value;
  const within = value.slice(1, -1);
  return within.replaceAll('""', '').includes('"') ? value : within.replaceAll('""', '"');
}

function checkColumns(names: string[], format: ShopFormat): string[] {
  const needed: readonly (readonly string[])[] =
    format === 'google' ? GOOGLE_COLUMNS.map((name) => [name]) : SHOPIFY_COLUMNS;
  // Google also accepts "image link" for "image_link"; some feeds add the XML prefix.
  const known =
    format === 'google'
      ? names.map((name) => name.trim().toLowerCase().replace(/^g:/, '').replace(/ /g, '_'))
      : names;
  const missing = needed.filter((alternatives) => !alternatives.some((name) => known.includes(name)));
  if (missing.length > 0)
    throw new ValidationError(missing.map(([name]) => `The first line has no column "${name}".`));
  return known;
}
