import type { Garment } from '@figura/contracts';

const BARE: readonly string[] = ['cut-in-armhole', 'wide-strap', 'thin-strap'];

/** Any type with sleeves can have these, in any length. */
const PLAIN = 'straight-easy';

/** Default length when sleeves are added; others reach the wrist. */
const OWN_LENGTH: Readonly<Record<string, string>> = { 'cap-sleeve': 'cap', flutter: 'short', puff: 'short' };

/** Sleeves and length must fit; the attribute not in `chosen` changes. */
export function withSleevesThatAgree(garment: Garment, chosen: 'sleeves' | 'sleeveLength'): Garment {
  const { sleeves = [], sleeveLength: [length] = [] } = garment.attributes;
  if (length === undefined || sleeves.every((value) => isHadAt(length, value))) return garment;
  const agreed =
    chosen === 'sleeves'
      ? { sleeveLength: [getSleeveLength(sleeves[0]!)] }
      : {
          sleeves:
            length === 'sleeveless' ? [] : sleeves.map((value) => (isHadAt(length, value) ? value : PLAIN)),
        };
  return { ...garment, attributes: { ...garment.attributes, ...agreed } };
}

function isHadAt(length: string, sleeves: string): boolean {
  if (sleeves === 'cap-sleeve') return length === 'cap';
  return BARE.includes(sleeves) === (length === 'sleeveless');
}

const getSleeveLength = (sleeves: string): string =>
  BARE.includes(sleeves) ? 'sleeveless' : (OWN_LENGTH[sleeves] ?? 'wrist');
