import type { User, VerdictLevel } from '@figura/contracts';
import { listFeatures, type ProfileFeature } from '../features';
import { weigh, type CheckedGarment } from './check-garment';
import type { CompiledChecks } from './compiled-checks';

/** All that features follow from. */
export interface FeaturedUser extends Pick<User, 'underbust' | 'bodyConcerns' | 'featureChoices'> {
  /** Inches. */
  readonly measurements: NonNullable<User['measurements']>;
}

export function listUserFeatures({
  measurements,
  underbust,
  bodyConcerns,
  featureChoices,
}: FeaturedUser): ProfileFeature[] {
  return listFeatures({ measurements, underbust, bodyConcerns, choices: featureChoices });
}

/** Features of the bodies at both ends of each estimated range; none of a measured body. */
export function listNearbyFeatures(user: FeaturedUser): ProfileFeature[][] {
  const { measurements } = user;
  return (measurements.estimated ?? []).flatMap(({ name, low, high }) =>
    [low, high].map((inches) =>
      listUserFeatures({ ...user, measurements: { ...measurements, [name]: inches } }),
    ),
  );
}

/** True if the verdict changes within the estimated ranges. */
export function isVerdictProbable(
  checks: CompiledChecks,
  { type, attributes }: CheckedGarment,
  level: VerdictLevel,
  nearby: readonly (readonly ProfileFeature[])[],
): boolean {
  return nearby.some((features) => weigh(checks, type, features, [attributes]).judgments[0]!.level !== level);
}
