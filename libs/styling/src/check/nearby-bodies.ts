import { findCurrentLifeStates } from '@figura/contracts';
import type { User, UserPreferences, VerdictLevel } from '@figura/contracts';
import { listFeatures, type ProfileFeature } from '../features';
import { listLifeFeatures } from '../life-states';
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
}

export function listUserFeatures(user: FeaturedUser, now: Date): UserFeatures {
  const { measurements, underbust, bodyConcerns, featureChoices: choices, preferences } = user;
  const { presentation } = preferences;
  const lifeStates = findCurrentLifeStates(preferences.lifeStates, now);
  const ofLife = listLifeFeatures(lifeStates);
  const listOfBody = (body: FeaturedUser['measurements']) =>
    listFeatures({ measurements: body, underbust, bodyConcerns, choices, lifeStates, presentation });
  const features = listOfBody(measurements);
  return {
    features,
    advised: [...features, ...ofLife],
    nearby: (measurements.estimated ?? []).flatMap(({ name, low, high }) =>
      [low, high].map((inches) => [...listOfBody({ ...measurements, [name]: inches }), ...ofLife]),
    ),
  };
}

/** `odds`, 0 to 1, is the share of likely bodies with this level. Empty for a sure verdict. */
export function assessVerdict(
  checks: CompiledChecks,
  { type, attributes }: CheckedGarment,
  level: VerdictLevel,
  nearby: readonly (readonly ProfileFeature[])[],
  listLikely: () => readonly (readonly ProfileFeature[])[],
): { probably?: true; odds?: number } {
  const isSame = (features: readonly ProfileFeature[]) =>
    weigh(checks, type, features, [attributes]).judgments[0]!.level === level;
  if (nearby.every(isSame)) return {};
  const likely = listLikely();
  const odds = likely.length > 0 && { odds: likely.filter(isSame).length / likely.length };
  return { probably: true, ...odds };
}
