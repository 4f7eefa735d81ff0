import { DAY_MS, HOUR_MS } from './durations';

const WEEK_MS = 7 * DAY_MS;

/** ISO 8601 week in UTC such as `2026-W48`. Weeks sort as text. */
export type IsoWeek = string;

export function toIsoWeek(moment: Date): IsoWeek {
  const monday = startOfWeek(moment);
  // ISO 8601: a week belongs to the year of its Thursday; week 1 has January 4.
  const year = new Date(monday.getTime() + 3 * DAY_MS).getUTCFullYear();
  const number = Math.round((monday.getTime() - getFirstMonday(year).getTime()) / WEEK_MS) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** Monday, 00:00 UTC; null for invalid text. */
export function startOfIsoWeek(week: string): Date | null {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (!year || !number) return null;
  const monday = new Date(getFirstMonday(Number(year)).getTime() + (Number(number) - 1) * WEEK_MS);
  return toIsoWeek(monday) === week ? monday : null;
}

export function startOfWeekAfter(moment: Date): Date {
  return new Date(startOfWeek(moment).getTime() + WEEK_MS);
}

export function startOfDayAfter(moment: Date): Date {
  return new Date((Math.floor(moment.getTime() / DAY_MS) + 1) * DAY_MS);
}

export function startOfHourAfter(moment: Date): Date {
  return new Date((Math.floor(moment.getTime() / HOUR_MS) + 1) * HOUR_MS);
}

export function subtractWeeks(week: IsoWeek, count: number): IsoWeek {
  return toIsoWeek(new Date(startOfIsoWeek(week)!.getTime() - count * WEEK_MS));
}

function startOfWeek(moment: Date): Date {
  const midnight = Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY_MS);
}

function getFirstMonday(year: number): Date {
  return startOfWeek(new Date(Date.UTC(year, 0, 4)));
}
