import { DAY_MS } from '../platform/clock/durations';

const MOMENT = /^(?<day>\d{4}-\d\d-\d\d)(?:T(?<time>\d\d:\d\d(?::\d\d)?)(?<zone>Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Default time is 00:00, default zone UTC. Null for invalid text and nonexistent dates: JavaScript turns
 * February 31 into March 3.
 */
export function parseIsoMoment(text: string): Date | null {
  const { day, time = '00:00', zone = 'Z' } = MOMENT.exec(text)?.groups ?? {};
  if (day === undefined) return null;
  const asWritten = new Date(`${day}T${time}Z`);
  if (Number.isNaN(asWritten.getTime()) || !asWritten.toISOString().startsWith(`${day}T${time}`)) return null;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Without a time, the end of the day. Otherwise like {@link parseIsoMoment}. */
export function parseIsoEnd(text: string): Date | null {
  const moment = parseIsoMoment(text);
  return moment && !text.includes('T') ? new Date(moment.getTime() + DAY_MS) : moment;
}
