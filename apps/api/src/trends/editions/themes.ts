import type { Catalog, CatalogTheme } from '@figura/catalog';
import { getWeeksBefore, type IsoWeek } from '../../platform/clock/iso-week';
import { toHalfYear } from './half-year';

/**
 * The themes of the half-year that a week lies in. Where editors have written none, those of the last such half-year
 * before it, or of the first one at all: what is worn in winter changes less than its name.
 */
export function findThemes({ themes }: Pick<Catalog, 'themes'>, week: IsoWeek): readonly CatalogTheme[] {
  const { badge } = toHalfYear(week);
  const [kind] = badge.split(' ');
  const alike = [...new Set(themes.map(({ halfYear }) => halfYear))]
    .filter((halfYear) => halfYear.split(' ')[0] === kind)
    .sort();
  const inForce = alike.findLast((halfYear) => halfYear <= badge) ?? alike[0];
  return themes.filter(({ halfYear }) => halfYear === inForce);
}

/** The theme that leads a week: one after the other from the first week of a half-year; null where there is none. */
export function findLeadTheme(catalog: Pick<Catalog, 'themes'>, week: IsoWeek): CatalogTheme | null {
  const themes = findThemes(catalog, week);
  const { badge } = toHalfYear(week);
  let passed = 0;
  while (toHalfYear(getWeeksBefore(week, passed + 1)).badge === badge) passed++;
  return themes[passed % themes.length] ?? null;
}

/** The theme that an item belongs to in a week; null for none. */
export function findThemeOfItem(
  catalog: Pick<Catalog, 'themes'>,
  week: IsoWeek,
  itemId: string,
): CatalogTheme | null {
  return findThemes(catalog, week).find(({ items }) => items.includes(itemId)) ?? null;
}
