import type { Garment, GarmentChoice } from '@figura/contracts';

/** The value with which a garment answers a question; null where nothing is known. */
export function answerOf({ attributes }: Garment, { attribute, values }: GarmentChoice): string | null {
  return attributes[attribute]?.find((value) => values.includes(value)) ?? null;
}

/** The garment with another answer; what its attribute says besides stays. */
export function withAnswer(garment: Garment, { attribute, values }: GarmentChoice, value: string): Garment {
  const others = (garment.attributes[attribute] ?? []).filter((own) => !values.includes(own));
  return { ...garment, attributes: { ...garment.attributes, [attribute]: [value, ...others] } };
}
