import { TASTES, type Taste } from './looks';

/**
 * Outfits that a user is shown to say what they like, with the tastes that each speaks for. Every taste has one of its own
 * and one that it shares, so that three choices tell what somebody leans to. The catalog says what they are made of.
 */
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

/** Outfits that a user may choose at most. */
export const MAX_TASTE_LOOKS = 3;

/** The tastes that follow from the outfits somebody chose: the one that most of them speak for first. */
export function findTastes(chosen: readonly TasteLookId[]): Taste[] {
  const count = (taste: Taste) =>
    chosen.filter((id) => (TASTE_LOOKS[id] as readonly Taste[]).includes(taste)).length;
  return TASTES.filter((taste) => count(taste) > 0).sort((a, b) => count(b) - count(a));
}
