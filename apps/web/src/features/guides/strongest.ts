import type { Recommendation, RecommendationGroup } from '@figura/contracts';

/** What a guide opens with. */
const COUNT = 5;
/** Of them at most so many are to choose, or to avoid: both sides of a guide are seen. */
const MAX_OF_A_SIDE = 3;

/**
 * The five recommendations of a guide that matter most, what to choose before what to avoid: those of the strongest ratings,
 * of equal ones first those with a picture. None in a guide of no more than five.
 *
 * Of one clothing attribute there is one, and of one side there are three at most, as far as the guide holds others.
 */
export function createStrongest(groups: readonly RecommendationGroup[]): Recommendation[] {
  const candidates = groups
    .flatMap(({ recommendations }) => recommendations)
    .sort((a, b) => Math.abs(b.rating) - Math.abs(a.rating) || computePictures(b) - computePictures(a));
  if (candidates.length <= COUNT) return [];
  const chosen: Recommendation[] = [];
  const choose = (isWelcome: (candidate: Recommendation) => boolean) => {
    for (const candidate of candidates)
      if (chosen.length < COUNT && !chosen.includes(candidate) && isWelcome(candidate))
        chosen.push(candidate);
  };
  const isNewAttribute = ({ clothingAttribute }: Recommendation) =>
    chosen.every((other) => other.clothingAttribute !== clothingAttribute);
  const hasRoomOnItsSide = ({ rating }: Recommendation) =>
    chosen.filter((other) => other.rating > 0 === rating > 0).length < MAX_OF_A_SIDE;
  choose((candidate) => isNewAttribute(candidate) && hasRoomOnItsSide(candidate));
  choose(hasRoomOnItsSide);
  choose(() => true);
  return chosen.sort((a, b) => b.rating - a.rating);
}

function computePictures({ representativeItems }: Recommendation): number {
  return Math.min(1, representativeItems.length);
}
