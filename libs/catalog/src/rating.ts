import type { Effects, Evidence, FeatureWishes, OpticalRemark, Optics, ValueOptics } from './optics';
import type { ClothingAttribute } from './vocabulary';

export const MAX_RATING = 3;

export interface Rating {
  /** Integer from -3 (avoid) to +3 (choose); 0 makes no difference. */
  rating: number;
  /** Before rounding and clamping; sorts equal ratings. */
  sum: number;
  evidence: Evidence;
  study?: string | undefined;
  shares: Share[];
  /** Sentence of the exception that set the rating. */
  why?: string | undefined;
}

export interface Share {
  rule: string;
  /** `<zone>.<effect>`; for an area, the zone with the highest wish for it. */
  effect: string;
  /** Negative in the reverse direction. */
  strength: number;
  amount: number;
}

/**
 * Effects · wishes, minus effects on what should stay unchanged. Halves round away from zero so that opposite features mirror each other;
 * clamps to ±3, then applies floors and exceptions. 0 without optics.
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

/** The first of equal contributions. */
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
      const wish = findStrongest(keys, feature.wishes);
      const steady = findStrongest(keys, feature.steady);
      const amount =
        strength * (feature.wishes[wish] ?? 0) - Math.abs(strength) * (feature.steady[steady] ?? 0);
      return { rule, effect: feature.wishes[wish] ? wish : steady, strength, amount };
    }),
  );
}

function findStrongest(keys: readonly string[], weights: Effects): string {
  const computeWeight = (key: string) => Math.abs(weights[key] ?? 0);
  return keys.reduce((best, key) => (computeWeight(key) > computeWeight(best) ? key : best), keys[0] ?? '');
}

function roundAndClamp(sum: number): number {
  const rounded = Math.sign(sum) * Math.round(Math.abs(sum));
  // Adding 0 turns -0 into 0.
  return Math.max(-MAX_RATING, Math.min(MAX_RATING, rounded)) + 0;
}
