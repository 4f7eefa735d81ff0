import type { Garment, OutfitSlot, WornStyle } from '@figura/contracts';

interface PlacedPiece {
  slot: OutfitSlot;
  garment: Garment | null;
  worn?: readonly WornStyle[];
}

/** Outerwear taken off indoors; blazers and jackets stay on. */
const COATS = /coat$|^(puffer|parka|cape|windbreaker)$/;

export function isCoat({ slot, garment }: PlacedPiece): boolean {
  return slot === 'layer' && COATS.test(garment?.type ?? '');
}

export function removeCoat<Piece extends PlacedPiece>(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => !isCoat(piece));
}

export function removeClosedCoat<Piece extends PlacedPiece>(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => !isCoat(piece) || piece.worn?.includes('open'));
}
