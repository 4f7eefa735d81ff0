import type { TapeMeasurements } from '@figura/contracts';
import { getSizeRange } from '@figura/contracts';

import { CM_PER_INCH } from '../units';
import { computeTotalHeight } from '../vertical-type';
import { EU_SIZES, getSizeGirths } from './answers';

/** Foot length as a share of height. */
const FOOT_SHARE = 0.15;
const SHOE_ROOM_CM = 1.5;
/** Paris points per centimeter, the unit of EU shoe sizes. */
const POINTS_PER_CM = 1.5;
const SHOES = getSizeRange('shoe', 'EU');

/** EU sizes for a body in inches: tops by chest, bottoms by waist and hips, shoes by height. */
export function findSizes(tape: TapeMeasurements): { top: number; bottom: number; shoe: number } {
  const findNearestSize = (girth: number, made: (size: number) => number): number =>
    EU_SIZES.reduce((best, size) =>
      Math.abs(Math.log(made(size) / girth)) < Math.abs(Math.log(made(best) / girth)) ? size : best,
    );
  const computeSeat = ({ waist, hips }: { waist: number; hips: number }) => Math.sqrt(waist * hips);
  const foot = computeTotalHeight(tape) * CM_PER_INCH * FOOT_SHARE;
  const shoe = Math.round((foot + SHOE_ROOM_CM) * POINTS_PER_CM);
  return {
    top: findNearestSize(tape.chest, (size) => getSizeGirths(size).chest),
    bottom: findNearestSize(computeSeat(tape), (size) => computeSeat(getSizeGirths(size))),
    shoe: Math.min(SHOES.to, Math.max(SHOES.from, shoe)),
  };
}
