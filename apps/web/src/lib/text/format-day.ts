import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.formatDay);
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * A day such as `2026-03-14` as people read it; the same in every time zone, since a day has none. Without the browser's
 * formatter, which takes a slow phone a tenth of a second to set up, while it makes a page alive.
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return t('day', { month: t(`month.${month as Month}`), date: date!, year: year! });
}
