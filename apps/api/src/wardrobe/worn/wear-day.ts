import type { Message } from '@figura/messages';
import { ValidationError } from '../../platform/errors/domain-error';
import { DAY_MS } from '../../platform/clock/durations';
import { days as t } from './messages.en';

const MAX_DAYS_AHEAD = 366;
const FIRST_DAY = '2000-01-01';

/**
 * A day such as `2026-11-22`.
 * @throws ValidationError before 2000, or for a day that has not begun in any time zone
 */
export function checkDay(date: string, now: Date): string {
  // The earliest time zone is 14 hours ahead of UTC.
  const tomorrow = formatDay(now.getTime() + DAY_MS);
  if (!isDay(date)) throw createDateError(t('format'));
  if (date < FIRST_DAY || date > tomorrow) throw createDateError(t('outOfRange'));
  return date;
}

/**
 * A day to plan for, such as `2026-12-24`.
 * @throws ValidationError if it is over in every time zone or more than a year ahead
 */
export function checkPlannedDay(date: string, now: Date): string {
  if (!isDay(date)) throw createDateError(t('format'));
  if (date < getFirstLivingDay(now) || date > formatDay(now.getTime() + MAX_DAYS_AHEAD * DAY_MS))
    throw createDateError(t('notAhead'));
  return date;
}

/** The earliest day that is not over in every time zone; UTC-12 is last. */
export function getFirstLivingDay(now: Date): string {
  return formatDay(now.getTime() - DAY_MS / 2);
}

/** The device's day, or UTC's. @throws ValidationError if it is not the current day in any time zone */
export function resolveLocalDay(named: string | undefined, now: Date): string {
  if (named === undefined) return formatDay(now.getTime());
  // Zones range from UTC-12 to UTC+14.
  const isSomewhere = [-DAY_MS, 0, DAY_MS].some((off) => formatDay(now.getTime() + off) === named);
  if (!isSomewhere) throw new ValidationError([t('today')], { day: t('today') });
  return named;
}

export function getDayBefore(day: string): string {
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

function createDateError(text: Message): ValidationError {
  return new ValidationError([text], { date: text });
}
