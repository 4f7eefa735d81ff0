import type { WardrobePiece } from '@figura/contracts';
import { setWornDay } from '@figura/contracts';
import type { Write } from '../../lib/outbox/write';

interface Init {
  params?: { path?: { id?: string; date?: string } };
}

/** A piece as it will be once what waits is sent: days of wear, and a wish that was bought. */
export function withWaiting(piece: WardrobePiece, writes: readonly Write[]): WardrobePiece {
  return writes.reduce((now, { method, path, init }) => {
    const { id, date } = (init as Init).params?.path ?? {};
    if (id !== now.id) return now;
    if (path === '/wardrobe/{id}' && method === 'PATCH') return { ...now, wish: false };
    if (path !== '/wardrobe/{id}/wears/{date}' || date === undefined) return now;
    return setWornDay(now, date, method === 'PUT');
  }, piece);
}
