import type { WardrobePiece } from '@figura/contracts';
import { sendOrKeep } from '../outbox/send-or-keep';

/** Null if queued offline. */
export function wearPiece(
  { id, name }: { id: string; name: string },
  date: string,
  isWorn: boolean,
): Promise<WardrobePiece | null> {
  return sendOrKeep(
    isWorn ? 'PUT' : 'DELETE',
    '/wardrobe/{id}/wears/{date}',
    { params: { path: { id, date } } },
    { what: 'wear', name },
  );
}
