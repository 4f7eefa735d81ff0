import type { TapeMeasurements } from '@figura/contracts';
import { completeBody } from '../figure/proportions';
import { hash, readValues, type GarmentInput } from '../garment/piece';
import { getDrawnType } from '../garment/stand-ins';
import { BAGS, type BagType } from './bag-shapes';
import { CARRIES, ON_LAP, type Carry } from './carries';
import { isBag } from './bags';
import type { Hold } from './arm-pose';
import type { Stance } from './pose';

const isCarrying = (garments: readonly GarmentInput[]): boolean => garments.some(({ type }) => isBag(type));

/** From what no diet changes: later figures stand like earlier ones. */
export function computePersonSeed(measurements: Partial<TapeMeasurements>): number {
  const { shoulders, headToChest, chestToCrotch, crotchToKnee, kneeToFloor } = completeBody(measurements);
  const lengths = [shoulders, headToChest + chestToCrotch, crotchToKnee + kneeToFloor];
  return parseInt(hash(lengths.map(Math.round).join()).slice(-5), 36);
}

/** Independent of the item's values, so that compared drawings stand alike. */
const computeSeed = (garment: GarmentInput | undefined): number =>
  garment ? parseInt(hash(`${garment.type} ${garment.colors[0]?.hex}`), 36) : 0;

/** Differs by garment and person, not by a garment's values. */
export const chooseStance = ([garment]: readonly GarmentInput[], person = 0): Stance =>
  STANCES[(computeSeed(garment) + person) % STANCES.length]!;

const STANCES: readonly Stance[] = ['right', 'stride', 'left', 'even'];

const HELD: readonly Hold[] = ['hip', 'ease', 'clasp', 'ease'];

const POCKETED: readonly Hold[] = ['ease', 'pocket', 'clasp', 'pocket', 'hip', 'pocket', 'hip', 'pocket'];

export function chooseHold(garments: readonly GarmentInput[], person = 0): Hold {
  if (garments.some(hasStrap)) return person % 3 === 1 ? 'ease' : 'strap';
  if (isCarrying(garments)) return 'ease';
  const pocketed = findPocketedGarment(garments);
  const turn = (person >>> 2) + (pocketed ? computeSeed(garments[0]) >>> 1 : 0);
  if (pocketed) return POCKETED[turn % (pocketed.category === 'Outerwear' ? 4 : POCKETED.length)]!;
  const worn = garments.find(({ category }) => ['Tops', 'One-Piece'].includes(category));
  return worn ? HELD[(computeSeed(worn) + turn) % HELD.length]! : 'ease';
}

function findCarry({ type, attributes }: GarmentInput): Carry | undefined {
  if (!isBag(type)) return undefined;
  return readValues(attributes).first('accessories', CARRIES, BAGS[getDrawnType(type) as BagType].usual);
}

const isCarriedAs = (garment: GarmentInput, ...ways: readonly Carry[]): boolean =>
  ways.includes(findCarry(garment)!);

export const isInHand = (garment: GarmentInput): boolean => isCarriedAs(garment, 'hand-held-bag', 'clutch');

export const isOnLap = (garment: GarmentInput): boolean => isCarriedAs(garment, ...ON_LAP);

const hasStrap = (garment: GarmentInput): boolean => isCarriedAs(garment, 'underarm-bag', 'backpack');

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
