import type { Message } from '@figura/messages';
import { describeProblem, type MeasurementProblem } from './texts';
import { roundTo, roundToEighth } from './units';
import type { LengthUnit } from './units';

export type ParsedMeasurement =
  { ok: true; value: number } | { ok: false; problem: MeasurementProblem; error: Message };

/** Lower case; phone keyboards insert curly quotes and double primes. */
const UNIT_MARKS: Record<LengthUnit, readonly string[]> = {
  in: ['inches', 'inch', 'in.', 'in', '"', '”', '″'],
  cm: ['cm.', 'cm'],
};

const FRACTION_GLYPHS: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

// Anchored, and every run of digits ends at a different character, so matching is linear for any input.
const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const FRACTION = /^(?:(\d+)(?: | ?- ?))?(\d+) ?\/ ?(\d+)$/;
const NOT_FINITE = /^(?:nan|infinity)$/;

function normalize(text: string): string {
  return text
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (glyph) => ` ${FRACTION_GLYPHS[glyph]} `)
    .replaceAll('⁄', '/')
    .replaceAll('−', '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

export function hasUnitMark(text: string): boolean {
  const normalized = normalize(text);
  return Object.values(UNIT_MARKS).some((marks) => marks.some((mark) => normalized.endsWith(mark)));
}

function removeUnitMark(text: string, unit: LengthUnit): string {
  const mark = UNIT_MARKS[unit].find((candidate) => text.endsWith(candidate));
  return mark === undefined ? text : text.slice(0, -mark.length).trimEnd();
}

/** May be infinite; null if it is not a number. */
function readUnsigned(text: string): number | null {
  if (DECIMAL.test(text)) return Number(text.replace(',', '.'));
  const fraction = FRACTION.exec(text);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  return NOT_FINITE.test(text) ? NaN : null;
}

/** Not rounded; null if {@link parseMeasurement} rejects it. */
export function readExactly(text: string, unit: LengthUnit): number | null {
  const read = readUnsigned(removeUnitMark(normalize(text), unit));
  return read !== null && Number.isFinite(read) ? read : null;
}

/**
 * Decimals (`12.5`, `12,5`), mixed numbers (`12 1/2`, `12½`), and fractions, with an optional mark of the unit. Inches round to eighths,
 * halves up; centimeters to two decimals. Never throws; linear time.
 */
export function parseMeasurement(text: string, unit: LengthUnit = 'in'): ParsedMeasurement {
  const normalized = normalize(text);
  if (normalized === '') return refuse('empty');

  const number = removeUnitMark(normalized, unit);
  const isNegative = number.startsWith('-');
  const read = readUnsigned(isNegative ? number.slice(1).trimStart() : number);
  if (read === null) return refuse('format');

  const value = unit === 'in' ? roundToEighth(read) : roundTo(read, 2);
  if (isNegative || !Number.isFinite(value)) return refuse('number');
  return { ok: true, value };
}

function refuse(problem: MeasurementProblem): ParsedMeasurement {
  return { ok: false, problem, error: describeProblem(problem) };
}
