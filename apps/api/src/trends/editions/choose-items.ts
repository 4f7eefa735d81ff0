import type { Catalog } from '@figura/catalog';
import { CATEGORIES } from '@figura/contracts';
import { isShown, type Showing } from '@figura/styling';
import { createHash } from 'node:crypto';
import type { IsoWeek } from '../../platform/clock/iso-week';
import { toHalfYear, isInSeason } from './half-year';
import { findLeadTheme, findThemes } from './themes';

/** Items of one category in an edition, if the pool has enough to do without those of the editions just before. */
const MAX_PER_CATEGORY = 10;
/**
 * Editions before a week whose items it avoids: whoever looks in every week sees nothing twice in eight. With
 * {@link MAX_PER_CATEGORY} at least 16 items of each edition suit each body type.
 */
export const WEEKS_WITHOUT_REPEATS = 7;

/**
 * Trends ask for swimwear and sportswear, which have their season, and for the particular, which is what trends are about;
 * never for clothes of a life state, of an evening, for the night or under others.
 */
export const TRENDING: Showing = { contexts: ['swim', 'sport'], seasons: null, isNiche: true };

/**
 * Chooses what is trending in a week: the same items for the same week and catalog, categories in their fixed order.
 * Items of recent editions come again only where a category has no others left; of the others
 * those of the theme that leads the week come first, then those of no theme; the other themes have weeks of their own. A
 * category shows fewer where as many a week would come round before {@link WEEKS_WITHOUT_REPEATS} have passed.
 *
 * @param catalog of its items only those in season in that week can be chosen, and of these what {@link TRENDING} asks for
 * @param recent ids of the items of the editions just before
 */
export function chooseItems(
  week: IsoWeek,
  catalog: Pick<Catalog, 'items' | 'themes'>,
  recent: ReadonlySet<string>,
): string[] {
  const halfYear = toHalfYear(week);
  const worn = catalog.items
    .filter((item) => isShown(item, TRENDING))
    .filter((item) => isInSeason(item, halfYear));
  const lead = findLeadTheme(catalog, week);
  const themed = new Set(findThemes(catalog, week).flatMap(({ items }) => items));
  const toTurn = (id: string) => (lead?.items.includes(id) ? 0 : themed.has(id) ? 2 : 1);
  return CATEGORIES.flatMap((category) => {
    const pool = worn
      .filter((item) => item.category === category)
      .map(({ id }) => ({ id, turn: toTurn(id), again: recent.has(id), lot: drawKey(week, id) }));
    pool.sort((a, b) => Number(a.again) - Number(b.again) || a.turn - b.turn || (a.lot < b.lot ? -1 : 1));
    const lasting = Math.floor(pool.length / (1 + WEEKS_WITHOUT_REPEATS));
    return pool.slice(0, Math.max(1, Math.min(MAX_PER_CATEGORY, lasting))).map(({ id }) => id);
  });
}

/** A draw that any process repeats. */
function drawKey(week: IsoWeek, id: string): string {
  return createHash('sha256').update(`${week} ${id}`).digest('hex');
}
