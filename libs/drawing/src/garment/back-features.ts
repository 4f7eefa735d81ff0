import type { GarmentInput } from './piece';

/** Features of the seat: flats that have them show the back. */
export const BACK_FEATURES: readonly string[] = [
  'small-back-pockets',
  'large-back-pockets',
  'low-back-pockets',
  'back-yoke',
];

/** A garment without what only its back shows: nobody who is seen from the front has pockets of the seat there. */
export function fromFront(garment: GarmentInput): GarmentInput {
  const { specialFeatures = [], ...attributes } = garment.attributes;
  const seen = specialFeatures.filter((value) => !BACK_FEATURES.includes(value));
  return { ...garment, attributes: { ...attributes, specialFeatures: seen } };
}
