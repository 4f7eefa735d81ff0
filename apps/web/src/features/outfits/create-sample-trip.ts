import type { BestLooksResponse, ListedLook, OutfitPiece, OutfitSlot, PackingList } from '@figura/contracts';
import { isCoat } from './coats';

export type SampleTrip = Pick<PackingList, 'days' | 'pieces'>;

/** Ranks of the top and the bottom of each day. */
const DAYS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
  [2, 2],
] as const;

/** Null where the looks are too few. */
export function createSampleTrip(looks: BestLooksResponse['clothingByCategory']): SampleTrip | null {
  const tops = listPieces(looks.Tops, 'top');
  const bottoms = listPieces(looks.Bottoms, 'bottom');
  const coats = listPieces(looks.Outerwear, 'layer').filter(isCoat).slice(0, 1);
  if (tops.length < 3 || bottoms.length < 3) return null;
  const outfits = DAYS.map(([top, bottom]) => [tops[top]!, bottoms[bottom]!, ...coats]);
  const days = outfits.map((pieces, day) => ({
    outfits: [
      {
        occasion: 'travel' as const,
        sentence: '',
        pieces,
        changes: pieces.filter((piece) => !outfits[day - 1]?.includes(piece)).map(({ slot }) => slot),
      },
    ],
  }));
  return { days, pieces: [...new Set(outfits.flat())].map((piece) => ({ ...piece, packed: false })) };
}

function listPieces(looks: readonly ListedLook[] = [], slot: OutfitSlot): OutfitPiece[] {
  return looks.flatMap(({ _id: id, garment, displayName: name }) =>
    garment ? [{ slot, source: 'wardrobe', id, garment, name }] : [],
  );
}
