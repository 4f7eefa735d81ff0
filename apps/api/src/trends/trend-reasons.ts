import type { Catalog, CatalogItem } from '@figura/catalog';
import { halfYearOf } from './editions/half-year';
import type { IsoWeek } from '../platform/clock/iso-week';

/** Sentences about what an item shares with its edition, besides the one about its season. */
const MAX_SHARED = 2;
/** How much more often than in the whole collection a value stands in an edition before that is worth saying. */
const NOTABLE_LIFT = 1.25;

interface Shared {
  name: string;
  /** Pieces of the edition that have it, the item among them. */
  count: number;
  lift: number;
}

/**
 * Why an item stands in an edition, in sentences: the season that it is made for, then what it has in common with other
 * pieces of the edition more often than pieces of the whole catalog have, the most striking first. Counts are of pieces.
 */
export function trendReasons(
  item: CatalogItem,
  edition: { week: IsoWeek; items: readonly CatalogItem[] },
  catalog: Pick<Catalog, 'attributes' | 'items'>,
): string[] {
  const { seasons } = halfYearOf(edition.week);
  const worn = item.season.filter((season) => seasons.includes(season));
  const season = worn.length > 0 ? [`Made for ${worn.join(' and ')}: its season is now.`] : [];
  if (!edition.items.includes(item)) return [...season, 'It was part of last week’s selection.'];
  const shared = traitsOf(item, catalog)
    .flatMap(({ name, has }): Shared[] => {
      const count = edition.items.filter(has).length;
      const lift = count / edition.items.length / (catalog.items.filter(has).length / catalog.items.length);
      return count > 1 && lift >= NOTABLE_LIFT ? [{ name, count, lift }] : [];
    })
    .sort((a, b) => b.lift - a.lift || b.count - a.count)
    .slice(0, MAX_SHARED);
  return [...season, ...shared.map((trait) => sentence(trait, edition.items.length))];
}

interface Trait {
  name: string;
  has: (item: CatalogItem) => boolean;
}

function traitsOf(item: CatalogItem, { attributes }: Pick<Catalog, 'attributes'>): Trait[] {
  const values = attributes.flatMap(({ slug, values }) =>
    (item.attributes[slug] ?? []).flatMap((value): Trait[] => {
      const name = values.find((entry) => entry.slug === value)?.displayName;
      return name ? [{ name, has: (other) => other.attributes[slug]?.includes(value) ?? false }] : [];
    }),
  );
  const colors = item.colors.map(({ name }): Trait => {
    return { name, has: (other) => other.colors.some((color) => color.name === name) };
  });
  return [...values, ...colors];
}

function sentence({ name, count, lift }: Shared, total: number): string {
  const often = lift >= 1.9 ? `about ${Math.round(lift)} times its usual share` : 'more than its usual share';
  return `${name}: ${count} of this week’s ${total} pieces, ${often} of our collection.`;
}
