import { CM_PER_INCH } from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';

const INCHES_PER_FOOT = 12;
/** 4 ft 6 in to 6 ft 8 in. */
const INCHES = { from: 54, to: 80 };
const CENTIMETERS = { from: 137, to: 203 };

const listNumbers = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Values are in inches in both units. */
export const HEIGHTS: Readonly<Record<LengthUnit, { value: string; label: string }[]>> = {
  in: listNumbers(INCHES).map((inches) => ({
    value: String(inches),
    label: `${Math.floor(inches / INCHES_PER_FOOT)}′ ${inches % INCHES_PER_FOOT}″`,
  })),
  cm: listNumbers(CENTIMETERS).map((cm) => ({
    value: (cm / CM_PER_INCH).toFixed(2),
    label: `${cm} cm`,
  })),
};

export function getNearestHeight(inches: number | undefined, unit: LengthUnit): string {
  if (inches === undefined) return '';
  const computeDistance = ({ value }: { value: string }) => Math.abs(Number(value) - inches);
  return HEIGHTS[unit].reduce((best, height) =>
    computeDistance(height) < computeDistance(best) ? height : best,
  ).value;
}
