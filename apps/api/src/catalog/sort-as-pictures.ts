import type { CatalogItem } from '@figura/catalog';
import { CLOTHING_CATEGORIES, type Category } from '@figura/contracts';
import { toOklch } from '@figura/styling';

/** Clothes that cover each body part; others show a value but not its effect there. */
const WORN_ON: Readonly<Record<string, Category>> = {
  ...{ hips: 'Bottoms', bottom: 'Bottoms', legs: 'Bottoms', calves: 'Bottoms', ankles: 'Bottoms' },
  ...{ shoulders: 'Tops', arms: 'Tops', chest: 'Tops', back: 'Tops', neck: 'Tops', torso: 'Tops' },
  feet: 'Shoes',
};
/** Attributes that a print illustrates; for others, a print distracts. */
const OF_PRINTS: readonly string[] = ['prints', 'pattern', 'texture'];
/** OKLCH lightness of each shade. */
const SHADES = { light: 0.92, mid: 0.6, dark: 0.3 } as const;

/**
 * Sorts items that show a value most clearly first: on the advised part, without a print, in the value's shade
 * or a muted color.
 */
export function sortAsPictures(
  items: readonly CatalogItem[],
  { feature, attribute, value }: { feature: string; attribute: string; value: string },
): CatalogItem[] {
  const [part = ''] = feature.split(':');
  const shade = Object.entries(SHADES).find(([name]) => value.startsWith(name))?.[1];
  const rank = ({ category, colors: [main], attributes }: CatalogItem): number => {
    const isPrinted = (attributes['prints']?.length ?? 0) > 0 && !OF_PRINTS.includes(attribute);
    const { L, C } = toOklch(main!.hex);
    const color = attribute === 'color' && shade !== undefined ? Math.abs(L - shade) * 2 : C;
    return rankCategory(category, part, attribute) + (isPrinted ? 4 : 0) + Math.min(color, 0.9);
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function rankCategory(category: Category, part: string, attribute: string): number {
  if (category.toLowerCase() === attribute) return 0;
  if (!CLOTHING_CATEGORIES.includes(category)) return 5;
  if (WORN_ON[part] === category) return 1;
  return category === 'Outerwear' ? 3 : 2;
}
