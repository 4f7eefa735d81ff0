import type { FeatureChoice } from './body-concerns';

/** Features that advice emphasizes by default; `balance` reverses it. */
const SHOWN_FEATURES: ReadonlySet<string> = new Set(['waist:defined', 'height:tall']);

/** Assets, which advice ignores unless the user chooses otherwise. */
const LEFT_FEATURES: ReadonlySet<string> = new Set(['legs:long']);

export function getGuideChoice(feature: string): FeatureChoice {
  return SHOWN_FEATURES.has(feature) ? 'show' : 'balance';
}

export function getDefaultChoice(feature: string): FeatureChoice {
  return LEFT_FEATURES.has(feature) ? 'leave' : getGuideChoice(feature);
}

/** Parts that users can hide or highlight as a whole, with the features measured there. */
export const PART_FEATURES = {
  shoulders: ['shoulders:narrow', 'shoulders:broad'],
  chest: ['chest:big', 'chest:small'],
  waist: ['waist:thick', 'waist:straight', 'waist:defined'],
  hips: ['hips:wide', 'hips:narrow'],
  legs: ['legs:short', 'legs:long'],
} as const;
export type ChoicePart = keyof typeof PART_FEATURES;
export const CHOICE_PARTS = Object.keys(PART_FEATURES) as readonly ChoicePart[];

/** Null: the default, or the part's features were chosen one by one. */
export type PartChoice = 'hide' | 'highlight' | null;

export function findPartChoice(
  part: ChoicePart,
  choices: Readonly<Partial<Record<string, FeatureChoice>>>,
): PartChoice {
  const areAll = (choice: FeatureChoice) => PART_FEATURES[part].every((key) => choices[key] === choice);
  if (areAll('show')) return 'highlight';
  return areAll('balance') ? 'hide' : null;
}

export function toFeatureChoices(
  part: ChoicePart,
  choice: PartChoice,
): Partial<Record<string, FeatureChoice | null>> {
  const all = choice && ({ hide: 'balance', highlight: 'show' } as const)[choice];
  return Object.fromEntries(PART_FEATURES[part].map((key) => [key, all]));
}
