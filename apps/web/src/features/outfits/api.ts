import type {
  CalendarLinkResponse,
  KeepOutfitDto,
  KeptOutfit,
  KeptOutfitsResponse,
  JourneyDto,
  MessageResponse,
  NewCalendarLinkResponse,
  OutfitPiece,
  PackingList,
  PackingListsResponse,
  SuggestionsResponse,
  SwapDto,
  SwapsResponse,
} from '@figura/contracts';
import { PAGE_SIZE, setWornDay } from '@figura/contracts';
import { useSWRConfig } from 'swr';
import { api, readData } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { sendOrKeep } from '../../lib/outbox/send-or-keep';
import { formatToday } from '../../lib/text/today';
import type { Question } from './question';
import { toQuery } from './question';

type PieceReference = Pick<OutfitPiece, 'slot' | 'source' | 'id' | 'worn'>;

const OUTFITS_PATH = '/outfits';
const PACKING = '/packing-lists';
const PACKING_LIST = '/packing-lists/{id}';

export function useAnswer(question: Question | null): QueryState<SuggestionsResponse> {
  return useQuery(
    question && ['/outfits/suggestions', { query: { ...toQuery(question), day: formatToday() } }],
    {
      // A free account has one question a week, so it must never be sent unasked.
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
}

export function fetchSwaps(body: SwapDto): Promise<SwapsResponse> {
  return readData(api.POST('/outfits/swaps', { body }));
}

export function useKeptOutfits(cursor: string | null): QueryState<KeptOutfitsResponse> {
  return useQuery([OUTFITS_PATH, { query: { limit: PAGE_SIZE, ...(cursor !== null && { cursor }) } }]);
}

const isKept = (key: unknown): boolean => Array.isArray(key) && key[0] === OUTFITS_PATH;

export function useReloadKept(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(isKept);
}

export function useShowKept(): (outfit: KeptOutfit) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (outfit) =>
    mutate<KeptOutfitsResponse>(
      isKept,
      (page) => page && { ...page, items: page.items.map((item) => (item.id === outfit.id ? outfit : item)) },
      { revalidate: false },
    );
}

export function keepOutfit(body: KeepOutfitDto): Promise<KeptOutfit> {
  return readData(api.POST(OUTFITS_PATH, { body }));
}

export function renameOutfit(id: string, name: string | null): Promise<KeptOutfit> {
  return readData(api.PATCH('/outfits/{id}', { params: { path: { id } }, body: { name } }));
}

export function changePieces(id: string, pieces: readonly PieceReference[]): Promise<KeptOutfit> {
  const body = {
    pieces: pieces.map(({ slot, source, id, worn }) => ({ slot, source, id, ...(worn && { worn }) })),
  };
  return readData(api.PATCH('/outfits/{id}', { params: { path: { id } }, body }));
}

export function copyOutfit(id: string, copyId: string): Promise<KeptOutfit> {
  return readData(api.POST('/outfits/{id}/copy', { params: { path: { id } }, body: { id: copyId } }));
}

export async function deleteOutfit(id: string): Promise<void> {
  await api.DELETE('/outfits/{id}', { params: { path: { id } } });
}

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

export function setPlanned(id: string, date: string, isPlanned: boolean): Promise<KeptOutfit> {
  const params = { path: { id, date } };
  return readData(
    isPlanned
      ? api.PUT('/outfits/{id}/plans/{date}', { params })
      : api.DELETE('/outfits/{id}/plans/{date}', { params }),
  );
}

const CALENDAR_LINK = '/calendar/link';

export function useCalendarLink(): QueryState<CalendarLinkResponse> {
  return useQuery(CALENDAR_LINK, { revalidateOnFocus: false });
}

export function createCalendarLink(): Promise<NewCalendarLinkResponse> {
  return readData(api.PUT(CALENDAR_LINK));
}

export function withdrawCalendarLink(): Promise<MessageResponse> {
  return readData(api.DELETE(CALENDAR_LINK));
}

export function usePackingLists(cursor: string | null): QueryState<PackingListsResponse> {
  return useQuery([PACKING, { query: { ...(cursor !== null && { cursor }) } }]);
}

export function usePackingList(id: string | null): QueryState<PackingList> {
  return useQuery(id === null ? null : [PACKING_LIST, { path: { id } }]);
}

interface ShownLists {
  reload: () => Promise<unknown>;
  change: (id: string, change: (list: PackingList) => PackingList) => Promise<unknown>;
}

export function useShownLists(): ShownLists {
  const { mutate } = useSWRConfig();
  const is = (path: string) => (key: unknown) => Array.isArray(key) && key[0] === path;
  return {
    reload: () => mutate((key) => is(PACKING)(key) || is(PACKING_LIST)(key)),
    change: async (id, change) => {
      const apply = (list: PackingList) => (list.id === id ? change(list) : list);
      await mutate<PackingList>(is(PACKING_LIST), (list) => list && apply(list), { revalidate: false });
      await mutate<PackingListsResponse>(
        is(PACKING),
        (page) => page && { ...page, items: page.items.map(apply) },
        { revalidate: false },
      );
    },
  };
}

export function pack(id: string, journey: JourneyDto): Promise<PackingList> {
  return readData(api.POST(PACKING, { body: { id, ...journey } }));
}

export function repackList(id: string, journey: JourneyDto): Promise<PackingList> {
  return readData(api.PUT(PACKING_LIST, { params: { path: { id } }, body: journey }));
}

export async function deletePackingList(id: string): Promise<void> {
  await api.DELETE(PACKING_LIST, { params: { path: { id } } });
}

export function restorePackingList(id: string): Promise<PackingList> {
  return readData(api.POST('/packing-lists/{id}/restore', { params: { path: { id } } }));
}

export async function setPacked(id: string, piece: string, name: string, isPacked: boolean): Promise<void> {
  await sendOrKeep(
    isPacked ? 'PUT' : 'DELETE',
    '/packing-lists/{id}/packed/{piece}',
    { params: { path: { id, piece } } },
    { what: 'pack', name },
  );
}
