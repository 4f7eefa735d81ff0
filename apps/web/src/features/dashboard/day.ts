import type { DayDraft } from '../../lib/drafts/draft-types';
import { formatToday } from '../../lib/text/today';

const beginDay = (day: string, answered: DayDraft['answered']): DayDraft => ({
  ...{ day, occasion: 'everyday', weather: null, hasCoat: false, pinned: null },
  ...{ place: 0, swapped: {}, worn: null, noted: [], answered },
});

export function readDay(kept: DayDraft | null): DayDraft {
  const date = formatToday();
  return kept?.day === date ? kept : beginDay(date, kept?.answered ?? null);
}
