import type { TapeMeasurements } from '@figura/contracts';
import { findSizeRange } from '@figura/contracts';

import { CM_PER_INCH } from '../units';
import { computeTotalHeight } from '../vertical-type';
import { EU_SIZES, createGirthsOfSize } from './answers';

/** How long a foot is, as a share of the height; and how much longer a shoe is, in centimeters. */
const FOOT_SHARE = 0.15;
const SHOE_ROOM_CM = 1.5;
/** Paris points of a centimeter, by which EU shoes are numbered. */
const POINTS_PER_CM = 1.5;
const SHOES = findSizeRange('shoe', 'EU');

/** The EU sizes that are made for a body in inches: of tops by the chest, of bottoms by waist and hips, of shoes by the height. */
export function findSizes(tape: TapeMeasurements): { top: number; bottom: number; shoe: number } {
  const computeNearest = (girth: number, made: (size: number) => number): number =>
    EU_SIZES.reduce((best, size) =>
      Math.abs(Math.log(made(size) / girth)) < Math.abs(Math.log(made(best) / girth)) ? size : best,
    );
  const findSeat = ({ waist, hips }: { waist: number; hips: number }) => Math.sqrt(waist * hips);
  const foot = computeTotalHeight(tape) * CM_PER_INCH * FOOT_SHARE;
  const shoe = Math.round((foot + SHOE_ROOM_CM) * POINTS_PER_CM);
  return {
    top: computeNearest(tape.chest, (size) => createGirthsOfSize(size).chest),
    bottom: computeNearest(findSeat(tape), (size) => findSeat(createGirthsOfSize(size))),
    shoe: Math.min(SHOES.to, Math.max(SHOES.from, shoe)),
  };
}
