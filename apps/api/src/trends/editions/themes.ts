import type { Catalog, CatalogTheme } from '@figura/catalog';
import { subtractWeeks, type IsoWeek } from '../../platform/clock/iso-week';
import { toHalfYear } from './half-year';

/** Falls back to the latest earlier half-year with themes, or to the first one. */
export function findThemes({ themes }: Pick<Catalog, 'themes'>, week: IsoWeek): readonly CatalogTheme[] {
  const { badge } = toHalfYear(week);
  const [kind] = badge.split(' ');
  const alike = [...new Set(themes.map(({ halfYear }) => halfYear))]
    .filter((halfYear) => halfYear.split(' ')[0] === kind)
    .sort();
  const inForce = alike.findLast((halfYear) => halfYear <= badge) ?? alike[0];
  return themes.filter(({ halfYear }) => halfYear === inForce);
}

/** Themes rotate from the half-year's first week; null without themes. */
export function findLeadTheme(catalog: Pick<Catalog, 'themes'>, week: IsoWeek): CatalogTheme | null {
  const themes = findThemes(catalog, week);
  const { badge } = toHalfYear(week);
  let passed = 0;
  while (toHalfYear(subtractWeeks(week, passed + 1)).badge === badge) passed++;
  return themes[passed % themes.length] ?? null;
}

export function findThemeOfItem(
  catalog: Pick<Catalog, 'themes'>,
  week: IsoWeek,
  itemId: string,
): CatalogTheme | null {
  return findThemes(catalog, week).find(({ items }) => items.includes(itemId)) ?? null;
}
