import type {
  FirstStepsResponse,
  ListedLook,
  PlannedOutfitsResponse,
  SuggestedPiece,
  SwapsResponse,
  TodayResponse,
} from '@figura/contracts';
import { CATEGORIES } from '@figura/contracts';
import useSWR, { useSWRConfig } from 'swr';
import type { SWRResponse } from 'swr';
import { api, readData } from '../../lib/api/api-client';
import type { ApiError } from '../../lib/api/api-error';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { readDayDraft } from '../../lib/drafts/day-draft';
import { readDay } from './day';
import type { DayDraft } from '../../lib/drafts/draft-types';
import { preloadDressed } from '../../ui/dressed/preload-dressed';

export const MAX_NEW = 4;

type Choices = Pick<DayDraft, 'day' | 'occasion' | 'weather' | 'pinned'>;

export function callForDay({ day, occasion, weather, pinned }: Choices) {
  const query = {
    day,
    occasion,
    ...(weather && {
      temperature: weather.temperature,
      rain: weather.rain ? ('true' as const) : ('false' as const),
    }),
    ...(pinned && { anchor: pinned.key }),
  };
  return ['/outfits/today', { query }] as const;
}

export function preloadToday(): void {
  preloadDressed(callForDay(readDay(readDayDraft())));
}

export function useOutfits(
  call: ReturnType<typeof callForDay>,
  known: TodayResponse | null,
  onSuccess: (result: TodayResponse) => void,
): QueryState<TodayResponse> {
  return useQuery(call, {
    ...(known && { fallbackData: known }),
    onSuccess,
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}

interface SwapQuestion extends Pick<Choices, 'occasion' | 'weather'> {
  pieces: readonly SuggestedPiece[];
  slot: SuggestedPiece['slot'];
}

export function useSwaps(question: SwapQuestion): SWRResponse<SwapsResponse, ApiError> {
  const { occasion, weather, pieces, slot } = question;
  const body = {
    occasion,
    ...weather,
    from: ['wardrobe' as const],
    pieces: pieces.map((piece) => ({ slot: piece.slot, source: piece.source, id: piece.id })),
    slot,
  };
  return useSWR<SwapsResponse, ApiError>(
    ['/outfits/swaps', body],
    () => readData(api.POST('/outfits/swaps', { body })),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
}

export function useReloadWardrobe(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => /^\/(wardrobe|outfits\/[ot])/.test(String(Array.isArray(key) ? key[0] : key)));
}

export function usePlannedOutfits(): QueryState<PlannedOutfitsResponse> {
  return useQuery('/outfits/planned', { revalidateOnFocus: false });
}

export function useFirstSteps(hasPaid: boolean): QueryState<FirstStepsResponse> {
  return useQuery(hasPaid ? '/user/first-steps' : null);
}

/** Varied categories, unseen first; null while it loads. Needs lifetime access. */
export function useNewLooks(hasPaid: boolean): ListedLook[] | null {
  const { data: trends, error } = useQuery(hasPaid ? '/recommendations/trending/personalized' : null);
  const { data: seen, error: unseen } = useQuery(hasPaid ? '/recommendations/trending/seen' : null);
  if (!hasPaid || error) return [];
  if (!trends || !(seen || unseen)) return null;
  const known = new Set(seen?.itemIds);
  const byCategory = CATEGORIES.map((category) => {
    const looks = trends.personalizedTrendingByCategory[category] ?? [];
    return [...looks].sort((a, b) => Number(known.has(a._id)) - Number(known.has(b._id)));
  });
  const firsts = byCategory.flatMap((looks) => looks.slice(0, 1));
  const others = byCategory.flatMap((looks) => looks.slice(1));
  return [...firsts, ...others]
    .sort((a, b) => Number(known.has(a._id)) - Number(known.has(b._id)))
    .slice(0, MAX_NEW);
}
