import type {
  AddedLinesResponse,
  AddPieceDto,
  ChangePieceDto,
  CompanionsResponse,
  FindAlike,
  OpeningsResponse,
  ReadLine,
  ReadLinesResponse,
  WardrobeAdviceResponse,
  WardrobePiece,
  WardrobeResponse,
} from '@figura/contracts';
import { setWornDay } from '@figura/contracts';
import useSWR, { useSWRConfig } from 'swr';
import { api, readData } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { wearPiece } from '../../lib/catalog/wear-piece';
import { sendOrKeep } from '../../lib/outbox/send-or-keep';
import type { PieceFilter } from './piece-filter';
import { toPieceQuery } from './piece-filter';

const WARDROBE = '/wardrobe';
const OPENINGS = '/outfits/openings';
const COMPANIONS = '/outfits/openings/{id}';
const READ_LINES = '/wardrobe/lines/read';
const ADVICE = '/wardrobe/advice';
const PHOTO = '/wardrobe/{id}/photo/{name}';

export function usePieces(filter: PieceFilter, cursor: string | null): QueryState<WardrobeResponse> {
  const query = { ...toPieceQuery(filter), ...(cursor !== null && { cursor }) };
  return useQuery([WARDROBE, { query }], { keepPreviousData: true });
}

/** Searched for by name, as the pages shown may not hold it. */
export async function findPiece({ id, name }: Pick<WardrobePiece, 'id' | 'name'>) {
  const { items } = await readData(api.GET(WARDROBE, { params: { query: { q: name } } }));
  return items.find((piece) => piece.id === id) ?? null;
}

export function useOpenings(): QueryState<OpeningsResponse> {
  return useQuery(OPENINGS, { revalidateOnFocus: false });
}

export function useCompanions(id: string | null): QueryState<CompanionsResponse> {
  return useQuery(id === null ? null : [COMPANIONS, { path: { id } }], { revalidateOnFocus: false });
}

export function readLines(texts: string[]): Promise<ReadLinesResponse> {
  return readData(api.POST(READ_LINES, { body: { texts } }));
}

export function useReadWords(text: string): QueryState<ReadLine | undefined> {
  return useSWR(text === '' ? null : [READ_LINES, text], async () => (await readLines([text])).lines[0], {
    keepPreviousData: true,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
}

export function useAdvice(): QueryState<WardrobeAdviceResponse> {
  return useQuery(ADVICE, { revalidateOnFocus: false });
}

export function usePieceAlike(id: string): QueryState<FindAlike> {
  return useQuery(['/wardrobe/{id}/alike', { path: { id } }], { revalidateOnFocus: false });
}

const isPage = (key: unknown): boolean => Array.isArray(key) && key[0] === WARDROBE;

const isOfAll = (key: unknown): boolean =>
  key === OPENINGS || key === ADVICE || (Array.isArray(key) && key[0] === COMPANIONS);

interface ShownPieces {
  refresh: () => Promise<unknown>;
  show: (piece: WardrobePiece) => Promise<unknown>;
  recount: () => Promise<unknown>;
}

export function useShownPieces(): ShownPieces {
  const { mutate } = useSWRConfig();
  return {
    refresh: () => mutate((key) => isPage(key) || isOfAll(key)),
    recount: () => mutate(isOfAll),
    show: (piece) =>
      mutate<WardrobeResponse>(
        isPage,
        (page) => page && { ...page, items: page.items.map((item) => (item.id === piece.id ? piece : item)) },
      ),
  };
}

export function usePhoto(photoUrl: string | undefined): QueryState<Blob> {
  const [, , id = '', , name = ''] = photoUrl?.split('/') ?? [];
  return useSWR(
    photoUrl === undefined ? null : [PHOTO, id, name],
    () => readData(api.GET(PHOTO, { params: { path: { id, name } }, parseAs: 'blob' })),
    { shouldRetryOnError: false },
  );
}

export function addPiece(piece: AddPieceDto, name: string): Promise<WardrobePiece | null> {
  return sendOrKeep('POST', WARDROBE, { body: piece }, { what: 'add', name });
}

/** Characters. */
const MAX_NAME = 200;

export function addLines(id: string, texts: string[]): Promise<AddedLinesResponse | null> {
  const names = texts.filter((text) => text.trim() !== '').join(', ');
  const name = names.length > MAX_NAME ? `${names.slice(0, MAX_NAME)}…` : names;
  return sendOrKeep('POST', '/wardrobe/lines', { body: { id, texts } }, { what: 'add', name });
}

export function changePiece(id: string, changes: ChangePieceDto): Promise<WardrobePiece> {
  return readData(api.PATCH('/wardrobe/{id}', { params: { path: { id } }, body: changes }));
}

export function takeOut(id: string): Promise<WardrobePiece> {
  return readData(api.DELETE('/wardrobe/{id}', { params: { path: { id } } }));
}

export function putBack(id: string): Promise<WardrobePiece> {
  return readData(api.POST('/wardrobe/{id}/restore', { params: { path: { id } } }));
}

export async function buy(piece: WardrobePiece): Promise<WardrobePiece> {
  const { id, name } = piece;
  const call = { params: { path: { id } }, body: { wish: false } };
  const bought = await sendOrKeep('PATCH', '/wardrobe/{id}', call, { what: 'buy', name });
  return bought ?? { ...piece, wish: false };
}

export async function setInWash(piece: WardrobePiece, inWash: boolean): Promise<WardrobePiece> {
  const { id, name } = piece;
  const call = { params: { path: { id } }, body: { inWash } };
  const changed = await sendOrKeep('PATCH', '/wardrobe/{id}', call, { what: 'wash', name });
  return changed ?? { ...piece, inWash };
}

export async function setWorn(piece: WardrobePiece, date: string, isWorn: boolean): Promise<WardrobePiece> {
  return (await wearPiece(piece, date, isWorn)) ?? setWornDay(piece, date, isWorn);
}

export function putPhoto(id: string, photo: Blob): Promise<WardrobePiece> {
  return readData(
    api.PUT('/wardrobe/{id}/photo', {
      params: { path: { id } },
      body: { photo } as never,
      bodySerializer: () => {
        const form = new FormData();
        form.append('photo', photo, 'photo.jpg');
        return form;
      },
    }),
  );
}

export function removePhoto(id: string): Promise<WardrobePiece> {
  return readData(api.DELETE('/wardrobe/{id}/photo', { params: { path: { id } } }));
}
