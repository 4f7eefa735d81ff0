import type { GarmentInput } from './piece';

/** Flats with these features show the back. */
export const BACK_FEATURES: readonly string[] = [
  'small-back-pockets',
  'large-back-pockets',
  'low-back-pockets',
  'back-yoke',
];

/** Removes what only the back shows, such as seat pockets. */
export function fromFront(garment: GarmentInput): GarmentInput {
  const { specialFeatures = [], ...attributes } = garment.attributes;
  const seen = specialFeatures.filter((value) => !BACK_FEATURES.includes(value));
  return { ...garment, attributes: { ...attributes, specialFeatures: seen } };
}
