import type { PackingList } from '@figura/contracts';
import { readJourney } from './journey';
import { nameOccasions } from './journey-sentence';
import { toPack as t, packingDays as days } from './pack.messages.en';

export type Sent = 'shared' | 'copied' | 'failed';

export async function sendList(list: PackingList): Promise<Sent> {
  const title = t('sendTitle', { journey: nameOccasions(readJourney(list)) });
  const text = [title, '', ...writeLines(list)].join('\n');
  try {
    if ('share' in navigator) await navigator.share({ title, text });
    else await (navigator as Navigator).clipboard.writeText(text);
    return 'share' in navigator ? 'shared' : 'copied';
  } catch (error) {
    // Closing the sheet is not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}

function writeLines({ pieces, days: all }: PackingList): string[] {
  const listNames = (some: readonly { name: string | null }[]) => some.flatMap(({ name }) => name ?? []);
  return [
    ...listNames(pieces).map((name) => `☐ ${name}`),
    '',
    ...all.flatMap(({ outfits }, day) =>
      outfits.map(
        ({ pieces: worn }) => `${days('day', { day: day + 1, part: 'day' })}: ${listNames(worn).join(', ')}`,
      ),
    ),
  ];
}
