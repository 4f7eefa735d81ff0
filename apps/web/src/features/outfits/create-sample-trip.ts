import type { BestLooksResponse, ListedLook, OutfitPiece, OutfitSlot, PackingList } from '@figura/contracts';
import { isCoat } from './coats';

type Looks = BestLooksResponse['clothingByCategory'];

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
export function createSampleTrip(looks: Looks): SampleTrip | null {
  const combined = combineSeparates(looks, DAYS);
  if (!combined) return null;
  const coats = listPieces(looks.Outerwear, 'layer').filter(isCoat).slice(0, 1);
  const outfits = combined.separates.map((pieces, day) => [
    ...pieces,
    ...combined.shoes,
    ...(day === 0 || day === DAYS.length - 1 ? coats : []),
  ]);
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

interface SampleOutfit {
  pieces: OutfitPiece[];
  /** Of its most important piece. */
  reason: string;
}

/** Ranks of the top and the bottom; none is a day of the trip. */
const SEPARATES = [
  [2, 0],
  [0, 1],
  [1, 2],
] as const;

/** A dress first, if there is one. Empty where the looks are too few. */
export function createSampleOutfits(looks: Looks): SampleOutfit[] {
  const combined = combineSeparates(looks, SEPARATES);
  if (!combined) return [];
  const { separates, shoes } = combined;
  const dresses = listPieces(looks['One-Piece'], 'one-piece').slice(0, 1);
  const reasons = new Map(Object.values(looks).flatMap((all) => all.map(({ _id, reason }) => [_id, reason])));
  return [...dresses.map((dress) => [dress]), ...separates].slice(0, SEPARATES.length).map((pieces) => ({
    pieces: [...pieces, ...shoes],
    reason: pieces.flatMap(({ id }) => reasons.get(id) ?? [])[0] ?? '',
  }));
}

function combineSeparates(looks: Looks, ranks: readonly (readonly [top: number, bottom: number])[]) {
  const tops = listPieces(looks.Tops, 'top');
  const bottoms = listPieces(looks.Bottoms, 'bottom');
  if (tops.length < 3 || bottoms.length < 3) return null;
  return {
    separates: ranks.map(([top, bottom]) => [tops[top]!, bottoms[bottom]!]),
    shoes: listPieces(looks.Shoes, 'shoes').slice(0, 1),
  };
}

function listPieces(looks: readonly ListedLook[] = [], slot: OutfitSlot): OutfitPiece[] {
  return looks.flatMap(({ _id: id, garment, displayName: name }) =>
    garment ? [{ slot, source: 'wardrobe', id, garment, name }] : [],
  );
}
