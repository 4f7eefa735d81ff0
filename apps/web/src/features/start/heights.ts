import { CM_PER_INCH } from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import type { SizeOption } from './size-choice';

const INCHES_PER_FOOT = 12;
/** 4 ft 6 in to 6 ft 8 in. */
const INCHES = { from: 54, to: 80, step: 1 };
const CENTIMETERS = { from: 137, to: 203, step: 3 };

const listNumbers = ({ from, to, step }: typeof INCHES) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** Sizes are in inches in both units. */
export const HEIGHTS: Readonly<Record<LengthUnit, readonly SizeOption[]>> = {
  in: listNumbers(INCHES).map((inches) => ({
    size: inches,
    label: `${Math.floor(inches / INCHES_PER_FOOT)}′ ${inches % INCHES_PER_FOOT}″`,
  })),
  cm: listNumbers(CENTIMETERS).map((cm) => ({ size: Number((cm / CM_PER_INCH).toFixed(2)), label: `${cm}` })),
};

export function findNearestHeight(inches: number | undefined, unit: LengthUnit): number | undefined {
  if (inches === undefined) return undefined;
  const computeDistance = ({ size }: SizeOption) => Math.abs(size - inches);
  return HEIGHTS[unit].reduce((best, height) =>
    computeDistance(height) < computeDistance(best) ? height : best,
  ).size;
}
