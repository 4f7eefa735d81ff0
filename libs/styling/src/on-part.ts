import { getPart } from '@figura/contracts';

export interface FeatureClaims {
  readonly feature: string;
  readonly claims: readonly string[];
}

/** Parts of which a tucked top says the same. */
export const ABOUT_WAIST: readonly string[] = ['waist', 'abdomen'];
/** Zones of a part, where they are not just its own. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  waist: ABOUT_WAIST,
  abdomen: ABOUT_WAIST,
  hips: ['hips', 'bottom', 'thighs'],
  bottom: ['bottom', 'hips'],
  legs: ['legs', 'thighs', 'calves', 'torso'],
  torso: ['torso', 'legs'],
  'mid-body': ['torso', 'legs', ...ABOUT_WAIST],
  height: ['legs', 'torso'],
  feet: ['feet', 'ankles'],
};

export const getZone = (claim: string): string => claim.slice(0, claim.indexOf('.'));

/** Drawing the eye changes no part. */
export function isOnPartOfFeature({ feature, claims }: FeatureClaims): boolean {
  const part = getPart(feature);
  const zones = ZONES[part] ?? [part];
  return (
    claims.length === 0 || claims.some((claim) => zones.includes(getZone(claim)) && !claim.includes('.focus'))
  );
}
