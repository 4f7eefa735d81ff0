import type { CatalogItem, CatalogRecommendation } from './catalog';

/** Effect words that apply only to women's bodies or clothes. */
const OF_WOMEN =
  /\b(busts?|bras?|breasts?|cleavage|dress|dresses|gowns?|skirts?|blouses?|heels?|pumps?|tights|hosiery|camisoles?|bodice|leggings?)\b/i;

/** Women's only: values that no men's item has, and effects worded for women. */
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
