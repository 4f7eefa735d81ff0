import type { SuggestedOutfit, TodayResponse } from '@figura/contracts';
import type { ApiError } from '../../lib/api/api-error';
import { readDayDraft, useDayDraft } from '../../lib/drafts/day-draft';
import { useSession } from '../../lib/session/session';
import type { DayDraft } from '../../lib/drafts/draft-types';
import { callForDay, useOutfits } from './api';
import { readDay } from './day';

const ASKED: readonly (keyof DayDraft)[] = ['occasion', 'weather', 'pinned'];

export interface Today {
  day: DayDraft;
  choose: (changes: Partial<DayDraft>) => void;
  outfits: readonly SuggestedOutfit[] | null;
  isOwn: boolean;
  hasPieces: boolean;
  missing: TodayResponse['missing'];
  fitting: TodayResponse['fitting'];
  worn: readonly string[];
  error: ApiError | null;
  /** True if the outfits belong to another day or question because no answer came. */
  isOld: boolean;
  isBusy: boolean;
  retry: () => Promise<unknown>;
}

export function useToday(): Today {
  const [kept, keep] = useDayDraft();
  const day = readDay(kept);
  const call = callForDay(day);
  const preferences = useSession().user?.preferences;
  const question = JSON.stringify([
    call,
    preferences?.presentation,
    preferences?.lifeStates,
    preferences?.never,
  ]);
  const last = day.answered;
  const known = last?.question === question ? last.answer : null;
  const { data, error, isValidating, mutate } = useOutfits(call, known, (result) =>
    keep({ ...readDay(readDayDraft()), answered: { question, answer: result } }),
  );
  const isOld = !data && error !== undefined && last !== null;
  const result = data ?? (isOld ? last.answer : undefined);
  return {
    day,
    choose: (changes) => {
      const isAnother = ASKED.some((name) => name in changes);
      keep({ ...readDay(readDayDraft()), ...(isAnother && { place: 0, swapped: {} }), ...changes });
    },
    outfits: result?.outfits.map((outfit, index) => day.swapped[index] ?? outfit) ?? null,
    isOwn: result?.isOwn ?? true,
    hasPieces: result?.hasPieces ?? true,
    missing: result?.missing ?? [],
    fitting: result?.fitting ?? [],
    worn: day.worn ?? result?.worn ?? [],
    error: error ?? null,
    isOld,
    isBusy: isValidating && data !== undefined && last?.question !== question,
    retry: () => mutate(),
  };
}
