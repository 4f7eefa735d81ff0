import { sendOrKeep } from '../outbox/send-or-keep';

/** Notes that an own piece was worn on a day, or that it was not; without a network later. */
export async function wearPiece(
  { id, name }: { id: string; name: string },
  date: string,
  isWorn: boolean,
): Promise<void> {
  await sendOrKeep(
    isWorn ? 'PUT' : 'DELETE',
    '/wardrobe/{id}/wears/{date}',
    { params: { path: { id, date } } },
    { what: 'wear', name },
  );
}
