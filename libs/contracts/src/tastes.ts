import { TASTES, type Taste } from './looks';

/** Each taste has one outfit of its own and shares one, so that three choices show a leaning. */
export const TASTE_LOOKS = {
  blazer: ['classic'],
  'long-coat': ['minimal'],
  'plaid-shirt': ['natural'],
  'floral-dress': ['romantic'],
  cargo: ['urban'],
  'red-dress': ['bold'],
  'bow-blouse': ['classic', 'romantic'],
  'tonal-knit': ['minimal', 'natural'],
  'red-puffer': ['urban', 'bold'],
} as const satisfies Record<string, readonly Taste[]>;
export type TasteLookId = keyof typeof TASTE_LOOKS;
export const TASTE_LOOK_IDS = Object.keys(TASTE_LOOKS) as readonly TasteLookId[];

export const MAX_TASTE_LOOKS = 3;

/** Most supported taste first. */
export function findTastes(chosen: readonly TasteLookId[]): Taste[] {
  const count = (taste: Taste) =>
    chosen.filter((id) => (TASTE_LOOKS[id] as readonly Taste[]).includes(taste)).length;
  return TASTES.filter((taste) => count(taste) > 0).sort((a, b) => count(b) - count(a));
}
