import { CompiledWearing, loadCatalog } from '@figura/catalog';
import type { Garment } from '@figura/garments';
import { compileLookBook, getSlot, scoreHarmony, type SeenPiece } from '@figura/styling';
import { CATALOG_CONTENT } from '../../catalog/catalog-content';
import { getGarmentReader } from '../../garments/garment-reader';

interface OutfitScore {
  score: number;
  read: number;
}

export function createOutfitScorer(): (pieces: readonly string[]) => OutfitScore {
  const { wearing, itemTypes, lookBook } = loadCatalog(CATALOG_CONTENT);
  const types = new Map(itemTypes.map((type) => [type.slug, type]));
  const compiled = new CompiledWearing(wearing, types);
  const looks = compileLookBook(lookBook, (type) => types.get(type)?.kindOf);
  const reader = getGarmentReader();
  const toSeenPiece = ({ category, type, attributes, colors }: Garment): SeenPiece =>
    category && type
      ? {
          slot: getSlot({ category, type }, looks.findKind),
          garment: { type, attributes, colors },
          wearing: compiled.computeWearing({ category, type, attributes }),
        }
      : { slot: null, garment: { type: '', attributes, colors }, wearing: null };
  return (texts) => {
    const pieces = texts.map((text) => toSeenPiece(reader.readText(text)));
    return {
      score: Math.round(scoreHarmony(looks, pieces) * 10_000) / 10_000,
      read: pieces.filter(({ slot }) => slot !== null).length,
    };
  };
}
