import type { Garment, OutfitSlot } from '@figura/contracts';

interface PlacedPiece {
  slot: OutfitSlot;
  garment: Garment | null;
}

/** Types of outerwear that are taken off indoors; blazers and other jackets are part of what is seen. */
const COATS = /coat$|^(puffer|parka|cape|windbreaker)$/;

export function isCoat({ slot, garment }: PlacedPiece): boolean {
  return slot === 'layer' && COATS.test(garment?.type ?? '');
}

/** What is seen of an outfit indoors: a coat would hide the rest. */
export function removeCoat<Piece extends PlacedPiece>(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => !isCoat(piece));
}
