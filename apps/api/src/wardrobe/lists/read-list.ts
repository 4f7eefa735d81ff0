import { findCurrency } from '@figura/garments';
import { listOwnHeadings } from './write-list';
import { CsvError, parse, type Info, type Options } from 'csv-parse/sync';

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
  /** From our own spreadsheets; derived from the description, so not added to the notes. */
  cut: ['cut and cloth'],
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

/** From our own spreadsheets (`write-list.ts`): wear days are not imported. */
const isIgnored = (heading: string): boolean =>
  [...listOwnHeadings('timesWorn'), ...listOwnHeadings('lastWorn')].includes(heading.toLowerCase());

const OWN_COLUMNS = {
  name: 'name',
  type: 'category',
  cut: 'cut',
  brand: 'brand',
  size: 'size',
  color: 'color',
  price: 'price',
  currency: 'currency',
  bought: 'bought',
  notes: 'note',
} as const;

type Column = keyof typeof COLUMN_NAMES;

export type Cells = Readonly<Partial<Record<Column, string>>> & {
  readonly others?: readonly (readonly [name: string, value: string])[];
};

export interface ListRow {
  /** First line, from 1. */
  readonly line: number;
  readonly text: string;
  readonly cells: Cells | null;
}

interface Columns {
  readonly names: readonly string[];
  readonly delimiter: string;
  /** From the heading of the price column. */
  readonly currency?: string;
}

export interface List {
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

function findKnown(words: string): Column | undefined {
  const own = Object.entries(OWN_COLUMNS).find(([name]) =>
    listOwnHeadings(name as keyof typeof OWN_COLUMNS).includes(words),
  );
  return KNOWN.get(words) ?? own?.[1];
}

const NAMING: readonly (Column | undefined)[] = ['name', 'description', 'category'];
/** The apostrophe that stops a spreadsheet from running a cell as a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@])/;
/** Excel's separator line. */
const SEPARATOR = /^\ufeff?"?sep=(.)"?\s*$/i;

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

export interface UnnamedTable {
  readonly delimiter: string;
  readonly rows: readonly (readonly string[])[];
}

/** With fewer columns, separated words are a plain list. */
const MIN_COLUMNS: Readonly<Record<string, number>> = { '\t': 2, ';': 2, ',': 3 };
const MAX_SHOWN_ROWS = 3;

/** Null if the lines are a plain list. */
export function findTable(lines: readonly string[]): UnnamedTable | null {
  const text = lines.join('\n');
  for (const [delimiter, least] of Object.entries(MIN_COLUMNS)) {
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
  return findKnown(words) ?? findKnown(words.replace(/ [a-z]{3}$/, ''));
}

function readRows(text: string, { names, delimiter }: Columns, before: number): ListRow[] {
  const headings = names.map((name) => ({ name, column: findColumn(name), isIgnored: isIgnored(name) }));
  return parseRows(text, delimiter).map(({ record, raw, info }) => {
    const row = raw.trim();
    return {
      line: before + info.lines - countBreaks(row),
      text: row,
      cells: toCells(record, headings),
    };
  });
}

interface Heading {
  readonly name: string;
  readonly column: Column | undefined;
  readonly isIgnored: boolean;
}

/** For a repeated column, the first non-empty cell counts; the others keep their headings. */
function toCells(record: readonly string[], headings: readonly Heading[]): Cells {
  const cells: Partial<Record<Column, string>> = {};
  const others: [string, string][] = [];
  record.forEach((cell, index) => {
    const value = cell.trim().replace(ESCAPED_FORMULA, '');
    const { name = '', column, isIgnored: isLeftOut = false } = headings[index] ?? {};
    if (value === '' || isLeftOut) return;
    if (column && cells[column] === undefined) cells[column] = value;
    else others.push([name, value]);
  });
  return { ...cells, ...(others.length > 0 && { others }) };
}

/**
 * If a quotation mark is not closed, which would swallow the following rows, quotation marks are read
 * literally.
 */
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
