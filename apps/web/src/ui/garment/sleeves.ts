import type { Garment } from '@figura/contracts';

/** Sleeves that come in one length alone. */
const ONLY_LENGTH: Readonly<Record<string, string>> = {
  'cut-in-armhole': 'sleeveless',
  'wide-strap': 'sleeveless',
  'thin-strap': 'sleeveless',
  'cap-sleeve': 'cap',
};

/** Sleeves of any length, which every type with sleeves can have. */
const PLAIN = 'straight-easy';

/**
 * The garment with sleeves and a length that can be had together, after one of the two was chosen: the other gives way.
 *
 * @param chosen the attribute that was chosen
 */
export function withSleevesThatAgree(garment: Garment, chosen: 'sleeves' | 'sleeveLength'): Garment {
  const { sleeves = [], sleeveLength: [length] = [] } = garment.attributes;
  const clashing = sleeves.find((value) => (ONLY_LENGTH[value] ?? length) !== length);
  if (clashing === undefined || length === undefined) return garment;
  const agreed =
    chosen === 'sleeves'
      ? { sleeveLength: [ONLY_LENGTH[clashing]!] }
      : { sleeves: sleeves.map((value) => (value === clashing ? PLAIN : value)) };
  return { ...garment, attributes: { ...garment.attributes, ...agreed } };
}
