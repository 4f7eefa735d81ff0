import type { OutfitPiece, SuggestedPiece } from '@figura/contracts';

/** `source:id`, as in questions and packing lists. */
export function getKey({ source, id }: { source: string; id: string }): string {
  return `${source}:${id}`;
}

/** Drops checked garments, because nobody owns them. */
export function keepPieces(
  pieces: readonly Pick<SuggestedPiece, 'slot' | 'source' | 'id' | 'worn'>[],
): Pick<OutfitPiece, 'slot' | 'source' | 'id' | 'worn'>[] {
  return pieces.flatMap(({ slot, source, id, worn }) =>
    source === 'check' ? [] : [{ slot, source, id, ...(worn && { worn }) }],
  );
}
