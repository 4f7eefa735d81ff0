import type { Dressed } from './dressed';

/** Inches below a coat's hem. */
const SLIVER = { waist: 1.8, skirt: 3.2, top: 4.6 } as const;

/** Inches of overlap. */
const HIDES = 0.6;

/** A coat covers slivers of what is beneath, and a top ends within a short jacket; inches from the crown. */
export function fitHem(each: Dressed, clothes: readonly Dressed[]): number | undefined {
  const { outer, piece, layers } = each;
  const findLowest = (place: 'waist' | 'hem', isOne: (each: Dressed) => boolean): number =>
    Math.max(0, ...clothes.filter(isOne).map(({ layers: { places } }) => places[place]?.y ?? 0));
  const isTop = ({ piece: { input } }: Dressed): boolean => input.category === 'Tops';
  const hem = layers.places.hem?.y ?? 0;
  const isWithin = (low: number, high: number, most: number): boolean => low > high && low < high + most;
  const waist = findLowest('waist', () => true);
  if (!outer) {
    const coat = findLowest('hem', (one) => one.outer);
    const isFree = isTop(each) && piece.tuckedAt === undefined && waist > 0;
    return isFree && isWithin(hem, coat, SLIVER.top) ? Math.max(coat, waist + HIDES) - HIDES / 2 : undefined;
  }
  const skirt = findLowest('hem', (one) => !one.outer && !one.layers.legs && !isTop(one));
  if (isWithin(skirt, hem, SLIVER.skirt)) return skirt + HIDES;
  return isWithin(waist, hem, SLIVER.waist) ? waist + HIDES : undefined;
}
