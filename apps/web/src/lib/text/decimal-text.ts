import {
  convertLength,
  formatEntry,
  formatMeasurement,
  type LengthUnit,
  type MeasurementEntry,
} from '@figura/classifier';
import { SOURCE_LANGUAGE } from '@figura/messages';
import { getPageLanguage } from '../messages/page-language';

/** "44.5", in German "44,5". `Intl` takes 40 ms to start on a slow phone. */
export function formatDecimal(value: string): string {
  return getPageLanguage() === SOURCE_LANGUAGE ? value : value.replace('.', ',');
}

export function formatLength(inches: number, unit: LengthUnit): string {
  return formatDecimal(formatMeasurement(convertLength(inches, 'in', unit), unit));
}

/** Typed text stays as typed. */
export function formatEntryText(entry: MeasurementEntry, unit: LengthUnit): string {
  return entry.unit === unit ? entry.text : formatDecimal(formatEntry(entry, unit));
}

/** "52.7%", in German "52,7 %". */
export function formatPercent(value: number): string {
  const space = getPageLanguage() === SOURCE_LANGUAGE ? '' : '\u00a0';
  return `${formatDecimal(value.toFixed(1))}${space}%`;
}
