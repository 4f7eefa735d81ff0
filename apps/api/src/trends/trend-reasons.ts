import type { CatalogItem, CatalogTheme } from '@figura/catalog';
import { translator } from '../platform/errors/translator';
import { toHalfYear } from './editions/half-year';
import type { IsoWeek } from '../platform/clock/iso-week';
import messages from './messages.en';

const t = translator(messages.reasons);

interface ReasonsQuestion {
  readonly week: IsoWeek;
  /** The theme that it belongs to. */
  readonly theme: CatalogTheme | null;
  /** The one that leads the week. */
  readonly lead: CatalogTheme | null;
  /** Whether it is in this week's edition, not only in the last one. */
  readonly isOfThisWeek: boolean;
  /** What it does most for the caller, in a sentence; null where nothing is known of that. */
  readonly onUser: string | null;
}

/** Why an item stands in an edition, in sentences: its theme, its season, then what it does for the caller. */
export function listTrendReasons(
  item: CatalogItem,
  { week, theme, lead, isOfThisWeek, onUser }: ReasonsQuestion,
): string[] {
  const { seasons } = toHalfYear(week);
  const worn = item.season.filter((season) => seasons.includes(season));
  const ofTheme = theme
    ? [theme === lead ? t('ofLead', { name: theme.name }) : t('ofTheme', { name: theme.name }), theme.why]
    : lead && isOfThisWeek
      ? [t('besideLead', { name: lead.name })]
      : [];
  return [
    ...ofTheme,
    ...(worn.length > 0 ? [t('season', { seasons: worn.join(' and ') })] : []),
    ...(onUser === null ? [] : [t('onUser', { reason: onUser })]),
    ...(isOfThisWeek ? [] : [t('lastWeek')]),
  ];
}
