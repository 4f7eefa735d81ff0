import type { WardrobePiece } from '@figura/contracts';
import { sendOrKeep } from '../outbox/send-or-keep';

/** Notes that an own piece was worn on a day, or that it was not; without a network later, and null until then. */
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
