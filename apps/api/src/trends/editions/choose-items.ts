import type { CatalogItem } from '@figura/catalog';
import { CATEGORIES } from '@figura/contracts';
import { createHash } from 'node:crypto';
import type { IsoWeek } from '../../platform/clock/iso-week';
import { halfYearOf, isInSeason } from './half-year';

/** Items of one category in an edition, if the pool has enough to do without those of the editions just before. */
const MAX_PER_CATEGORY = 6;
/** Editions before a week whose items it avoids. */
export const WEEKS_WITHOUT_REPEATS = 2;

/**
 * Chooses what is trending in a week: the same items for the same week and catalog, categories in their fixed order.
 * Items of recent editions come again only where a category has no others left. A category shows fewer where six a week
 * would come round before {@link WEEKS_WITHOUT_REPEATS} have passed.
 *
 * @param items the catalog; only those marked as trends and in season in that week can be chosen
 * @param recent ids of the items of the editions just before
 */
export function chooseItems(
  week: IsoWeek,
  items: readonly CatalogItem[],
  recent: ReadonlySet<string>,
): string[] {
  const halfYear = halfYearOf(week);
  return CATEGORIES.flatMap((category) => {
    const pool = items
      .filter((item) => item.trend && item.category === category && isInSeason(item, halfYear))
      .map(({ id }) => ({ id, again: recent.has(id), lot: drawKey(week, id) }));
    pool.sort((a, b) => Number(a.again) - Number(b.again) || (a.lot < b.lot ? -1 : 1));
    const lasting = Math.floor(pool.length / (1 + WEEKS_WITHOUT_REPEATS));
    return pool.slice(0, Math.max(1, Math.min(MAX_PER_CATEGORY, lasting))).map(({ id }) => id);
  });
}

/** A draw that any process repeats. */
function drawKey(week: IsoWeek, id: string): string {
  return createHash('sha256').update(`${week} ${id}`).digest('hex');
}
