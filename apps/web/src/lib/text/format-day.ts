import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.formatDay);
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Time zones do not apply. Avoids `Intl`, which takes about 100 ms to start on a slow phone. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return t('day', { month: t(`month.${month as Month}`), date: date!, year: year! });
}
