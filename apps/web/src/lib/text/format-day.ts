const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A day such as `2026-03-14` as people read it; the same in every time zone, since a day has none. Without the browser's
 * formatter, which takes a slow phone a tenth of a second to set up, while it makes a page alive.
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[month! - 1]} ${date}, ${year}`;
}
