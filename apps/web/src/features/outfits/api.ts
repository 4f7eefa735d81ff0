import type {
  KeepOutfitDto,
  KeptOutfit,
  KeptOutfitsResponse,
  OutfitPiece,
  PackingList,
  PackingListsResponse,
  PackDto,
  SuggestionsResponse,
  SwapDto,
  SwapsResponse,
} from '@figura/contracts';
import { PAGE_SIZE, setWornDay } from '@figura/contracts';
import { useSWRConfig } from 'swr';
import { api, dataOf } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { sendOrKeep } from '../../lib/outbox/send-or-keep';
import { today } from '../../lib/text/today';
import type { Question } from './question';
import { queryOf } from './question';

type PieceReference = Pick<OutfitPiece, 'slot' | 'source' | 'id' | 'worn'>;

const OUTFITS_PATH = '/outfits';
const PACKED = '/packing-lists';

/** Outfits for a question; the same question has the same answer. Nothing is asked for null. */
export function useSuggestions(question: Question | null): QueryState<SuggestionsResponse> {
  return useQuery(question && ['/outfits/suggestions', { query: { ...queryOf(question), day: today() } }], {
    // A free account has one question a week: it is asked when the user asks it.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
}

/** What could be worn in the place of one piece, best first. */
export function swapsFor(body: SwapDto): Promise<SwapsResponse> {
  return dataOf(api.POST('/outfits/swaps', { body }));
}

/** A page of the outfits that the user keeps, newest first. */
export function useKeptOutfits(cursor: string | null): QueryState<KeptOutfitsResponse> {
  return useQuery([OUTFITS_PATH, { query: { limit: PAGE_SIZE, ...(cursor !== null && { cursor }) } }]);
}

/** Every page of the kept outfits. */
const isKept = (key: unknown): boolean => Array.isArray(key) && key[0] === OUTFITS_PATH;

/** Makes every page of the kept outfits load anew. */
export function useReloadKept(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(isKept);
}

/** Shows a kept outfit as it is after a change. */
export function useShowKept(): (outfit: KeptOutfit) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (outfit) =>
    mutate<KeptOutfitsResponse>(
      isKept,
      (page) => page && { ...page, items: page.items.map((each) => (each.id === outfit.id ? outfit : each)) },
      { revalidate: false },
    );
}

/** Keeps an outfit; sent again with the same id it changes nothing. */
export function keepOutfit(body: KeepOutfitDto): Promise<KeptOutfit> {
  return dataOf(api.POST(OUTFITS_PATH, { body }));
}

export function renameOutfit(id: string, name: string | null): Promise<KeptOutfit> {
  return dataOf(api.PATCH('/outfits/{id}', { params: { path: { id } }, body: { name } }));
}

/** Makes an outfit of other pieces; what is gone may stay in it. */
export function changePieces(id: string, pieces: readonly PieceReference[]): Promise<KeptOutfit> {
  const body = {
    pieces: pieces.map(({ slot, source, id, worn }) => ({ slot, source, id, ...(worn && { worn }) })),
  };
  return dataOf(api.PATCH('/outfits/{id}', { params: { path: { id } }, body }));
}

export function copyOutfit(id: string, copyId: string): Promise<KeptOutfit> {
  return dataOf(api.POST('/outfits/{id}/copy', { params: { path: { id } }, body: { id: copyId } }));
}

export async function deleteOutfit(id: string): Promise<void> {
  await api.DELETE('/outfits/{id}', { params: { path: { id } } });
}

/** Notes that an outfit was worn on a day, or takes it back; without a network later. */
export async function setWorn(
  outfit: KeptOutfit,
  name: string,
  date: string,
  isWorn: boolean,
): Promise<KeptOutfit> {
  const changed = await sendOrKeep(
    isWorn ? 'PUT' : 'DELETE',
    '/outfits/{id}/wears/{date}',
    { params: { path: { id: outfit.id, date } } },
    { what: 'wear', name },
  );
  return changed ?? setWornDay(outfit, date, isWorn);
}

/** A page of the packing lists that the user keeps, newest first. */
export function usePackingLists(cursor: string | null): QueryState<PackingListsResponse> {
  return useQuery([PACKED, { query: { ...(cursor !== null && { cursor }) } }]);
}

/** Makes every page of the packing lists load anew. */
export function useReloadPacked(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && key[0] === PACKED);
}

export function pack(body: PackDto): Promise<PackingList> {
  return dataOf(api.POST(PACKED, { body }));
}

export async function deletePackingList(id: string): Promise<void> {
  await api.DELETE('/packing-lists/{id}', { params: { path: { id } } });
}

/** Ticks a piece of a list off, or takes the tick back. */
export function setPacked(id: string, piece: string, isPacked: boolean): Promise<PackingList> {
  const call = { params: { path: { id, piece } } };
  return dataOf(
    isPacked
      ? api.PUT('/packing-lists/{id}/packed/{piece}', call)
      : api.DELETE('/packing-lists/{id}/packed/{piece}', call),
  );
}
