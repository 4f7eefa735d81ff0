import type { Catalog, CatalogItem } from '@figura/catalog';
import type { RankedItem } from '@figura/styling';
import { colorFamilyOf } from '../catalog/color-family';
import { TIE, Variety } from '../catalog/variety';

/** So many of a category stay together: who measures nearly alike sees the same ten first. */
const BLOCK = 10;

type VariedCatalog = Pick<Catalog, 'items' | 'itemTypes'>;

/**
 * Ranked items, of each category where it stood before; where their order ties, neighbors differ in color and kind. What is
 * worn for sport, to swim, at night or under clothes is varied by itself, since lists leave it out.
 */
export function varied(ranked: readonly RankedItem[], { items, itemTypes }: VariedCatalog): RankedItem[] {
  const itemOf = ({ index }: RankedItem): CatalogItem => items[index]!;
  const wears = new Map(itemTypes.map(({ slug, wear }) => [slug, wear]));
  const places = new Map<string, number[]>();
  ranked.forEach((one, place) => {
    const { category, type } = itemOf(one);
    const kind = `${category} ${wears.get(type)}`;
    const own = places.get(kind);
    if (own) own.push(place);
    else places.set(kind, [place]);
  });
  const result = [...ranked];
  for (const own of places.values()) {
    const variety = new Variety((one: RankedItem) => traitsOf(itemOf(one)));
    for (let start = 0; start < own.length; start += BLOCK) {
      const block = own.slice(start, start + BLOCK);
      const rest = block.map((place) => ranked[place]!);
      for (const place of block) {
        const next = variety.choose(tiedFirst(rest))!;
        rest.splice(rest.indexOf(next), 1);
        result[place] = next;
      }
    }
  }
  return result;
}

/** Those that may come first: nothing before them is a point better. */
function tiedFirst(ranked: readonly RankedItem[]): RankedItem[] {
  let best = 0;
  return ranked.filter(({ score }) => {
    best = Math.max(best, score);
    return score > best - TIE;
  });
}

const traitsOf = ({ type, colors: [color] }: CatalogItem): string[] => [
  `type ${type}`,
  ...(color ? [`color ${colorFamilyOf(color.hex)}`] : []),
];
