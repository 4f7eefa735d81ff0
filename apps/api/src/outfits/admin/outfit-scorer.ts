import { CompiledWearing, loadCatalog } from '@figura/catalog';
import type { Garment } from '@figura/garments';
import { compileLookBook, findSlot, scoreHarmony, type SeenPiece } from '@figura/styling';
import { CATALOG_CONTENT } from '../../catalog/catalog-content';
import { createGarmentReader } from '../../garments/garment-reader';

/** How pieces go together. */
interface OutfitScore {
  /** From 0 to 1, with four decimals. */
  score: number;
  /** How many of the pieces were understood. */
  read: number;
}

/**
 * Scores pieces in words by the rules of outfits, without a body. Of what is no garment that is known, such as a watch, the
 * colors count.
 */
export function createOutfitScorer(): (pieces: readonly string[]) => OutfitScore {
  const { wearing, itemTypes, lookBook } = loadCatalog(CATALOG_CONTENT);
  const types = new Map(itemTypes.map((type) => [type.slug, type]));
  const compiled = new CompiledWearing(wearing, types);
  const looks = compileLookBook(lookBook, (type) => types.get(type)?.kindOf);
  const reader = createGarmentReader();
  const getPiece = ({ category, type, attributes, colors }: Garment): SeenPiece =>
    category && type
      ? {
          slot: findSlot({ category, type }, looks.findKind),
          garment: { type, attributes, colors },
          wearing: compiled.getFor({ category, type, attributes }),
        }
      : { slot: null, garment: { type: '', attributes, colors }, wearing: null };
  return (texts) => {
    const pieces = texts.map((text) => getPiece(reader.readText(text)));
    return {
      score: Math.round(scoreHarmony(looks, pieces) * 10_000) / 10_000,
      read: pieces.filter(({ slot }) => slot !== null).length,
    };
  };
}
