import { findLast, LASTS, UNITS_PER_INCH } from './last';
import type { Heel, ShoeType, Toe, Vamp } from './last';
import type { GarmentInput, Values } from '../../garment/piece';
import { readValues } from '../../garment/piece';
import { findDrawnAs } from '../../garment/stand-ins';
import { isShowingToes } from './toes';

/** What a shoe is built on, as it is seen on a foot. Lengths are inches. */
export interface WornLast {
  heel: Heel;
  toe: Toe;
  vamp: Vamp;
  chunky: boolean;
  /** How thick the sole is under the toes. */
  sole: number;
  /** How far the insole is seen in front of the toes, where these are bare. */
  room: number;
  /** How much higher the heel lies than the toes. */
  rise: number;
  /** How wide the shoe is, 1 being usual. */
  width: number;
}

/** How much of a heel's height the body gains: the ankle turns over the toes. */
const HEEL_SHARE = 0.86;
/** How far a sandal's insole reaches beyond the toes, in inches. */
const TOE_ROOM = 0.16;
/** The thinnest sole, in units of the flats. */
const THIN_SOLE = 5;

/** The last of shoes of a type. */
export function createWornLast(type: ShoeType, values: Values): WornLast {
  const { heel, toe, vamp, chunky, seat, platform } = findLast(values, LASTS[type]);
  const sole = THIN_SOLE + platform;
  return {
    heel,
    toe,
    vamp,
    chunky,
    sole: sole / UNITS_PER_INCH,
    room: isShowingToes(type, values) ? TOE_ROOM : 0,
    rise: Math.max(0, seat - sole) / UNITS_PER_INCH,
    width: values.has('fit', 'roomy-shoe') ? 1.1 : values.has('fit', 'close-shoe') ? 0.92 : 1,
  };
}

/** How high shoes lift a body over the floor, and how far above it its toes are seen, in inches; 0 barefoot. */
export function computeLift(garments: readonly GarmentInput[]): { lift: number; toes: number } {
  const shoes = garments.find(
    ({ category, type }) => category === 'Shoes' && Object.hasOwn(LASTS, findDrawnAs(type)),
  );
  if (!shoes) return { lift: 0, toes: 0 };
  const { sole, room, rise } = createWornLast(
    findDrawnAs(shoes.type) as ShoeType,
    readValues(shoes.attributes),
  );
  return { lift: sole + rise * HEEL_SHARE, toes: sole + room };
}
