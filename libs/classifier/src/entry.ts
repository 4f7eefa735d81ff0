import { parseMeasurement, readExactly } from './parser';
import type { ParsedMeasurement } from './parser';
import { CM_PER_INCH, convertLength, formatMeasurement, roundTo, roundToEighth } from './units';
import type { LengthUnit } from './units';

/**
 * A measurement as it was typed, and the unit it was typed in.
 *
 * Forms keep this and convert only what they show: converting the value itself at each toggle would add a rounding
 * error every time.
 */
export interface MeasurementEntry {
  text: string;
  unit: LengthUnit;
}

/** The unit that an entry is in: the one that its text names, else the one of its field. */
export function createUnitOfEntry({ text, unit }: MeasurementEntry): LengthUnit {
  const other = unit === 'in' ? 'cm' : 'in';
  return !parseMeasurement(text, unit).ok && parseMeasurement(text, other).ok ? other : unit;
}

/**
 * What is stored for an entry: its value in inches with two decimals, converted once from what was typed. Inches are
 * read to the nearest eighth, centimeters to a tenth. A text that names the other unit (`100 cm` in a field of inches)
 * is taken at its word. Gives the parser's errors; never throws.
 */
export function createEntryInches(entry: MeasurementEntry): ParsedMeasurement {
  const unit = createUnitOfEntry(entry);
  const parsed = parseMeasurement(entry.text, unit);
  if (!parsed.ok) return parsed;
  const inches = unit === 'cm' ? roundTo(parsed.value, 1) / CM_PER_INCH : parsed.value;
  return { ok: true, value: roundTo(inches, 2) };
}

/**
 * What is kept of an entry, in the unit that it is in and as users write it, where that is another number than was
 * typed (28.3 in is kept as 28 ¼); null where it is kept as typed or is no measurement.
 */
export function keepOtherwise(entry: MeasurementEntry): string | null {
  const unit = createUnitOfEntry(entry);
  const typed = readExactly(entry.text, unit);
  if (typed === null) return null;
  const kept = unit === 'cm' ? roundTo(typed, 1) : roundToEighth(typed);
  return Math.abs(kept - typed) > 1e-9 ? formatMeasurement(kept, unit) : null;
}

/**
 * What a field shows for an entry: in the unit it was typed in, the text itself; in the other unit, the converted
 * value with one decimal. Text that is no measurement stays as it is, so that nothing typed is lost.
 */
export function getDisplayEntry(entry: MeasurementEntry, unit: LengthUnit): string {
  if (entry.unit === unit) return entry.text;
  const typedIn = createUnitOfEntry(entry);
  const parsed = parseMeasurement(entry.text, typedIn);
  return parsed.ok ? convertLength(parsed.value, typedIn, unit).toFixed(1) : entry.text;
}
