import type { Alternative, Garment, GarmentChoice } from '@figura/contracts';
import { shownIn } from './shown-in';

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
  const [, ...others] = garment.colors;
  const shown = attribute === 'color' ? shownIn(to) : null;
  return {
    ...garment,
    attributes: { ...garment.attributes, [attribute]: changed },
    ...(shown && { colors: [shown, ...others] }),
  };
}
