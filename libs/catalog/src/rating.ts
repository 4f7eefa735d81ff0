import type { Effects, Evidence, FeatureWishes, OpticalRemark, Optics, ValueOptics } from './optics';
import type { ClothingAttribute } from './vocabulary';

export const MAX_RATING = 3;

export interface Rating {
  /** Whole, from -3 (avoid) to +3 (choose); 0 means that the value makes no difference. */
  rating: number;
  /** The sum before rounding and clamping, by which equal ratings are ordered. */
  sum: number;
  evidence: Evidence;
  /** The id of the study that the evidence is. */
  study?: string | undefined;
  /** What made the sum, each effect on a zone of the body by itself. */
  shares: Share[];
  /** Where an exception states the rating: its sentence. */
  why?: string | undefined;
}

/** What one effect of a value brings to a rating. */
export interface Share {
  rule: string;
  /** `<zone>.<effect>`: where an area covers several zones, the one that wishes for it most. */
  effect: string;
  /** How strong the effect is, below 0 in its reverse direction. */
  strength: number;
  /** Its part of the sum. */
  amount: number;
}

/**
 * What one value of the vocabulary does for one feature.
 *
 * The sum is the dot product of the value's effects and the feature's wishes, less what the value does to effects that
 * the feature wants steady. An effect on an area counts once, with the
 * strongest of the wishes that the feature has for it on its own zones in that area. The rating is the sum rounded to the nearest whole, halves away from zero so
 * that opposite features mirror each other, and clamped to -3..+3; then floors apply, and exceptions replace it. The
 * evidence is that of the rule which contributed most in the rating's direction; of equal contributions the rule named
 * first counts. The study is the one that the rule names, or the remark which says that the rating is contested. A value
 * without optics gets 0.
 */
export function rate(
  optics: Optics,
  feature: FeatureWishes,
  attribute: ClothingAttribute,
  value: string,
): Rating {
  const shares = listShares(optics, feature, optics.values[attribute][value] ?? {});
  const sum = shares.reduce((total, { amount }) => total + amount, 0);
  const isAbout = (remark: OpticalRemark) =>
    remark.attribute === attribute &&
    remark.value === value &&
    (remark.feature === undefined || remark.feature === feature.key);

  const exception = optics.exceptions.find(isAbout);
  const floor = optics.floors.find(isAbout)?.rating ?? -MAX_RATING;
  const rating = exception?.rating ?? Math.max(floor, roundAndClamp(sum));
  const chief = findChiefRule(shares, Math.sign(rating));
  const rule = exception || chief === undefined ? undefined : optics.rules[chief];
  const dispute = optics.contested.find(isAbout);
  const evidence = dispute ? 'contested' : (rule?.evidence ?? 'convention');
  const { study } = dispute ?? rule ?? {};
  return { rating, sum, evidence, study, shares, why: exception?.why };
}

/** The rule that brings most in a direction; of equal ones the first. */
function findChiefRule(shares: readonly Share[], direction: number): string | undefined {
  const byRule = new Map<string, number>();
  for (const { rule, amount } of shares) byRule.set(rule, (byRule.get(rule) ?? 0) + amount * direction);
  return [...byRule].reduce<[string, number] | undefined>(
    (best, entry) => (best === undefined || entry[1] > best[1] ? entry : best),
    undefined,
  )?.[0];
}

function listShares(optics: Optics, feature: FeatureWishes, value: ValueOptics): Share[] {
  return Object.entries(value).flatMap(([rule, effects]) =>
    Object.entries(effects).map(([key, strength]): Share => {
      const [place, effect] = key.split('.') as [string, string];
      const zones = optics.areas[place]?.filter((zone) => feature.zones.includes(zone)) ?? [place];
      const keys = zones.map((zone) => `${zone}.${effect}`);
      const wish = getStrongest(keys, feature.wishes);
      const steady = getStrongest(keys, feature.steady);
      const amount =
        strength * (feature.wishes[wish] ?? 0) - Math.abs(strength) * (feature.steady[steady] ?? 0);
      return { rule, effect: feature.wishes[wish] ? wish : steady, strength, amount };
    }),
  );
}

/** The key with the strongest weight. */
function getStrongest(keys: readonly string[], weights: Effects): string {
  const computeWeight = (key: string) => Math.abs(weights[key] ?? 0);
  return keys.reduce((best, key) => (computeWeight(key) > computeWeight(best) ? key : best), keys[0] ?? '');
}

function roundAndClamp(sum: number): number {
  const rounded = Math.sign(sum) * Math.round(Math.abs(sum));
  // Adding 0 turns the -0 of a rounded-away negative into 0.
  return Math.max(-MAX_RATING, Math.min(MAX_RATING, rounded)) + 0;
}
