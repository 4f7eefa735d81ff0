import type { Presentation, Sizes, SizeWearer, TapeMeasurements } from '@figura/contracts';
import { convertSize, findSizeRange, getSizeWearer } from '@figura/contracts';

import { CM_PER_INCH } from '../units';
import { computeTotalHeight } from '../vertical-type';
import { EU_SIZES, getSizeGirths } from './answers';

/** Foot length as a share of height. */
const FOOT_SHARE = 0.15;
const SHOE_ROOM_CM = 1.5;
/** Paris points per centimeter, the unit of EU shoe sizes. */
const POINTS_PER_CM = 1.5;

/**
 * EU sizes for a body in inches. Women's tops by chest, bottoms by waist and hips; men's by chest and by waist; shoes
 * by height.
 */
export function findSizes(
  tape: TapeMeasurements,
  wearer: SizeWearer = 'women',
): { top: number; bottom: number; shoe: number } {
  const findNearestSize = (girth: number, made: (size: number) => number): number =>
    EU_SIZES.reduce((best, size) =>
      Math.abs(Math.log(made(size) / girth)) < Math.abs(Math.log(made(best) / girth)) ? size : best,
    );
  const computeSeat = ({ waist, hips }: { waist: number; hips: number }) => Math.sqrt(waist * hips);
  const foot = computeTotalHeight(tape) * CM_PER_INCH * FOOT_SHARE;
  const shoe = Math.round((foot + SHOE_ROOM_CM) * POINTS_PER_CM);
  const keepInRange = (part: 'top' | 'bottom' | 'shoe', size: number) => {
    const { from, to, step } = findSizeRange(part, 'EU', wearer)!;
    return Math.min(to, Math.max(from, from + Math.round((size - from) / step) * step));
  };
  if (wearer === 'men')
    return {
      top: keepInRange('top', (tape.chest * CM_PER_INCH) / 2),
      // US trouser sizes are the waist in inches.
      bottom: keepInRange('bottom', convertSize('bottom', tape.waist, 'US', 'EU', 'men')),
      shoe: keepInRange('shoe', shoe),
    };
  return {
    top: findNearestSize(tape.chest, (size) => getSizeGirths(size).chest),
    bottom: findNearestSize(computeSeat(tape), (size) => computeSeat(getSizeGirths(size))),
    shoe: keepInRange('shoe', shoe),
  };
}

interface SizedUser {
  readonly measurements: TapeMeasurements | null;
  readonly preferences: {
    readonly sizes: Sizes | null;
    readonly presentation: Presentation;
    readonly hideNumbers: boolean;
  };
}

/** The user's own sizes, or computed from measurements; null if neither is known or numbers are hidden. */
export function chooseSizes({ measurements, preferences }: SizedUser): Sizes | null {
  const { sizes, presentation, hideNumbers } = preferences;
  if (sizes) return sizes;
  if (!measurements || hideNumbers || presentation === 'any') return null;
  const wearer = getSizeWearer(presentation);
  return { region: 'EU', for: wearer, ...findSizes(measurements, wearer) };
}
