import type { Recommendation, RecommendationGroup } from '@figura/contracts';

const COUNT = 5;
const MAX_OF_A_SIDE = 3;

/** Strongest first, then with a picture; at most one per attribute and three per side if possible. None for guides of five or fewer. */
export function chooseStrongest(groups: readonly RecommendationGroup[]): Recommendation[] {
  const candidates = groups
    .flatMap(({ recommendations }) => recommendations)
    .sort((a, b) => Math.abs(b.rating) - Math.abs(a.rating) || countPictures(b) - countPictures(a));
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

function countPictures({ representativeItems }: Recommendation): number {
  return Math.min(1, representativeItems.length);
}
