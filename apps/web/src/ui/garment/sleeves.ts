import type { Garment } from '@figura/contracts';

/** What is in the place of sleeves where there are none. */
const BARE: readonly string[] = ['cut-in-armhole', 'wide-strap', 'thin-strap'];

/** Sleeves of any length, which every type with sleeves can have. */
const PLAIN = 'straight-easy';

/** The length that sleeves take which were chosen for a garment without any, where it is not down to the wrist. */
const OWN_LENGTH: Readonly<Record<string, string>> = { 'cap-sleeve': 'cap', flutter: 'short', puff: 'short' };

/**
 * The garment with sleeves and a length that can be had together, after one of the two was chosen: the other gives way.
 *
 * @param chosen the attribute that was chosen
 */
export function withSleevesThatAgree(garment: Garment, chosen: 'sleeves' | 'sleeveLength'): Garment {
  const { sleeves = [], sleeveLength: [length] = [] } = garment.attributes;
  if (length === undefined || sleeves.every((value) => isHadAt(length, value))) return garment;
  const agreed =
    chosen === 'sleeves'
      ? { sleeveLength: [getLengthFor(sleeves[0]!)] }
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

const getLengthFor = (sleeves: string): string =>
  BARE.includes(sleeves) ? 'sleeveless' : (OWN_LENGTH[sleeves] ?? 'wrist');
