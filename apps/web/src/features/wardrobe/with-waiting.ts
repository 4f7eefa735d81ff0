import type { AddLinesDto, AddPieceDto, ChangePieceDto, Garment, WardrobePiece } from '@figura/contracts';
import { setWornDay } from '@figura/contracts';
import type { Write } from '../../lib/outbox/write';

interface Init {
  params?: { path?: { id?: string; date?: string } };
  body?: object;
}

/** Applies queued writes: wears, wash, and a bought wish. */
export function withWaiting(piece: WardrobePiece, writes: readonly Write[]): WardrobePiece {
  return writes.reduce((now, { method, path, init }) => {
    const { params, body } = init as Init;
    const { id, date } = params?.path ?? {};
    if (id !== now.id) return now;
    if (path === '/wardrobe/{id}' && method === 'PATCH') {
      const { wish, inWash } = body as ChangePieceDto;
      return { ...now, wish: wish ?? now.wish, inWash: inWash ?? now.inWash };
    }
    if (path !== '/wardrobe/{id}/wears/{date}' || date === undefined) return now;
    return setWornDay(now, date, method === 'PUT');
  }, piece);
}

type AddedPiece = Omit<AddPieceDto, 'garment'> & { garment?: Garment };

interface WaitingPiece {
  key: string;
  garment: Garment | null;
  name: string;
}

/** Newest first, without wishes. */
export function listWaitingPieces(writes: readonly Write[]): WaitingPiece[] {
  return writes
    .flatMap(({ method, path, init, subject }): WaitingPiece[] => {
      const { body } = init as Init;
      if (method !== 'POST' || !body) return [];
      if (path === '/wardrobe/lines')
        return (body as AddLinesDto).texts
          .filter((text) => text.trim() !== '')
          .map((name, line) => ({ key: `${(body as AddLinesDto).id} ${line}`, garment: null, name }));
      const { id, wish, garment, name } = body as AddedPiece;
      if (path !== '/wardrobe' || wish) return [];
      return [{ key: id ?? subject.name, garment: garment ?? null, name: name ?? subject.name }];
    })
    .reverse();
}
