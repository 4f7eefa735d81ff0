import { findCurrency } from '@figura/garments';
import { CsvError, parse, type Info, type Options } from 'csv-parse/sync';

/** The columns that a spreadsheet of clothes may have, by the names that people give them. */
const COLUMN_NAMES = {
  name: [
    'name',
    'item',
    'piece',
    'garment',
    'article',
    'title',
    'product',
    'product name',
    'item name',
    'clothing',
  ],
  description: ['description', 'details'],
  category: ['category', 'type', 'kind', 'item type', 'clothing type', 'garment type'],
  brand: ['brand', 'label', 'designer', 'maker', 'brand name'],
  size: ['size', 'sizes'],
  color: ['color', 'colour', 'colors', 'colours', 'shade'],
  material: ['material', 'fabric', 'cloth', 'composition'],
  pattern: ['pattern', 'print'],
  price: ['price', 'cost', 'paid', 'price paid', 'purchase price', 'amount', 'paid in'],
  currency: ['currency'],
  bought: ['bought', 'date', 'bought on', 'date bought', 'purchased', 'purchase date', 'purchased on'],
  note: ['note', 'notes', 'comment', 'comments', 'remarks'],
} as const;

type Column = keyof typeof COLUMN_NAMES;

/** What a row says of a piece, by column; nothing for cells that are empty. */
export type Cells = Readonly<Partial<Record<Column, string>>> & {
  /** Of columns that are not known, by their names. */
  readonly others?: readonly (readonly [name: string, value: string])[];
};

/** One piece of a list. */
export interface ListRow {
  /** Its first line, from 1. */
  readonly line: number;
  readonly text: string;
  /** Null for a line in words. */
  readonly cells: Cells | null;
}

interface Columns {
  readonly names: readonly string[];
  readonly delimiter: string;
  /** That the head of the column of prices names. */
  readonly currency?: string;
}

export interface List {
  /** The lines up to the names of the columns; null where there are none. */
  readonly header: string | null;
  readonly columns: Columns | null;
  readonly rows: readonly ListRow[];
}

interface ParsedRow {
  record: string[];
  raw: string;
  info: Info;
}

const KNOWN = new Map<string, Column>(
  Object.entries(COLUMN_NAMES).flatMap(([column, names]) =>
    names.map((name) => [name, column as Column] as const),
  ),
);
/** Columns of which one at least says what a piece is. */
const NAMING: readonly (Column | undefined)[] = ['name', 'description', 'category'];
/** Excel's own line about what stands between its cells. */
const SEPARATOR = /^\ufeff?"?sep=(.)"?\s*$/i;

/** The pieces of a pasted list: a line each, or the rows of a spreadsheet where the first line names its columns. */
export function readList(lines: readonly string[]): List {
  const first = lines.findIndex((line) => line.trim() !== '');
  const separator = SEPARATOR.exec(lines[first] ?? '')?.[1];
  const head = separator === undefined ? first : first + 1;
  const columns = readColumns(lines[head] ?? '', separator);
  if (!columns) return { header: null, columns: null, rows: readLines(lines) };
  return {
    header: lines
      .slice(first, head + 1)
      .join('\n')
      .trim(),
    columns,
    rows: readRows(lines.slice(head + 1).join('\n'), columns, head + 1),
  };
}

/** A spreadsheet without the names of its columns. */
export interface UnnamedTable {
  readonly delimiter: string;
  readonly rows: readonly (readonly string[])[];
}

/** Of fewer columns words between commas are a list in words. */
const LEAST_COLUMNS: Readonly<Record<string, number>> = { '\t': 2, ';': 2, ',': 3 };
const MAX_SHOWN_ROWS = 3;

/** The first rows of lines that all have the same cells; null where they are a list in words. */
export function findTable(lines: readonly string[]): UnnamedTable | null {
  const text = lines.join('\n');
  for (const [delimiter, least] of Object.entries(LEAST_COLUMNS)) {
    const rows = parseRows(text, delimiter).map(({ record }) => record);
    const width = rows[0]?.length ?? 0;
    if (rows.length > 1 && width >= least && rows.every(({ length }) => length === width))
      return { delimiter, rows: rows.slice(0, MAX_SHOWN_ROWS) };
  }
  return null;
}

function readLines(lines: readonly string[]): ListRow[] {
  return lines
    .map((line, index) => ({ line: index + 1, text: line.replace(/^\ufeff/, '').trim(), cells: null }))
    .filter(({ text }) => text !== '');
}

/** The names of the columns in a line; null where it is about a piece. */
function readColumns(line: string, separator: string | undefined): Columns | null {
  const head = line.replace(/^\ufeff/, '').trim();
  for (const delimiter of separator === undefined ? ['\t', ';', ','] : [separator]) {
    if (separator === undefined && delimiter !== ',' && !head.includes(delimiter)) continue;
    const [names = []] = parseRows(head, delimiter).map(({ record }) => record.map((name) => name.trim()));
    const known = names.map(findColumn);
    const count = known.filter(Boolean).length;
    if (count < Math.min(2, names.length) || !known.some((column) => column && NAMING.includes(column)))
      return null;
    const currency = findCurrency(names[known.indexOf('price')] ?? '');
    return { names, delimiter, ...(currency !== undefined && { currency }) };
  }
  return null;
}

function findColumn(name: string): Column | undefined {
  const words = name
    .toLowerCase()
    .replace(/[([].*|[_:*]|[€$£¥₹]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return KNOWN.get(words) ?? KNOWN.get(words.replace(/ [a-z]{3}$/, ''));
}

function readRows(text: string, { names, delimiter }: Columns, before: number): ListRow[] {
  const columns = names.map(findColumn);
  return parseRows(text, delimiter).map(({ record, raw, info }) => {
    const row = raw.trim();
    return {
      line: before + info.lines - countBreaks(row),
      text: row,
      cells: toCells(record, names, columns),
    };
  });
}

/** The same column twice: the first one that says something counts, the others are kept under their names. */
function toCells(
  record: readonly string[],
  names: readonly string[],
  columns: readonly (Column | undefined)[],
): Cells {
  const cells: Partial<Record<Column, string>> = {};
  const others: [string, string][] = [];
  record.forEach((cell, index) => {
    const value = cell.trim();
    if (value === '') return;
    const column = columns[index];
    if (column && cells[column] === undefined) cells[column] = value;
    else others.push([names[index] ?? '', value]);
  });
  return { ...cells, ...(others.length > 0 && { others }) };
}

/** A mark that opens a cell and that nothing closes would swallow the rows after it: marks are letters then. */
function parseRows(text: string, delimiter: string): ParsedRow[] {
  const options: Options = {
    delimiter,
    info: true,
    raw: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  };
  try {
    return parse(text, options) as unknown as ParsedRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const rows = parse(text, { ...options, quote: null }) as unknown as ParsedRow[];
    return rows.map((row) => ({
      ...row,
      record: row.record.map((cell) => cell.replace(/^\s*"|"\s*$/g, '')),
    }));
  }
}

function countBreaks(text: string): number {
  return text.split('\n').length - 1;
}
