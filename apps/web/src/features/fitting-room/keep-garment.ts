import type { AddPieceRequest, WardrobePiece } from '@figura/contracts';
import { sendOrKeep } from '../../lib/outbox/send-or-keep';

/** Takes a garment into the wardrobe, owned or as a wish; null when it waits for a network. The same id again is the same piece. */
export function keepGarment(piece: AddPieceRequest, name: string): Promise<WardrobePiece | null> {
  return sendOrKeep('POST', '/wardrobe', { body: piece }, { what: piece.wish ? 'wish' : 'add', name });
}
