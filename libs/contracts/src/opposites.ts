import type { BodyConcern, Feature } from './body-concerns';

/** Pairs of `bodyPart:attribute` of which at most one is shown. A chosen concern beats a measured one. */
export const OPPOSITE_FEATURES: readonly (readonly [Feature, Feature])[] = [
  ['neck:long', 'neck:short'],
  ['shoulders:narrow', 'shoulders:broad'],
  ['shoulders:broad', 'shoulders:sloped'],
  ['shoulders:balanced', 'shoulders:narrow'],
  ['shoulders:balanced', 'shoulders:broad'],
  ['arms:toned', 'arms:flabby'],
  ['arms:big', 'arms:thin'],
  ['chest:big', 'chest:small'],
  ['chest:balanced', 'chest:big'],
  ['chest:balanced', 'chest:small'],
  ['waist:thick', 'waist:defined'],
  ['waist:thick', 'waist:straight'],
  ['waist:straight', 'waist:defined'],
  ['waist:balanced', 'waist:thick'],
  ['waist:balanced', 'waist:straight'],
  ['waist:balanced', 'waist:defined'],
  ['abdomen:toned', 'abdomen:protruding'],
  ['abdomen:toned', 'abdomen:extreme-protrusion'],
  ['back:thick', 'back:thin'],
  ['hips:wide', 'hips:narrow'],
  ['bottom:big', 'bottom:flat'],
  ['legs:short', 'legs:long'],
  ['legs:balanced', 'legs:short'],
  ['legs:balanced', 'legs:long'],
  ['legs:thick', 'legs:thin'],
  ['calves:toned', 'calves:undefined'],
  ['calves:thick', 'calves:thin'],
  ['calves:short', 'calves:long'],
  ['feet:big', 'feet:small'],
  ['feet:narrow', 'feet:wide'],
  ['torso:long', 'torso:short'],
  ['height:petite', 'height:tall'],
];

export function listOpposites(feature: string): Feature[] {
  return OPPOSITE_FEATURES.flatMap(([a, b]) => (a === feature ? [b] : b === feature ? [a] : []));
}

/** The first chosen concern that excludes an earlier one. */
export function findOppositeConcerns(
  concerns: readonly BodyConcern[],
): readonly [earlier: BodyConcern, later: BodyConcern] | undefined {
  for (const [index, later] of concerns.entries()) {
    const earlier = concerns.slice(0, index).find((concern) => listOpposites(later).includes(concern));
    if (earlier) return [earlier, later];
  }
  return undefined;
}
