import { POCKETLESS } from '../garment/clothes/trimmings';
import { hash, readValues } from '../garment/piece';
import type { GarmentInput } from '../garment/piece';
import { getDrawnType } from '../garment/stand-ins';
import { BAGS, CARRIES } from './bag-shapes';
import type { BagType, Carry } from './bag-shapes';
import { isBag } from './bags';
import type { Hold, Stance } from './pose';

const isCarrying = (garments: readonly GarmentInput[]): boolean => garments.some(({ type }) => isBag(type));

/** Independent of the item's values, so that compared drawings stand alike. */
const computeSeed = (garment: GarmentInput | undefined): number =>
  garment ? parseInt(hash(`${garment.type} ${garment.colors[0]?.hex}`), 36) : 0;

/** Varies the stance between garments; the same for a garment with other values. */
export const chooseStance = ([garment]: readonly GarmentInput[]): Stance =>
  STANCES[computeSeed(garment) % STANCES.length]!;

const STANCES: readonly Stance[] = ['right', 'left', 'even'];

/** Two of three garments with a pocket use it. */
export function chooseHold(garments: readonly GarmentInput[]): Hold {
  if (garments.some(hasStrap)) return 'strap';
  if (isCarrying(garments)) return 'ease';
  const pocketed = findPocketedGarment(garments);
  if (!pocketed || (computeSeed(garments[0]) >>> 1) % 3 === 0) return 'ease';
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

const NO_HIP_POCKETS: readonly string[] = [
  ...POCKETLESS,
  'cropped-jacket',
  'gilet',
  'sweater-vest',
  'bomber',
  'robe',
  'leather-jacket',
  'racer-jacket',
  'suede-jacket',
];

const TROUSERS = /(trousers|jeans|chinos|culottes)$/;
const PULLED_ON = ['legging', 'gathered-ankle'];
const SEWN_IN = ['pockets', 'side-pockets', 'in-seam-pockets', 'hip-pockets', 'flap-pockets', 'welt-pockets'];

export function findPocketedGarment(garments: readonly GarmentInput[]): GarmentInput | undefined {
  const [outer, whole, bottom, ...tops] = [
    garments.find(({ category }) => category === 'Outerwear'),
    garments.find(({ category }) => category === 'One-Piece'),
    garments.find(({ category }) => category === 'Bottoms'),
    ...garments.filter(({ category }) => category === 'Tops'),
  ];
  const isSewnIn = ({ attributes }: GarmentInput): boolean =>
    SEWN_IN.some((value) => attributes['specialFeatures']?.includes(value));
  const isEndingIn = (garment: GarmentInput, ...lengths: string[]): boolean =>
    lengths.some((length) => garment.attributes['length']?.includes(length));
  if (outer && !NO_HIP_POCKETS.includes(outer.type))
    return isEndingIn(outer, 'jacket-waist', 'crop') ? undefined : outer;
  if (outer && !isEndingIn(outer, 'jacket-waist', 'crop') && outer.type !== 'cropped-jacket')
    return undefined;
  if (whole) return isSewnIn(whole) ? whole : undefined;
  const free = tops.every(
    (top) =>
      top.attributes['waist']?.includes('tucked') || top.type === 'bodysuit' || isEndingIn(top, 'crop'),
  );
  if (!bottom || !free) return undefined;
  return isSewnIn(bottom) ||
    (TROUSERS.test(bottom.type) &&
      !PULLED_ON.some((value) => bottom.attributes['leg']?.includes(value)) &&
      !bottom.type.startsWith('maternity'))
    ? bottom
    : undefined;
}
