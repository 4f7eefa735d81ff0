import { parseMeasurement, readExactly } from './parser';
import type { ParsedMeasurement } from './parser';
import { CM_PER_INCH, convertLength, formatMeasurement, roundTo, roundToEighth } from './units';
import type { LengthUnit } from './units';

/** Text and unit as typed. Converting the value on each unit toggle would add up rounding errors. */
export interface MeasurementEntry {
  text: string;
  unit: LengthUnit;
}

/** A unit in the text overrides the field's unit. */
export function detectEntryUnit({ text, unit }: MeasurementEntry): LengthUnit {
  const other = unit === 'in' ? 'cm' : 'in';
  return !parseMeasurement(text, unit).ok && parseMeasurement(text, other).ok ? other : unit;
}

/**
 * Inches with two decimals, converted once; inches read to an eighth, centimeters to a tenth. A unit in the text
 * wins. Never throws.
 */
export function parseEntryInches(entry: MeasurementEntry): ParsedMeasurement {
  const unit = detectEntryUnit(entry);
  const parsed = parseMeasurement(entry.text, unit);
  if (!parsed.ok) return parsed;
  const inches = unit === 'cm' ? roundTo(parsed.value, 1) / CM_PER_INCH : parsed.value;
  return { ok: true, value: roundTo(inches, 2) };
}

/** In its unit, if it differs from the typed one (28.3 in is stored as 28¼); otherwise null. */
export function keepOtherwise(entry: MeasurementEntry): string | null {
  const unit = detectEntryUnit(entry);
  const typed = readExactly(entry.text, unit);
  if (typed === null) return null;
  const kept = unit === 'cm' ? roundTo(typed, 1) : roundToEighth(typed);
  return Math.abs(kept - typed) > 1e-9 ? formatMeasurement(kept, unit) : null;
}

/** The typed text, or one decimal in the other unit. Keeps invalid text, so that no input is lost. */
export function formatEntry(entry: MeasurementEntry, unit: LengthUnit): string {
  if (entry.unit === unit) return entry.text;
  const typedIn = detectEntryUnit(entry);
  const parsed = parseMeasurement(entry.text, typedIn);
  return parsed.ok ? convertLength(parsed.value, typedIn, unit).toFixed(1) : entry.text;
}
