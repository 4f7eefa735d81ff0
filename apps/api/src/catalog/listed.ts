import type { Catalog, CatalogItem, Wear } from '@figura/catalog';

/** What a list of looks may show besides clothes for the day, where it is about just that. */
type ListedOnRequest = Extract<Wear, 'swim' | 'sport'>;

/**
 * Which items a list of looks shows: clothes for the day, with swimwear and sportswear only if the list asks for them.
 * What is worn under other clothes or at night is in no list.
 */
export function listedIn(
  { itemTypes }: Pick<Catalog, 'itemTypes'>,
  requested: readonly ListedOnRequest[] = [],
): (item: Pick<CatalogItem, 'type'>) => boolean {
  const wears = new Set<Wear>(['day', ...requested]);
  const types = new Set(itemTypes.filter(({ wear }) => wears.has(wear)).map(({ slug }) => slug));
  return ({ type }) => types.has(type);
}
