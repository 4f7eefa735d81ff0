import { GARMENT_KINDS, NAMED_VALUES, type GarmentChoice } from '@figura/contracts';
import type { RatedItem } from '../knowledge';
import { STRENGTH_STEPS } from '../weight';

/** Spread of answers from which a question matters, in {@link STRENGTH_STEPS}ths of a point. */
const MATTERING_SPREAD = STRENGTH_STEPS / 2;
/** Attributes shared by several questions: only a question's own values answer it. */
const SHARED_ATTRIBUTES: ReadonlySet<string> = new Set(['leg', 'waist', 'shoes']);

const QUESTIONS_OF_TYPES: ReadonlyMap<string, readonly GarmentChoice[]> = new Map(
  GARMENT_KINDS.map(({ type, questions }) => [type, questions]),
);

export interface Known {
  readonly matter: number;
  readonly known: number;
}

export function listQuestions(type: string): readonly GarmentChoice[] {
  return QUESTIONS_OF_TYPES.get(type) ?? [];
}

/** `points` are by `attribute:value`. */
export function listMatteringQuestions(
  questions: readonly GarmentChoice[],
  points: ReadonlyMap<string, number>,
): readonly GarmentChoice[] {
  return questions.filter(({ attribute, values }) => {
    const all = values
      .map((value) => `${attribute}:${value}`)
      .filter((key) => !NAMED_VALUES.includes(key))
      .map((key) => points.get(key) ?? 0);
    return Math.max(...all) - Math.min(...all) >= MATTERING_SPREAD;
  });
}

export function isAnswered(
  attributes: RatedItem['attributes'],
  { attribute, values }: GarmentChoice,
): boolean {
  const said = attributes[attribute] ?? [];
  return SHARED_ATTRIBUTES.has(attribute) ? said.some((value) => values.includes(value)) : said.length > 0;
}

export function countKnown(
  attributes: RatedItem['attributes'],
  questions: readonly GarmentChoice[],
  telling: ReadonlySet<string>,
): Known {
  const asked = new Set(questions.map(({ attribute }) => attribute));
  const besides = [...telling].filter((attribute) => !asked.has(attribute)).length;
  const answered = questions.filter((question) => isAnswered(attributes, question)).length;
  return { matter: questions.length + besides, known: answered + besides };
}
