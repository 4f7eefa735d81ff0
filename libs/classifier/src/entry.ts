import { parseMeasurement } from './parser';
import type { ParsedMeasurement } from './parser';
import { CM_PER_INCH, convertLength, roundTo } from './units';
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

/**
 * What is stored for an entry: its value in inches with two decimals, converted once from what was typed.
 * Gives the parser's errors; never throws.
 */
export function entryInches(entry: MeasurementEntry): ParsedMeasurement {
  const parsed = parseMeasurement(entry.text, entry.unit);
  if (!parsed.ok) return parsed;
  const inches = entry.unit === 'cm' ? parsed.value / CM_PER_INCH : parsed.value;
  return { ok: true, value: roundTo(inches, 2) };
}

/**
 * What a field shows for an entry: in the unit it was typed in, the text itself; in the other unit, the converted
 * value with one decimal. Text that is no measurement stays as it is, so that nothing typed is lost.
 */
export function displayEntry(entry: MeasurementEntry, unit: LengthUnit): string {
  if (entry.unit === unit) return entry.text;
  const parsed = parseMeasurement(entry.text, entry.unit);
  return parsed.ok ? convertLength(parsed.value, entry.unit, unit).toFixed(1) : entry.text;
}
