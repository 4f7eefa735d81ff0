import type { CatalogItem } from '@figura/catalog';
import { startOfIsoWeek, type IsoWeek } from '../../platform/clock/iso-week';
import { DAY_MS } from '../../platform/clock/durations';

type Season = CatalogItem['season'][number];

/** The two seasons that are in the shops at the same time. */
export interface HalfYear {
  /** As users read it, for example `Fall/Winter 2026`: the year in which the half begins. */
  readonly badge: string;
  readonly seasons: readonly Season[];
}

const THURSDAY_MS = 3 * DAY_MS;
/** Months as `Date` counts them: spring begins on March 1, fall on September 1, as meteorologists have it. */
const MARCH = 2;
const SEPTEMBER = 8;

/** The half-year in force in an ISO week, which belongs where its Thursday does. `week` must name one. */
export function toHalfYear(week: IsoWeek): HalfYear {
  const thursday = new Date(startOfIsoWeek(week)!.getTime() + THURSDAY_MS);
  const month = thursday.getUTCMonth();
  const year = thursday.getUTCFullYear();
  if (month >= MARCH && month < SEPTEMBER)
    return { badge: `Spring/Summer ${year}`, seasons: ['spring', 'summer'] };
  return { badge: `Fall/Winter ${month < MARCH ? year - 1 : year}`, seasons: ['fall', 'winter'] };
}

/** Whether a piece is made for one of the seasons of a half-year. */
export function isInSeason(item: CatalogItem, { seasons }: HalfYear): boolean {
  return item.season.some((season) => seasons.includes(season));
}
