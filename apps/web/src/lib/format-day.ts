const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as `2026-03-14` as people read it; the same in every time zone, since a day has none. */
export function formatDay(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`));
}
