import { CM_PER_INCH } from '@figura/contracts';

export type LengthUnit = 'in' | 'cm';

export { CM_PER_INCH };

const EIGHTH_GLYPHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

export function isLength(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0;
}

/** Rounds halves up as written: one epsilon makes 1.005 give 1.01. Overflow gives Infinity. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale;
}

/** Halves up; overflow gives Infinity. */
export function roundToEighth(value: number): number {
  return Math.round(value * 8) / 8;
}

/** One decimal, halves up; unchanged if the units are equal. Never throws. */
export function convertLength(value: number, from: LengthUnit, to: LengthUnit): number {
  if (from === to) return value;
  return roundTo(to === 'cm' ? value * CM_PER_INCH : value / CM_PER_INCH, 1);
}

/**
 * Without unit: inches to the nearest eighth (`12½`), centimeters with one decimal (`31.1`). Expects a finite
 * number.
 */
export function formatMeasurement(value: number, unit: LengthUnit): string {
  if (unit === 'cm') return roundTo(value, 1).toFixed(1);

  const eighths = Math.round(Math.abs(value) * 8);
  const whole = Math.floor(eighths / 8);
  const glyph = EIGHTH_GLYPHS[eighths % 8]!;
  const sign = value < 0 && eighths > 0 ? '-' : '';
  if (glyph === '') return `${sign}${whole}`;
  return whole === 0 ? `${sign}${glyph}` : `${sign}${whole}${glyph}`;
}

/** In the unit; longer lengths are rounded more, but never to 0. Expects inches above 0. */
export function roundLength(inches: number, unit: LengthUnit): number {
  const length = unit === 'in' ? inches : inches * CM_PER_INCH;
  return roundToStep(length, computeStep(length, unit));
}

/** Rounded by {@link roundLength}, with unit and without line breaks. */
export function formatRoundedLength(inches: number, unit: LengthUnit): string {
  const rounded = roundLength(inches, unit);
  return `${unit === 'in' ? formatMeasurement(rounded, unit) : rounded} ${unit}`.replaceAll(' ', '\u00a0');
}

function computeStep(length: number, unit: LengthUnit): number {
  if (unit === 'cm') return length >= 10 ? 1 : 1 / 2;
  if (length >= 5) return 1 / 2;
  return length >= 1 ? 1 / 4 : 1 / 8;
}

function roundToStep(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
