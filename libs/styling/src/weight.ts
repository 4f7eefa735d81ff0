import { getGuideChoice } from '@figura/contracts';
import type { ProfileFeature } from './profile-feature';

/** Rounding lets similar bodies share a ranking. Fewer steps would move a list further than the body moved. */
export const STRENGTH_STEPS = 128;
/** Of the strongest reason. */
export const OTHER_REASON_SHARE = 1 / 2;
const TICK_WEIGHT = 1.25;
/** Below this strength a feature decides nothing; above it grows, fully at 1. */
const DECIDING_FROM = 0.2;
/** Maximum strength of a balanced part: its profile has nothing to correct; its own guide has full strength. */
const BALANCED_DECIDES_FROM = 0.25;

/**
 * Worth of a rating point in {@link STRENGTH_STEPS}ths: negative if the user chose the reverse, higher for
 * ticks, 0 for ignored, faint or balanced features.
 */
export function computeWeight({ key, strength, ticked, choice }: ProfileFeature): number {
  if (choice === 'leave') return 0;
  const from = key.endsWith(':balanced') ? BALANCED_DECIDES_FROM : DECIDING_FROM;
  const share = Math.max(0, strength - from) / (1 - from);
  const weight = Math.round(share * STRENGTH_STEPS * (ticked ? TICK_WEIGHT : 1));
  return choice === getGuideChoice(key) ? weight : -weight;
}
