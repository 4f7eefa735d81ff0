import type { Evidence, FeatureWishes, OpticalRemark, Optics, ValueOptics } from './optics';
import type { ClothingAttribute } from './vocabulary';

export const MAX_RATING = 3;

export interface Rating {
  /** Whole, from -3 (avoid) to +3 (choose); 0 means that the value makes no difference. */
  rating: number;
  /** The sum before rounding and clamping, by which equal ratings are ordered. */
  sum: number;
  evidence: Evidence;
}

/**
 * What one value of the vocabulary does for one feature.
 *
 * The sum is the dot product of the value's effects and the feature's wishes. An effect on an area counts once, with the
 * strongest of the wishes that the feature has for it on its own zones in that area. The rating is the sum rounded to the nearest whole, halves away from zero so
 * that opposite features mirror each other, and clamped to -3..+3; then floors apply, and exceptions replace it. The
 * evidence is that of the rule which contributed most in the rating's direction; of equal contributions the rule named
 * first counts. A value without optics gets 0.
 */
export function rate(
  optics: Optics,
  feature: FeatureWishes,
  attribute: ClothingAttribute,
  value: string,
): Rating {
  const byRule = contributions(optics, feature, optics.values[attribute][value] ?? {});
  const sum = byRule.reduce((total, { amount }) => total + amount, 0);
  const about = (remark: OpticalRemark) =>
    remark.attribute === attribute &&
    remark.value === value &&
    (remark.feature === undefined || remark.feature === feature.key);

  const exception = optics.exceptions.find(about);
  const floor = optics.floors.find(about)?.rating ?? -MAX_RATING;
  const rating = exception?.rating ?? Math.max(floor, roundAndClamp(sum));
  const direction = Math.sign(rating);
  const chief = byRule.reduce<{ rule: string; amount: number } | undefined>(
    (best, entry) =>
      best === undefined || entry.amount * direction > best.amount * direction ? entry : best,
    undefined,
  );
  const evidence = optics.contested.some(about)
    ? 'contested'
    : exception || chief === undefined
      ? 'convention'
      : optics.rules[chief.rule]!.evidence;
  return { rating, sum, evidence };
}

/** The share of the sum that each rule brings. */
function contributions(
  optics: Optics,
  feature: FeatureWishes,
  value: ValueOptics,
): { rule: string; amount: number }[] {
  return Object.entries(value).map(([rule, effects]) => {
    let amount = 0;
    for (const [key, strength] of Object.entries(effects)) {
      const [place, effect] = key.split('.') as [string, string];
      const zones = optics.areas[place]?.filter((zone) => feature.zones.includes(zone)) ?? [place];
      amount += strength * strongest(zones.map((zone) => feature.wishes[`${zone}.${effect}`] ?? 0));
    }
    return { rule, amount };
  });
}

function strongest(weights: number[]): number {
  return weights.reduce((best, weight) => (Math.abs(weight) > Math.abs(best) ? weight : best), 0);
}

function roundAndClamp(sum: number): number {
  const rounded = Math.sign(sum) * Math.round(Math.abs(sum));
  // Adding 0 turns the -0 of a rounded-away negative into 0.
  return Math.max(-MAX_RATING, Math.min(MAX_RATING, rounded)) + 0;
}
