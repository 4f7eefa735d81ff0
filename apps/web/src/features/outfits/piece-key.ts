import type { OutfitPiece, SuggestedPiece } from '@figura/contracts';

/** Names a piece among those of all sources, as questions and packing lists do. */
export function getKey({ source, id }: { source: string; id: string }): string {
  return `${source}:${id}`;
}

/** Suggested pieces as an outfit keeps them; what was just checked is owned by nobody, and kept by none. */
export function keepPieces(
  pieces: readonly Pick<SuggestedPiece, 'slot' | 'source' | 'id' | 'worn'>[],
): Pick<OutfitPiece, 'slot' | 'source' | 'id' | 'worn'>[] {
  return pieces.flatMap(({ slot, source, id, worn }) =>
    source === 'check' ? [] : [{ slot, source, id, ...(worn && { worn }) }],
  );
}
