import { POCKETLESS } from '../garment/clothes/trimmings';
import { hash, readValues } from '../garment/piece';
import type { GarmentInput } from '../garment/piece';
import { findDrawnAs } from '../garment/stand-ins';
import { BAGS, CARRIES } from './bag-shapes';
import type { BagType, Carry } from './bag-shapes';
import { isBag } from './bags';
import type { Hold, Stance } from './pose';

/** Whether a bag hangs from the left hand or shoulder. */
const isCarrying = (garments: readonly GarmentInput[]): boolean => garments.some(({ type }) => isBag(type));

/** A number for an item, the same whatever its values, so that what is compared stands alike. */
const computeChance = (garment: GarmentInput | undefined): number =>
  garment ? parseInt(hash(`${garment.type} ${garment.colors[0]?.hex}`), 36) : 0;

/** A stance for what is worn, so that not everybody in a row stands alike; the same for a garment whatever its values. */
export const chooseStance = ([garment]: readonly GarmentInput[]): Stance =>
  STANCES[computeChance(garment) % STANCES.length]!;

const STANCES: readonly Stance[] = ['right', 'left', 'even'];

/** What the hands do beside what is worn: two of three use a pocket where there is one. */
export function chooseHold(garments: readonly GarmentInput[]): Hold {
  if (garments.some(hasStrap)) return 'strap';
  if (isCarrying(garments)) return 'ease';
  const pocketed = findPocketed(garments);
  if (!pocketed || (computeChance(garments[0]) >>> 1) % 3 === 0) return 'ease';
  return pocketed.category === 'Outerwear' && FLAPPED.includes(pocketed.type) ? 'flap' : 'pocket';
}

/** How a bag is carried; undefined for whatever is none. */
function findCarry({ type, attributes }: GarmentInput): Carry | undefined {
  if (!isBag(type)) return undefined;
  return readValues(attributes).first('accessories', CARRIES, BAGS[findDrawnAs(type) as BagType].usual);
}

/** Whether it is a bag that the left hand holds. */
export const isInHand = (garment: GarmentInput): boolean =>
  ['hand-held-bag', 'clutch'].includes(findCarry(garment) ?? '');

/** Whether it is a bag whose strap lies on the left shoulder. */
const hasStrap = (garment: GarmentInput): boolean =>
  ['underarm-bag', 'backpack'].includes(findCarry(garment) ?? '');

/** Jackets with flaps over their pockets. */
const FLAPPED: readonly string[] = ['blazer', 'jacket', 'wool-coat', 'coat', 'barn-jacket'];

/** Outerwear too short for a pocket at the hip, or made without. */
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
/** Trousers as close as stockings, without pockets. */
const PULLED_ON = ['legging', 'gathered-ankle'];
const SEWN_IN = ['pockets', 'side-pockets', 'in-seam-pockets', 'hip-pockets', 'flap-pockets', 'welt-pockets'];

/** The garment in whose pocket a hand can lie: the outermost one at the hips, where it has one there. */
export function findPocketed(garments: readonly GarmentInput[]): GarmentInput | undefined {
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
