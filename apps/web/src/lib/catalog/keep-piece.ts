import type { AddPieceDto, WardrobePiece } from '@figura/contracts';
import { sendOrKeep } from '../outbox/send-or-keep';

/** Null if queued offline. Idempotent by id. */
export function keepPiece(piece: AddPieceDto, name: string): Promise<WardrobePiece | null> {
  return sendOrKeep('POST', '/wardrobe', { body: piece }, { what: piece.wish ? 'wish' : 'add', name });
}
