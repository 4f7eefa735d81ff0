import { formatDay as t } from './messages.en';
import { DAY_MS } from './today';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Time zones do not apply. Avoids `Intl`, which takes about 100 ms to start on a slow phone. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return t('day', { month: t(`month.${month as Month}`), date: date!, year: year! });
}

/** As short as is clear: today, the weekday, or the date. */
export function formatRecentDay(day: string, today: string): string {
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (ago === 0) return t('today');
  if (ago > 0 && ago < 7) return t(`weekday.${new Date(day).getUTCDay() as Weekday}`);
  const [year, month, date] = day.split('-').map(Number);
  if (year !== Number(today.slice(0, 4))) return t('onDay', { day: formatDay(day) });
  return t('onDate', { month: t(`month.${month as Month}`), date: date! });
}
