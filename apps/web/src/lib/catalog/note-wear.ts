import type { WardrobePiece } from '@figura/contracts';
import { sendOrKeep } from '../outbox/send-or-keep';

/** Notes that a piece was worn on a day, or that it was not; null where that waits for a network. */
export function noteWear(
  { id, name }: Pick<WardrobePiece, 'id' | 'name'>,
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
