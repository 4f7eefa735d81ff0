import { listHalfYearSeasons, type CatalogItem } from '@figura/catalog';
import { startOfIsoWeek, type IsoWeek } from '../../platform/clock/iso-week';
import { DAY_MS } from '../../platform/clock/durations';
import { halfYears as t } from '../messages.en';
import type { Message } from '@figura/messages';

export interface HalfYear {
  readonly badge: string;
  readonly seasons: CatalogItem['season'];
}

const THURSDAY_MS = 3 * DAY_MS;
/** Zero-based month. Meteorological seasons: March 1 and September 1. */
const MARCH = 2;
const SEPTEMBER = 8;

/** A week belongs to the half-year of its Thursday. */
export function toHalfYear(week: IsoWeek): HalfYear {
  const thursday = new Date(startOfIsoWeek(week)!.getTime() + THURSDAY_MS);
  const month = thursday.getUTCMonth();
  const year = thursday.getUTCFullYear();
  const badge =
    month >= MARCH && month < SEPTEMBER
      ? `Spring/Summer ${year}`
      : `Fall/Winter ${month < MARCH ? year - 1 : year}`;
  return { badge, seasons: listHalfYearSeasons(badge) };
}

export function nameHalfYear({ badge, seasons }: HalfYear): Message {
  const year = badge.split(' ')[1]!;
  return seasons.includes('fall') ? t('fallAndWinter', { year }) : t('springAndSummer', { year });
}

export function isInSeason(item: CatalogItem, { seasons }: HalfYear): boolean {
  return item.season.some((season) => seasons.includes(season));
}
