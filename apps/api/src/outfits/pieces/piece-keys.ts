import type { SuggestedSource } from '@figura/contracts';
import type { WornPiece } from '@figura/styling';
import type { PieceRef } from '../kept/outfit.schema';

export function getKey({ source, id }: { source: SuggestedSource; id: string }): string {
  return `${source}:${id}`;
}

export function storePiece({
  slot,
  source,
  id,
  worn,
}: Pick<WornPiece, 'slot' | 'source' | 'id' | 'worn'>): PieceRef {
  if (source === 'check') throw new Error('A checked garment cannot be stored as an outfit piece.');
  return { slot, source, id, ...(worn && { worn: [...worn] }) };
}
