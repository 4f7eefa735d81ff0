import { translate, type Language, type Text } from '@figura/messages';
import type { KeptOutfit } from '../kept/kept.dto';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { DAY_MS } from '../../platform/clock/durations';
import { calendar as t } from '../messages.en';

interface PlannedOutfit extends Pick<KeptOutfit, 'id' | 'name' | 'planned'> {
  readonly pieceNames: readonly Text[];
}

/** iCalendar (RFC 5545): an all-day event each planned day. */
export function writeCalendar(outfits: readonly PlannedOutfit[], appUrl: string, language: Language): string {
  const url = `${appUrl}/outfits-occasions`;
  const events = outfits.flatMap(({ id, name, pieceNames, planned }): EventAttributes[] =>
    planned.map((day) => {
      const names = pieceNames.map((piece) => translate(piece, language));
      return {
        uid: `${id}-${day}@${new URL(appUrl).hostname}`,
        title: name ?? names[0] ?? translate(t('unnamed'), language),
        description: names.join('\n'),
        start: toDate(Date.parse(day)),
        // A duration of days would be written as `P1DT`, which RFC 5545 does not know.
        end: toDate(Date.parse(day) + DAY_MS),
        busyStatus: 'FREE',
        transp: 'TRANSPARENT',
        url,
      };
    }),
  );
  const { value, error } = createEvents(events, {
    calName: translate(t('title'), language),
    productId: 'figura/outfits',
  });
  if (!value) throw error ?? new Error('The calendar could not be created');
  return value;
}

function toDate(time: number): DateArray {
  const date = new Date(time);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
