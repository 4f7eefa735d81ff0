import type { CatalogItem, CatalogRecommendation } from './catalog';

/** Words of effects that speak of women's bodies or clothes alone. */
const OF_WOMEN =
  /\b(busts?|bras?|breasts?|cleavage|dress|dresses|gowns?|skirts?|blouses?|heels?|pumps?|tights|hosiery|camisoles?|bodice|leggings?)\b/i;

/** A value that no man's item has, or an effect in a woman's words, is women's; all others are everybody's. */
export function findRecommendationCuts(
  recommendations: readonly Omit<CatalogRecommendation, 'for'>[],
  items: readonly CatalogItem[],
): CatalogRecommendation[] {
  const ofMen = new Set(
    items
      .filter((item) => item.for.includes('mens'))
      .flatMap(({ attributes }) =>
        Object.entries(attributes).flatMap(([attribute, values]) =>
          values.map((value) => `${attribute}:${value}`),
        ),
      ),
  );
  return recommendations.map((entry) => {
    const isMens = ofMen.has(`${entry.attribute}:${entry.value}`) && !OF_WOMEN.test(entry.effect);
    return { ...entry, for: isMens ? ['womens', 'mens'] : ['womens'] };
  });
}
