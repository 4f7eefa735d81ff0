import type { OutfitSlot } from '@figura/contracts';
import type { Garment } from '../../catalog/catalog.dto';
import type { PieceRef } from '../kept/outfit.schema';

/** Names a piece among those of all sources. */
export function keyOf({ source, id }: Pick<PieceRef, 'source' | 'id'>): string {
  return `${source}:${id}`;
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
