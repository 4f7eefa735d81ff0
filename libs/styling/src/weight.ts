import { STRENGTH_STEPS, type ProfileFeature } from './features';

/** How much more a ticked feature counts than one that was computed. */
const TICK_WEIGHT = 1.25;

/**
 * What one point of rating is worth for a feature of a profile, in {@link STRENGTH_STEPS}ths: its strength, more for what
 * was ticked, reversed for what the user wants to show, nothing for what is left alone.
 */
export function weightOf({ strength, ticked, choice }: ProfileFeature): number {
  if (choice === 'leave') return 0;
  const weight = Math.round(strength * STRENGTH_STEPS * (ticked ? TICK_WEIGHT : 1));
  return choice === 'show' ? -weight : weight;
}
