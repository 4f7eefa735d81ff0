import { CM_PER_INCH } from '@figura/contracts';

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

export type LengthUnit = 'cm' | 'in';

/** A number with a decimal point or comma, or a fraction: `38`, `38,5`, `38½`, `38 1/2`. */
export const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2}|\s?[¼½¾⅛⅜⅝⅞]|\s\d/[248])?`;

export function readNumber(text: string): number {
  const [, whole, rest = ''] = /^(\d{1,3})(.*)$/.exec(text.trim()) ?? [];
  if (whole === undefined) return NaN;
  const part = rest.trim();
  if (part === '') return Number(whole);
  if (part in FRACTIONS) return Number(whole) + FRACTIONS[part]!;
  const [, over, under] = /^(\d)\/([248])$/.exec(part) ?? [];
  if (over) return Number(whole) + Number(over) / Number(under);
  return /^[.,]\d{1,2}$/.test(part) ? Number(whole + part.replace(',', '.')) : NaN;
}

export function toInches(value: number, unit: LengthUnit): number {
  return Math.round((unit === 'cm' ? value / CM_PER_INCH : value) * 100) / 100;
}
