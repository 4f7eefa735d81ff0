import { roundTo, roundToEighth } from './units';
import type { LengthUnit } from './units';

/** Why a text is no measurement, in the words that users read. */
export type MeasurementTextError = 'Input is empty' | 'Invalid format' | 'Invalid number';

/** A number, or the reason why there is none. */
export type ParsedMeasurement = { ok: true; value: number } | { ok: false; error: MeasurementTextError };

/** What may follow the number, in lower case; curly and double-prime marks come from phone keyboards. */
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

// Each pattern is anchored at both ends and every run of digits ends at a different character, so that matching
// takes linear time on any input.
const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const FRACTION = /^(?:(\d+)(?: | ?- ?))?(\d+) ?\/ ?(\d+)$/;
const NOT_FINITE = /^(?:nan|infinity)$/;

/** One spelling for all: single spaces, plain slashes and minus signs, glyphs as fractions, lower case. */
function normalize(text: string): string {
  return text
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (glyph) => ` ${FRACTION_GLYPHS[glyph]} `)
    .replaceAll('⁄', '/')
    .replaceAll('−', '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether a text names its unit itself, as `106 cm` does: whoever shows it writes none behind it. */
export function hasUnitMark(text: string): boolean {
  const normalized = normalize(text);
  return Object.values(UNIT_MARKS).some((marks) => marks.some((mark) => normalized.endsWith(mark)));
}

function removeUnitMark(text: string, unit: LengthUnit): string {
  const mark = UNIT_MARKS[unit].find((candidate) => text.endsWith(candidate));
  return mark === undefined ? text : text.slice(0, -mark.length).trimEnd();
}

/** The number that an unsigned, normalized text stands for (perhaps not finite), or null if it stands for none. */
function readUnsigned(text: string): number | null {
  if (DECIMAL.test(text)) return Number(text.replace(',', '.'));
  const fraction = FRACTION.exec(text);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  return NOT_FINITE.test(text) ? NaN : null;
}

/**
 * The number in a text as it was typed, before any rounding: null for what {@link parseMeasurement} refuses.
 */
export function readExactly(text: string, unit: LengthUnit): number | null {
  const read = readUnsigned(removeUnitMark(normalize(text), unit));
  return read !== null && Number.isFinite(read) ? read : null;
}

/**
 * Reads a measurement as users type it: a decimal with point or comma (`12.5`, `12,5`, `.5`), a whole number with a
 * fraction (`12 1/2`, `12-1/2`, `12½`), or a bare fraction (`1/2`, `⅜`), optionally followed by a mark of the same unit
 * (`12"`, `12 in`, `31 cm`).
 *
 * In inches the value is rounded to the nearest eighth, halves up. In centimeters it keeps two decimals: eighths are a
 * convention of inch tapes, and rounding to them would change what was typed.
 *
 * Never throws and takes linear time: any text gives a finite value of 0 or more, or one of three errors. `Input is
 * empty` for blank text; `Invalid format` for what is not a number, the other unit's mark included; `Invalid number`
 * for a negative number, NaN, a zero denominator or a number too large to hold.
 */
export function parseMeasurement(text: string, unit: LengthUnit = 'in'): ParsedMeasurement {
  const normalized = normalize(text);
  if (normalized === '') return { ok: false, error: 'Input is empty' };

  const number = removeUnitMark(normalized, unit);
  const isNegative = number.startsWith('-');
  const read = readUnsigned(isNegative ? number.slice(1).trimStart() : number);
  if (read === null) return { ok: false, error: 'Invalid format' };

  const value = unit === 'in' ? roundToEighth(read) : roundTo(read, 2);
  if (isNegative || !Number.isFinite(value)) return { ok: false, error: 'Invalid number' };
  return { ok: true, value };
}
