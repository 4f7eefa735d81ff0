import type { SuggestedOutfit } from '@figura/contracts';
import type { ApiError } from '../../lib/api/api-error';
import { useDraft } from '../../lib/drafts/use-draft';
import { readDraft } from '../../lib/drafts/drafts';
import type { DayDraft } from '../../lib/drafts/draft-types';
import { callForDay, useOutfits } from './api';
import { readDay } from './day';

/** What of a day another question makes void. */
const ASKED: readonly (keyof DayDraft)[] = ['occasion', 'weather', 'pinned'];

export interface Today {
  day: DayDraft;
  /** Chooses for the day; another question begins with its first outfit. */
  choose: (changes: Partial<DayDraft>) => void;
  /** None while they load. */
  outfits: readonly SuggestedOutfit[] | null;
  isOwn: boolean;
  /** Whether the user owns any piece. */
  hasPieces: boolean;
  /** Ids of own pieces that were worn today. */
  worn: readonly string[];
  error: ApiError | null;
  /** Whether the outfits are of another day or question, since nobody answered. */
  isOld: boolean;
  /** Whether others are asked for while these are shown. */
  isBusy: boolean;
  retry: () => Promise<unknown>;
}

/** What to wear today, and what was chosen for it. */
export function useToday(): Today {
  const [kept, keep] = useDraft('today');
  const day = readDay(kept);
  const call = callForDay(day);
  const question = JSON.stringify(call);
  const last = day.answered;
  const known = last?.question === question ? last.answer : null;
  const { data, error, isValidating, mutate } = useOutfits(call, known, (answer) =>
    keep({ ...readDay(readDraft('today')), answered: { question, answer } }),
  );
  const isOld = !data && error !== undefined && last !== null;
  const answer = data ?? (isOld ? last.answer : undefined);
  return {
    day,
    choose: (changes) => {
      const isAnother = ASKED.some((name) => name in changes);
      keep({ ...readDay(readDraft('today')), ...(isAnother && { place: 0, swapped: {} }), ...changes });
    },
    outfits: answer?.outfits.map((outfit, place) => day.swapped[place] ?? outfit) ?? null,
    isOwn: answer?.isOwn ?? true,
    hasPieces: answer?.hasPieces ?? true,
    worn: day.worn ?? answer?.worn ?? [],
    error: error ?? null,
    isOld,
    isBusy: isValidating && data !== undefined && last?.question !== question,
    retry: () => mutate(),
  };
}
