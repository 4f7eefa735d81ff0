import { CONDITIONS, type Garment, type GarmentChoice, type GarmentKind } from '@figura/contracts';
import { findKind } from './kinds';
import { withSleevesThatAgree } from './sleeves';

export function findAnswer({ attributes }: Garment, { attribute, values }: GarmentChoice): string | null {
  return attributes[attribute]?.find((value) => values.includes(value)) ?? null;
}

/** Other answers stay unless they contradict the new one. */
export function withAnswer(garment: Garment, { attribute, values }: GarmentChoice, value: string): Garment {
  const others = (garment.attributes[attribute] ?? []).filter((own) => !values.includes(own));
  const answered = { ...garment, attributes: { ...garment.attributes, [attribute]: [value, ...others] } };
  return removeContradictions(
    attribute === 'sleeves' || attribute === 'sleeveLength'
      ? withSleevesThatAgree(answered, attribute)
      : answered,
    [attribute, value],
  );
}

export function createUsualGarment({ category, type, color, questions, says }: GarmentKind): Garment {
  const attributes = Object.fromEntries(
    Object.entries(says).map(([attribute, values]) => [attribute, [...values]]),
  );
  const garment: Garment = { category, type, attributes, colors: [color] };
  return questions.reduce((made, choice) => withAnswer(made, choice, choice.usual), garment);
}

function removeContradictions(garment: Garment, answer: Value): Garment {
  const attributes = Object.fromEntries(
    Object.entries(garment.attributes).map(([attribute, values]) => [
      attribute,
      values.filter((value) => goTogether(answer, [attribute, value])),
    ]),
  );
  let agreed: Garment = { ...garment, attributes };
  for (const choice of findKind(garment)?.questions ?? []) {
    if (findAnswer(garment, choice) === findAnswer(agreed, choice)) continue;
    const { attribute, usual, values } = choice;
    const next = [usual, ...values].find((value) => doesGoWith(agreed, [attribute, value]));
    if (next === undefined) continue;
    const rest = agreed.attributes[attribute] ?? [];
    agreed = { ...agreed, attributes: { ...agreed.attributes, [attribute]: [next, ...rest] } };
  }
  return agreed;
}

function doesGoWith({ attributes }: Garment, added: Value): boolean {
  return Object.entries(attributes).every(([attribute, values]) =>
    values.every((value) => goTogether(added, [attribute, value])),
  );
}

type Value = readonly [attribute: string, value: string];

export function goTogether(a: Value, b: Value): boolean {
  return a[0] === b[0] || (doesAllow(a, b) && doesAllow(b, a));
}

function doesAllow(by: Value, [attribute, value]: Value): boolean {
  const key = by.join(':');
  return CONDITIONS.every(({ of, only }) => !of.includes(key) || (only[attribute]?.includes(value) ?? true));
}
