import type { CatalogItem, CatalogTheme } from '@figura/catalog';
import type { Message, Text } from '@figura/messages';
import { explainTheme, nameTheme } from '@figura/styling';
import { toHalfYear } from './editions/half-year';
import type { IsoWeek } from '../platform/clock/iso-week';
import { reasons as t } from './messages.en';

type Season = CatalogItem['season'][number];

interface ReasonsQuestion {
  readonly week: IsoWeek;
  readonly theme: CatalogTheme | null;
  readonly lead: CatalogTheme | null;
  readonly isOfThisWeek: boolean;
  readonly onUser: Text | null;
}

export function listTrendReasons(
  item: CatalogItem,
  { week, theme, lead, isOfThisWeek, onUser }: ReasonsQuestion,
): Text[] {
  const { seasons } = toHalfYear(week);
  const worn = item.season.filter((season) => seasons.includes(season));
  const ofTheme = theme
    ? [
        theme === lead ? t('ofLead', { name: nameTheme(theme) }) : t('ofTheme', { name: nameTheme(theme) }),
        explainTheme(theme),
      ]
    : lead && isOfThisWeek
      ? [t('besideLead', { name: nameTheme(lead) })]
      : [];
  return [
    ...ofTheme,
    ...(worn.length > 0 ? [t('season', { seasons: joinSeasons(worn) })] : []),
    ...(onUser === null ? [] : [t('onUser', { reason: onUser })]),
    ...(isOfThisWeek ? [] : [t('lastWeek')]),
  ];
}

function joinSeasons(seasons: readonly Season[]): Message {
  const [first, second] = seasons.map((season) => t(season));
  return second ? t('both', { first: first!, second }) : first!;
}
