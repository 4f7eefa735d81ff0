import { hash, readValues } from '../garment/piece';
import type { GarmentInput } from '../garment/piece';
import { getDrawnType } from '../garment/stand-ins';
import { BAGS, type BagType } from './bag-shapes';
import { CARRIES, type Carry } from './carries';
import { isBag } from './bags';
import type { Hold } from './arm-pose';
import type { Stance } from './pose';

const isCarrying = (garments: readonly GarmentInput[]): boolean => garments.some(({ type }) => isBag(type));

/** Independent of the item's values, so that compared drawings stand alike. */
const computeSeed = (garment: GarmentInput | undefined): number =>
  garment ? parseInt(hash(`${garment.type} ${garment.colors[0]?.hex}`), 36) : 0;

/** Varies the stance between garments; the same for a garment with other values. */
export const chooseStance = ([garment]: readonly GarmentInput[]): Stance =>
  STANCES[computeSeed(garment) % STANCES.length]!;

const STANCES: readonly Stance[] = ['right', 'stride', 'left', 'even'];

const HELD: readonly Hold[] = ['hip', 'across', 'ease', 'clasp', 'hip', 'ease', 'across', 'clasp', 'hip'];

/** Of four garments with a pocket, three use it. */
export function chooseHold(garments: readonly GarmentInput[]): Hold {
  if (garments.some(hasStrap)) return 'strap';
  if (isCarrying(garments)) return 'ease';
  const pocketed = findPocketedGarment(garments);
  if (!pocketed) {
    const worn = garments.find(({ category }) => ['Tops', 'One-Piece'].includes(category));
    return worn ? HELD[computeSeed(worn) % HELD.length]! : 'ease';
  }
  if ((computeSeed(garments[0]) >>> 1) % 4 === 0) return 'ease';
  return 'pocket';
}

function findCarry({ type, attributes }: GarmentInput): Carry | undefined {
  if (!isBag(type)) return undefined;
  return readValues(attributes).first('accessories', CARRIES, BAGS[getDrawnType(type) as BagType].usual);
}

export const isInHand = (garment: GarmentInput): boolean =>
  ['hand-held-bag', 'clutch'].includes(findCarry(garment) ?? '');

const hasStrap = (garment: GarmentInput): boolean =>
  ['underarm-bag', 'backpack'].includes(findCarry(garment) ?? '');

const isEndingIn = ({ attributes }: GarmentInput, ...lengths: string[]): boolean =>
  lengths.some((length) => attributes['length']?.includes(length));

export function findPocketedGarment(garments: readonly GarmentInput[]): GarmentInput | undefined {
  const [outer, whole, bottom] = ['Outerwear', 'One-Piece', 'Bottoms'].map((wanted) =>
    garments.find(({ category }) => category === wanted),
  );
  if (outer && outer.type !== 'cropped-jacket' && !isEndingIn(outer, 'jacket-waist', 'crop')) return outer;
  const isFree = garments.every(
    (top) =>
      top.category !== 'Tops' ||
      top.attributes['waist']?.includes('tucked') ||
      top.type === 'bodysuit' ||
      isEndingIn(top, 'crop'),
  );
  return whole ?? (isFree ? bottom : undefined);
}
