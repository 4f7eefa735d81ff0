import {
  GIRTH_LIMITS,
  MAX_SIZE_LABEL,
  MAX_SIZE_ROWS,
  SIZE_GIRTHS,
  type SizeGirth,
  type SizeRow,
} from '@figura/contracts';
import { findGirth, TAILLE } from './girth-words';
import { NUMBER, readNumber, toInches, type LengthUnit } from './numbers';

export interface SizeChartError {
  readonly key:
    'noHeader' | 'noRows' | 'tooManyRows' | 'noNumber' | 'notAGirth' | 'reversed' | 'twice' | 'shrinks';
  /** From 1; 0 for the whole text. */
  readonly line: number;
  readonly cell: string;
}

export type ParsedSizeChart = { readonly rows: readonly SizeRow[] } | { readonly error: SizeChartError };

interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

interface Column {
  readonly at: number;
  readonly girth: SizeGirth;
  readonly unit: LengthUnit | null;
}

const SIZE_WORD = /^(?:sizes?|größen?|talla|tallas|taglia|taglie|str\.?|our sizes?)(?![\p{L}])/iu;
const RANGE = new RegExp(String.raw`^(${NUMBER})(?:-(${NUMBER}))?$`, 'u');
const UNIT = /(?:cm|centimet(?:er|re)s?)(?![\p{L}])|in(?:ch(?:es)?)?(?![\p{L}])|["”″]/iu;
/** A chart's smallest girth is below this in inches and above it in centimeters. */
const CM_FROM = 50;

/** Rows of a size and its girths, or columns of sizes; the first row names the columns. Body girths: one number or a range. */
export function parseSizeChart(text: string): ParsedSizeChart {
  const lines = text
    .split(/\r?\n/u)
    .map((line, index): Line => ({ number: index + 1, cells: splitCells(line) }))
    .filter(({ cells }) => cells.length > 1);
  const rows = isTurned(lines) ? turn(lines) : lines;
  const header = rows.findIndex(({ cells }) => cells.some((cell) => findGirth(cell) !== null));
  if (header < 0) return refuse('noHeader');
  const columns = findColumns(rows[header]!);
  const unit = findUnit(text, rows.slice(header + 1), columns);
  const found: SizeRow[] = [];
  for (const { number, cells } of rows.slice(header + 1)) {
    const size = cells[0]!.slice(0, MAX_SIZE_LABEL);
    const girths: Partial<Record<SizeGirth, [number, number]>> = {};
    for (const { at, girth, unit: own } of columns) {
      const cell = cells[at];
      if (cell === undefined || /^[-–—/]?$/u.test(cell) || girths[girth]) continue;
      const range = readRange(cell, own ?? unit);
      if (!range) return refuse('noNumber', number, cell);
      if (range[0] > range[1]) return refuse('reversed', number, cell);
      if (range[0] < GIRTH_LIMITS.min || range[1] > GIRTH_LIMITS.max)
        return refuse('notAGirth', number, cell);
      girths[girth] = range;
    }
    if (Object.keys(girths).length === 0) continue;
    if (found.some((row) => row.size === size)) return refuse('twice', number, size);
    found.push({ size, girths });
  }
  if (found.length === 0) return refuse('noRows');
  if (found.length > MAX_SIZE_ROWS) return refuse('tooManyRows');
  const isDescending = found.length > 1 && isSmaller(found.at(-1)!, found[0]!);
  const sorted = isDescending ? found.reverse() : found;
  const shrinking = sorted.find((row, index) => index > 0 && isSmaller(row, sorted[index - 1]!));
  return shrinking ? refuse('shrinks', 0, shrinking.size) : { rows: sorted };
}

function refuse(key: SizeChartError['key'], line = 0, cell = ''): ParsedSizeChart {
  return { error: { key, line, cell } };
}

function splitCells(line: string): string[] {
  const plain = line
    .replace(/\u00a0/gu, ' ')
    .replace(/\s?\/\s?/gu, '/')
    .replace(/([\d¼½¾⅛⅜⅝⅞]|["”″]|cm|in)\s?(?:[-–—]|\bto\b|\bbis\b|\bà\b)\s?(?=\d)/giu, '$1-')
    .trim();
  const marked = plain
    .split(/\s*[\t|;]\s*|,\s+/u)
    .filter((cell, index, all) => cell !== '' || (index > 0 && index < all.length - 1));
  if (marked.length > 1) return marked;
  const wide = plain.split(/\s{2,}/u);
  if (wide.length > 1) return wide;
  return plain
    .replace(/\b(US|UK|EU|FR|DE|IT|JP|AU) (?=\d)/gu, '$1\u00a0')
    .replace(/\btour de /giu, 'tour\u00a0de\u00a0')
    .replace(/ (?=\((?:cm|in|inches)\)|[¼½¾⅛⅜⅝⅞]|\d\/[248](?!\d))/giu, '\u00a0')
    .split(' ')
    .map((cell) => cell.replaceAll('\u00a0', ' '));
}

function isTurned(lines: readonly Line[]): boolean {
  const named = lines.filter(({ cells }) => findGirth(cells[0]!) !== null || TAILLE.test(cells[0]!));
  return (
    named.length > 0 && named.every(({ cells }) => cells.slice(1).every((cell) => findGirth(cell) === null))
  );
}

function turn(lines: readonly Line[]): Line[] {
  const first = Math.max(0, lines.findIndex(({ cells }) => findGirth(cells[0]!) !== null) - 1);
  const kept = lines.filter(({ cells }, index) => index === first || findGirth(cells[0]!) !== null);
  const width = Math.max(...kept.map(({ cells }) => cells.length));
  const sizes = kept[0]!.cells;
  // A size row without a label is one cell shorter.
  const shift = sizes.length < width && !SIZE_WORD.test(sizes[0]!) ? 1 : 0;
  return Array.from({ length: width }, (_, at) => ({
    number: kept[0]!.number,
    cells: kept.map(({ cells }, index) =>
      index === 0 ? (at === 0 ? 'Size' : (cells[at - shift] ?? '')) : (cells[at] ?? ''),
    ),
  }));
}

function findColumns({ cells }: Line): Column[] {
  return cells.flatMap((cell, index): Column[] => {
    const girth = findGirth(cell) ?? (index > 0 && TAILLE.test(cell) ? 'waist' : null);
    if (index === 0 || girth === null) return [];
    return [{ at: index, girth, unit: readUnit(cell) }];
  });
}

function readUnit(text: string): LengthUnit | null {
  const [unit] = UNIT.exec(text) ?? [];
  return unit === undefined ? null : /^c/iu.test(unit) ? 'cm' : 'in';
}

/** The stated unit, or inferred from the smallest number. */
function findUnit(text: string, rows: readonly Line[], columns: readonly Column[]): LengthUnit {
  const written = readUnit(text);
  if (written) return written;
  const values = rows.flatMap(({ cells }) =>
    columns.flatMap(({ at }) => readNumber(/\d+/u.exec(cells[at] ?? '')?.[0] ?? '') || []),
  );
  return Math.min(...values) > CM_FROM ? 'cm' : 'in';
}

function readRange(cell: string, unit: LengthUnit): [number, number] | null {
  const plain = cell.replace(/(?:cm|centimet(?:er|re)s?|in(?:ch(?:es)?)?|["”″])(?![\p{L}])/giu, '').trim();
  const [, low, high] = RANGE.exec(plain) ?? RANGE.exec(plain.replace('/', '-')) ?? [];
  if (low === undefined) return null;
  const own = readUnit(cell) ?? unit;
  return [toInches(readNumber(low), own), toInches(readNumber(high ?? low), own)];
}

function isSmaller(row: SizeRow, before: SizeRow): boolean {
  return SIZE_GIRTHS.some((girth) => {
    const [own, other] = [row.girths[girth], before.girths[girth]];
    return own !== undefined && other !== undefined && own[1] < other[1];
  });
}
