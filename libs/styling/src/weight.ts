import { guideChoice } from '@figura/contracts';
import type { ProfileFeature } from './profile-feature';

/**
 * Strengths are kept in so many steps, so that users who measure alike share their ranking. Fewer would move a list further
 * than the body moved: what is rounded up or down counts for every value that a feature rates.
 */
export const STRENGTH_STEPS = 128;
/** How much more a ticked feature counts than one that was computed. */
const TICK_WEIGHT = 1.25;
/** Up to this strength a feature decides nothing; from there on it counts for more and more, and wholly at 1. */
const DECIDING_FROM = 0.2;
/** A part in balance never has more in a profile: there is nothing to even out. In its own guide it has all. */
const BALANCED_DECIDES_FROM = 0.25;

/**
 * What one point of rating is worth for a feature of a profile, in {@link STRENGTH_STEPS}ths: above 0 where the user chose
 * what the feature's guide speaks for, below 0 for the reverse, more for what was ticked. Nothing for what is left alone and
 * for what is faint, as a part in balance always is.
 */
export function computeWeight({ key, strength, ticked, choice }: ProfileFeature): number {
  if (choice === 'leave') return 0;
  const from = key.endsWith(':balanced') ? BALANCED_DECIDES_FROM : DECIDING_FROM;
  const share = Math.max(0, strength - from) / (1 - from);
  const weight = Math.round(share * STRENGTH_STEPS * (ticked ? TICK_WEIGHT : 1));
  return choice === guideChoice(key) ? weight : -weight;
}
