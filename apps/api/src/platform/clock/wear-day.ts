import { ValidationError } from '../errors/domain-error';
import { DAY_MS } from './durations';

const FIRST_DAY = '2000-01-01';
const NO_TODAY = 'Day must be the date that it is now where you are, such as 2026-11-22';

/**
 * A day as it is stored, for example `2026-11-22`.
 *
 * @throws ValidationError for a text that is no day, a day before 2000, and one that has not begun anywhere on earth
 */
export function checkDay(date: string, now: Date): string {
  // The first places on earth are 14 hours ahead of UTC.
  const tomorrow = formatDay(now.getTime() + DAY_MS);
  if (!isDay(date)) throw createRefused('A day is written as in 2026-11-22');
  if (date < FIRST_DAY || date > tomorrow)
    throw createRefused('This day has not come yet, or is very long ago');
  return date;
}

/**
 * The day that it is where a user is, as their device names it; in UTC where it names none.
 *
 * @throws ValidationError for a text that is no day, and for one that it is nowhere on earth
 */
export function findLocalDay(named: string | undefined, now: Date): string {
  if (named === undefined) return formatDay(now.getTime());
  // From 12 hours behind UTC to 14 ahead of it.
  const isSomewhere = [-DAY_MS, 0, DAY_MS].some((off) => formatDay(now.getTime() + off) === named);
  if (!isSomewhere) throw new ValidationError([NO_TODAY], { day: NO_TODAY });
  return named;
}

/** The day before a day, both as they are stored. */
export function findDayBefore(day: string): string {
  return formatDay(Date.parse(day) - DAY_MS);
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

function createRefused(sentence: string): ValidationError {
  return new ValidationError([sentence], { date: sentence });
}
