import type { Garment, GarmentChoice } from '@figura/contracts';
import { withSleevesThatAgree } from './sleeves';

/** The value with which a garment answers a question; null where nothing is known. */
export function answerOf({ attributes }: Garment, { attribute, values }: GarmentChoice): string | null {
  return attributes[attribute]?.find((value) => values.includes(value)) ?? null;
}

/** The garment with another answer; what its attribute says besides stays, unless the two cannot be had together. */
export function withAnswer(garment: Garment, { attribute, values }: GarmentChoice, value: string): Garment {
  const others = (garment.attributes[attribute] ?? []).filter((own) => !values.includes(own));
  const answered = { ...garment, attributes: { ...garment.attributes, [attribute]: [value, ...others] } };
  return attribute === 'sleeves' || attribute === 'sleeveLength'
    ? withSleevesThatAgree(answered, attribute)
    : answered;
}
