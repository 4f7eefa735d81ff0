import { DAY_MS } from './durations';

/** A day, with or without a time of day, with or without a zone. */
const MOMENT = /^(?<day>\d{4}-\d\d-\d\d)(?:T(?<time>\d\d:\d\d(?::\d\d)?)(?<zone>Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Reads a moment in ISO 8601; what names no time is the day's beginning, what names no zone is UTC, wherever the process
 * runs. Null for any other text, and for days and times that do not exist: JavaScript takes February 31 for March 3.
 */
export function parseIsoMoment(text: string): Date | null {
  const { day, time = '00:00', zone = 'Z' } = MOMENT.exec(text)?.groups ?? {};
  if (day === undefined) return null;
  const asWritten = new Date(`${day}T${time}Z`);
  if (Number.isNaN(asWritten.getTime()) || !asWritten.toISOString().startsWith(`${day}T${time}`)) return null;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * Reads until when something is good: the end of a day where no time is named, else that moment. As strict as
 * {@link parseIsoMoment}.
 */
export function parseIsoEnd(text: string): Date | null {
  const moment = parseIsoMoment(text);
  return moment && !text.includes('T') ? new Date(moment.getTime() + DAY_MS) : moment;
}
