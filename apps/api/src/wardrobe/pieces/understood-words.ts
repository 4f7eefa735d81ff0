import type { Catalog } from '@figura/catalog';
import { getGarmentReader } from '../../garments/garment-reader';

/**
 * Translates a search for colors or a kind in another language or with a typo: "schwarz" is "black". Null if
 * there are none.
 */
export function translateSearch(text: string, { itemTypes }: Catalog): string[] | null {
  const { colors, type } = getGarmentReader().readText(text);
  const kind = itemTypes.find(({ slug }) => slug === type)?.displayName;
  const names = [...colors.map(({ name }) => name), ...(kind === undefined ? [] : [kind])];
  const words = names.flatMap((name) => name.toLowerCase().split(/\s+/u));
  return words.length > 0 ? words : null;
}
