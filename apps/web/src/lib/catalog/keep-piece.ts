import type { AddPieceDto, WardrobePiece } from '@figura/contracts';
import { api, readData } from '../api/api-client';
import { sendOrKeep } from '../outbox/send-or-keep';

export function keepPiece(piece: AddPieceDto, name: string): Promise<WardrobePiece | null> {
  return sendOrKeep('POST', '/wardrobe', { body: piece }, { what: piece.wish ? 'wish' : 'add', name });
}

export function takeOutPiece(id: string): Promise<WardrobePiece> {
  return readData(api.DELETE('/wardrobe/{id}', { params: { path: { id } } }));
}
