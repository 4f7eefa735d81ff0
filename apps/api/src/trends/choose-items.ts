import type { FashionItem } from '@figura/catalog';
import { CATEGORIES } from '@figura/contracts';
import { createHash } from 'node:crypto';
import type { IsoWeek } from '../platform/clock/iso-week';

/** Items of one category in an edition, if the pool has as many. */
const ITEMS_PER_CATEGORY = 6;

/**
 * Chooses what is trending in a week: the same items for the same week and catalogue, categories in their fixed order.
 * Items of recent editions come again only where a category has no others left.
 *
 * @param items the catalogue; only those marked as trends can be chosen
 * @param recent ids of the items of the editions just before
 */
export function chooseItems(
  week: IsoWeek,
  items: readonly FashionItem[],
  recent: ReadonlySet<string>,
): string[] {
  return CATEGORIES.flatMap((category) => {
    const pool = items
      .filter((item) => item.trend && item.category === category)
      .map(({ id }) => ({ id, again: recent.has(id), lot: lotOf(week, id) }));
    pool.sort((a, b) => Number(a.again) - Number(b.again) || (a.lot < b.lot ? -1 : 1));
    return pool.slice(0, ITEMS_PER_CATEGORY).map(({ id }) => id);
  });
}

/** A draw that any process repeats. */
function lotOf(week: IsoWeek, id: string): string {
  return createHash('sha256').update(`${week} ${id}`).digest('hex');
}
