import type { AddPieceDto, WardrobePiece } from '@figura/contracts';
import { sendOrKeep } from '../outbox/send-or-keep';

/**
 * Takes a garment, an item or a product into the wardrobe, owned or as a wish; null when it waits for a network. The same id
 * again is the same piece.
 */
export function keepPiece(piece: AddPieceDto, name: string): Promise<WardrobePiece | null> {
  return sendOrKeep('POST', '/wardrobe', { body: piece }, { what: piece.wish ? 'wish' : 'add', name });
}
