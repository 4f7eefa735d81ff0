import type { Form } from '../form/form';
import type { GarmentInput } from '../garment/piece';
import { dressPiece, isClosedToThroat, type Dressed } from './dressed';
import { fitHem } from './fit-hem';
import { sortByOrder, type WornGarment } from './order';
import type { WornInput } from './worn-input';

interface Dressing {
  readonly id: string;
  readonly small: boolean;
  readonly unit: number;
  readonly calm: boolean;
}

export function dressBody(
  clothes: readonly GarmentInput[],
  bare: Form,
  { garments, stance }: Pick<WornInput, 'garments' | 'stance'>,
  { calm, ...drawing }: Dressing,
): Dressed[] {
  const isSeated = stance === 'seated';
  const isCoated = clothes.some(({ category }) => category === 'Outerwear');
  const dress = (each: WornGarment, index: number): Dressed =>
    dressPiece(each, bare.body, index, {
      ...drawing,
      quiet:
        calm || (isCoated && each.garment.category === 'Tops') || (isSeated && isFallingOnLap(each.garment)),
      ...(isSeated && { onLap: true }),
    });
  const ordered = sortByOrder(clothes, bare);
  const dressed = ordered.map(dress);
  const isThroatClosed = dressed.some(isClosedToThroat);
  const isTied = garments.some(({ type }) => type === 'tie');
  return dressed.map((each, index) => {
    const hemAt = fitHem(each, dressed);
    const collared = !each.outer && (isTied || (isThroatClosed && each.piece.has('neckline', 'roll-neck')));
    if (hemAt === undefined && !collared) return each;
    return dress({ ...ordered[index]!, ...(collared && { collared }), ...(hemAt && { hemAt }) }, index);
  });
}

/** Hanging folds would stain the lap; jeans keep their stitches. */
const isFallingOnLap = ({ category, type }: GarmentInput): boolean =>
  category !== 'Tops' && !type.endsWith('jeans');
