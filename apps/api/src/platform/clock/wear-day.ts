import { ValidationError } from '../errors/domain-error';
import { DAY_MS } from './durations';

const FIRST_DAY = '2000-01-01';

/**
 * A day as it is stored, for example `2026-11-22`.
 *
 * @throws ValidationError for a text that is no day, a day before 2000, and one that has not begun anywhere on earth
 */
export function checkedDay(date: string, now: Date): string {
  // The first places on earth are 14 hours ahead of UTC.
  const tomorrow = dayOf(now.getTime() + DAY_MS);
  if (!isDay(date)) throw refused('A day is written as in 2026-11-22');
  if (date < FIRST_DAY || date > tomorrow) throw refused('This day has not come yet, or is very long ago');
  return date;
}

/** The day before a moment's, in UTC, as days are stored. */
export function dayBefore(moment: Date): string {
  return dayOf(moment.getTime() - DAY_MS);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

function refused(sentence: string): ValidationError {
  return new ValidationError([sentence], { date: sentence });
}
