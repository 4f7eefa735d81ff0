import { parseEntryInches, type MeasurementEntry } from '@figura/classifier';
import { MAX_HEM_LENGTH } from '@figura/contracts';

/** Inches; null if it is no length. */
export function computeHemInches(hem: MeasurementEntry): number | null {
  const parsed = parseEntryInches(hem);
  return parsed.ok && parsed.value >= 1 && parsed.value <= MAX_HEM_LENGTH ? parsed.value : null;
}
