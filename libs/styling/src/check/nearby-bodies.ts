import { findCurrentLifeStates } from '@figura/contracts';
import type { User, UserPreferences, VerdictLevel } from '@figura/contracts';
import type { CompiledKnowledge } from '../compile';
import { listFeatures, type ProfileFeature } from '../features';
import { listLifeFeatures } from '../life-states';
import { rateFit } from '../rank';
import { weigh, type CheckedGarment } from './check-garment';
import type { CompiledChecks } from './compiled-checks';

export interface FeaturedUser extends Pick<User, 'underbust' | 'bodyConcerns' | 'featureChoices'> {
  /** Inches. */
  readonly measurements: NonNullable<User['measurements']>;
  readonly preferences: Pick<UserPreferences, 'lifeStates' | 'presentation'>;
}

export interface UserFeatures {
  features: ProfileFeature[];
  advised: ProfileFeature[];
  /** As `advised`, of the bodies at both ends of each estimated range; none of a measured body. */
  nearby: ProfileFeature[][];
  /** As `advised`, of equally likely bodies; none of a measured body. */
  likely: ProfileFeature[][];
}

export function listUserFeatures(user: FeaturedUser, now: Date): UserFeatures {
  const { measurements, underbust, bodyConcerns, featureChoices: choices, preferences } = user;
  const { presentation } = preferences;
  const { estimated = [] } = measurements;
  const lifeStates = findCurrentLifeStates(preferences.lifeStates, now);
  const ofLife = listLifeFeatures(lifeStates);
  const listOfBody = (body: FeaturedUser['measurements']) =>
    listFeatures({ measurements: body, underbust, bodyConcerns, choices, lifeStates, presentation });
  const listOfOther = (values: [string, number][]) => [
    ...listOfBody({ ...measurements, ...Object.fromEntries(values) }),
    ...ofLife,
  ];
  const features = listOfBody(measurements);
  const likely = estimated[0]?.likely ?? [];
  return {
    features,
    advised: [...features, ...ofLife],
    nearby: estimated.flatMap(({ name, low, high }) =>
      [low, high].map((inches) => listOfOther([[name, inches]])),
    ),
    likely: likely.map((_, index) =>
      listOfOther(estimated.map((value) => [value.name, value.likely![index]!])),
    ),
  };
}

type OtherBodies = Pick<UserFeatures, 'nearby' | 'likely'>;

/** `odds`, 0 to 1, is the share of likely bodies with the same answer. Empty for a sure answer. */
interface Doubt {
  probably?: true;
  odds?: number;
}

export function assessVerdict(
  checks: CompiledChecks,
  { type, attributes }: CheckedGarment,
  level: VerdictLevel,
  others: OtherBodies,
): Doubt {
  return assessDoubt(
    (features: ProfileFeature[]) => weigh(checks, type, features, [attributes]).judgments[0]!.level === level,
    others,
  );
}

export function assessFit(
  compiled: CompiledKnowledge,
  { advised, nearby, likely }: Pick<UserFeatures, 'advised'> & OtherBodies,
): Doubt {
  const rate = (bodies: readonly ProfileFeature[][]) => bodies.map((features) => rateFit(compiled, features));
  const others = { nearby: rate(nearby), likely: rate(likely) };
  const doubts = Array.from(rateFit(compiled, advised), (now, index) =>
    assessDoubt((rates: Float64Array) => rates[index]! > 0 === now > 0, others),
  );
  const open = doubts.filter(({ probably }) => probably);
  return open.sort((a, b) => (a.odds ?? 0) - (b.odds ?? 0))[0] ?? {};
}

function assessDoubt<Body>(
  isSame: (body: Body) => boolean,
  { nearby, likely }: { nearby: readonly Body[]; likely: readonly Body[] },
): Doubt {
  if (nearby.every(isSame)) return {};
  if (likely.length === 0) return { probably: true };
  const odds = likely.filter(isSame).length / likely.length;
  return odds === 1 ? {} : { probably: true, odds };
}
