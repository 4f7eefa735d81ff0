/** The two units in which a tape is read. */
export type LengthUnit = 'in' | 'cm';

/** The international inch, exact by definition. */
export const CM_PER_INCH = 2.54;

/** Written after the whole inches, indexed by the number of eighths. */
const EIGHTH_GLYPHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** Whether a number can be the length of something: there, finite and above 0. */
export function isLength(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0;
}

/**
 * Rounds to a number of decimals, halves up.
 *
 * The factor of one epsilon makes decimals that binary cannot hold round as they are written: 1.005 gives 1.01.
 * Infinite when the value is so large that scaling it overflows.
 */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale;
}

/** Rounds to the nearest eighth, halves up; infinite when the value is so large that scaling it overflows. */
export function roundToEighth(value: number): number {
  return Math.round(value * 8) / 8;
}

/**
 * Converts a length between inches and centimeters (1 in = 2.54 cm), rounded to one decimal, halves up.
 * Within one unit the value comes back as it is. Never throws.
 */
export function convertLength(value: number, from: LengthUnit, to: LengthUnit): number {
  if (from === to) return value;
  return roundTo(to === 'cm' ? value * CM_PER_INCH : value / CM_PER_INCH, 1);
}

/**
 * Writes a length for users, without its unit. Inches go to the nearest eighth, halves up, with a glyph (`12 ½`, `12`,
 * `⅜`, `0`); centimeters show one decimal (`31.1`). Below zero a hyphen stands in front. Expects a finite number.
 */
export function formatMeasurement(value: number, unit: LengthUnit): string {
  if (unit === 'cm') return roundTo(value, 1).toFixed(1);

  const eighths = Math.round(Math.abs(value) * 8);
  const whole = Math.floor(eighths / 8);
  const glyph = EIGHTH_GLYPHS[eighths % 8]!;
  const sign = value < 0 && eighths > 0 ? '-' : '';
  if (glyph === '') return `${sign}${whole}`;
  return whole === 0 ? `${sign}${glyph}` : `${sign}${whole} ${glyph}`;
}

/**
 * Writes a length for users as one would read it from a tape in a shop, with its unit: rounded the more coarsely, the longer
 * it is, never to nothing. Never broken over two lines. Expects a finite number of inches, above 0.
 */
export function getWrittenLength(inches: number, unit: LengthUnit): string {
  const length = unit === 'in' ? inches : inches * CM_PER_INCH;
  const rounded = computeNearest(length, computeStep(length, unit));
  return `${unit === 'in' ? formatMeasurement(rounded, unit) : rounded} ${unit}`.replaceAll(' ', '\u00a0');
}

function computeStep(length: number, unit: LengthUnit): number {
  if (unit === 'cm') return length >= 10 ? 1 : 1 / 2;
  if (length >= 5) return 1 / 2;
  return length >= 1 ? 1 / 4 : 1 / 8;
}

function computeNearest(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
