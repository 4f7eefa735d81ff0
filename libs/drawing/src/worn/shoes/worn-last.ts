import { createLast, LASTS, UNITS_PER_INCH, type Heel, type ShoeType, type Toe, type Vamp } from './last';
import { readValues, type GarmentInput, type Values } from '../../garment/piece';
import { getDrawnType } from '../../garment/stand-ins';
import { isShowingToes } from './toes';

export interface WornLast {
  heel: Heel;
  toe: Toe;
  vamp: Vamp;
  chunky: boolean;
  sole: number;
  room: number;
  rise: number;
  width: number;
}

/** Share of a heel's height that the body gains, as the ankle turns over the toes. */
const HEEL_SHARE = 0.86;
/** Inches. */
const TOE_ROOM = 0.16;
const THIN_SOLE = 5;

export function createWornLast(type: ShoeType, values: Values): WornLast {
  const { heel, toe, vamp, chunky, seat, platform } = createLast(values, LASTS[type]);
  const sole = THIN_SOLE + platform;
  return {
    heel,
    toe,
    vamp,
    chunky,
    sole: sole / UNITS_PER_INCH,
    room: isShowingToes(type, values) ? TOE_ROOM : 0,
    rise: Math.max(0, seat - sole) / UNITS_PER_INCH,
    width: values.has('fit', 'roomy-shoe') ? 1.05 : values.has('fit', 'close-shoe') ? 0.92 : 1,
  };
}

/** Inches that shoes lift the body and its toes over the floor; 0 barefoot. */
export function computeLift(garments: readonly GarmentInput[]): { lift: number; toes: number } {
  const shoes = garments.find(
    ({ category, type }) => category === 'Shoes' && Object.hasOwn(LASTS, getDrawnType(type)),
  );
  if (!shoes) return { lift: 0, toes: 0 };
  const { sole, room, rise } = createWornLast(
    getDrawnType(shoes.type) as ShoeType,
    readValues(shoes.attributes),
  );
  return { lift: sole + rise * HEEL_SHARE, toes: sole + room };
}
