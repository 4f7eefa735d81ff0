import type { OutfitSlot, SuggestedSource } from '@figura/contracts';
import type { OutfitPiece } from '@figura/styling';
import type { Garment } from '../../catalog/catalog.dto';
import type { PieceRef } from '../kept/outfit.schema';

/** Names a piece among those of all sources. */
export function keyOf({ source, id }: { source: SuggestedSource; id: string }): string {
  return `${source}:${id}`;
}

/** A piece as it is stored. What was checked a moment ago is in outfits alone that nobody stores. */
export function storedPiece({ slot, source, id }: Pick<OutfitPiece, 'slot' | 'source' | 'id'>): PieceRef {
  if (source === 'check') throw new Error('A garment that was checked is to be stored.');
  return { slot, source, id };
}

/** The slot of a piece that nobody gave one. */
export function slotOf({ category }: Pick<Garment, 'category'>): OutfitSlot {
  switch (category) {
    case 'One-Piece':
      return 'one-piece';
    case 'Tops':
      return 'top';
    case 'Bottoms':
      return 'bottom';
    case 'Outerwear':
      return 'layer';
    case 'Shoes':
      return 'shoes';
    default:
      return 'accessory';
  }
}
