import type { Catalog, CatalogItem } from '@figura/catalog';
import { CATEGORIES, CUTS, isCutFor, type Category } from '@figura/contracts';
import { isShown, type Showing } from '@figura/styling';
import { createHash } from 'node:crypto';
import type { IsoWeek } from '../../platform/clock/iso-week';
import { toHalfYear, isInSeason } from './half-year';
import { findLeadTheme, findThemes } from './themes';

/** Applies if enough items remain without those of recent editions. */
const MAX_PER_CATEGORY = 10;
/**
 * Weekly visitors see no item twice in eight weeks. With {@link MAX_PER_CATEGORY}, at least 16 items of each
 * edition suit each body type.
 */
export const WEEKS_WITHOUT_REPEATS = 7;

/**
 * Trends may show swimwear, sportswear, and niche items, but nothing for a life state, evening, or night, and
 * no underwear.
 */
export const TRENDING: Showing = {
  contexts: ['swim', 'sport'],
  seasons: null,
  isNiche: true,
  presentation: 'any',
};

/**
 * Deterministic per week and catalog, for each cut; only items in season and {@link TRENDING}, the week's theme first. Recent items repeat
 * only if a category has no others.
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
  // Unisex items are chosen with the first cut, so that nobody sees more of a category than the maximum.
  const covered = new Set<Category>();
  return CUTS.flatMap((cut, index) =>
    CATEGORIES.flatMap((category) => {
      const isChosenBefore = (item: CatalogItem) =>
        CUTS.slice(0, index).some((before) => isCutFor(item.for, before));
      const pool = worn
        .filter((item) => item.category === category && isCutFor(item.for, cut) && !isChosenBefore(item))
        .map(({ id }) => ({ id, turn: toTurn(id), again: recent.has(id), lot: drawKey(week, id) }));
      pool.sort((a, b) => Number(a.again) - Number(b.again) || a.turn - b.turn || (a.lot < b.lot ? -1 : 1));
      const lasting = Math.floor(pool.length / (1 + WEEKS_WITHOUT_REPEATS));
      // Fewer in the first weeks of a half-year that has fewer items than the previous one.
      const fresh = pool.filter(({ again }) => !again).length;
      const least = covered.has(category) ? 0 : 1;
      if (pool.length > 0) covered.add(category);
      return pool.slice(0, Math.max(least, Math.min(MAX_PER_CATEGORY, lasting, fresh))).map(({ id }) => id);
    }),
  );
}

function drawKey(week: IsoWeek, id: string): string {
  return createHash('sha256').update(`${week} ${id}`).digest('hex');
}
