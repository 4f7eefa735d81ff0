import type { Alternative, Category, Garment, GarmentChoice, GarmentKind } from '@figura/contracts';
import { GARMENT_KINDS } from '@figura/contracts';

/** The categories from which a garment can be tapped together, in their order. */
export const TAPPED_CATEGORIES = [...new Set(GARMENT_KINDS.map(({ category }) => category))];

export const kindsOf = (category: Category): readonly GarmentKind[] =>
  GARMENT_KINDS.filter((kind) => kind.category === category);

/** The kind that a garment is of; null for one that cannot be tapped together. */
export const kindOf = ({ type }: Garment): GarmentKind | null =>
  GARMENT_KINDS.find((kind) => kind.type === type) ?? null;

/** A garment of a kind as it is most often. */
export function usualGarment({ category, type, color, questions }: GarmentKind): Garment {
  const garment: Garment = { category, type, attributes: {}, colors: [color] };
  return questions.reduce((made, choice) => withAnswer(made, choice, choice.usual), garment);
}

/** The value with which a garment answers a question; null where nothing is known. */
export function answerOf({ attributes }: Garment, { attribute, values }: GarmentChoice): string | null {
  return attributes[attribute]?.find((value) => values.includes(value)) ?? null;
}

/** The garment with another answer; what its attribute says besides stays. */
export function withAnswer(garment: Garment, { attribute, values }: GarmentChoice, value: string): Garment {
  const others = (garment.attributes[attribute] ?? []).filter((own) => !values.includes(own));
  return { ...garment, attributes: { ...garment.attributes, [attribute]: [value, ...others] } };
}

/** The garment after a change that was advised. */
export function withChange(garment: Garment, { attribute, from, to }: Alternative): Garment {
  const own = garment.attributes[attribute] ?? [];
  const changed = from === null ? [...own, to] : own.map((value) => (value === from ? to : value));
  return { ...garment, attributes: { ...garment.attributes, [attribute]: changed } };
}
