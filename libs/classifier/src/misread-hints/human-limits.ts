import type { Measurement, VerticalMeasurement } from '@figura/contracts';
import { VERTICAL_MEASUREMENTS } from '@figura/contracts';
import { logOf } from './logs';
import { HEIGHT_SHARES, WIDENING } from './sample';

type Inches = readonly [from: number, to: number];

const HEIGHT: Inches = [48, 90];
const GIRTH: Inches = [26, 78];
const WAIST: Inches = [18, 78];

interface Limits {
  of: Measurement | 'height';
  /** Logarithm of the length in the middle. */
  middle: number;
  /** How far from the middle the limits are. */
  reach: number;
}

/**
 * Lengths that adults are not beyond: all that a first number can be judged by. They say nothing about size, only about
 * units and typing: the largest girth of EU size 30 read as inches lies above them, that of size 60 in inches read as
 * centimeters below them, and so do the heights from 4'8" to 6'4".
 */
export const HUMAN_LIMITS: readonly Limits[] = [
  createLimits('shoulders', GIRTH),
  createLimits('chest', GIRTH),
  createLimits('waist', WAIST),
  createLimits('hips', GIRTH),
  createLimits('height', HEIGHT),
  ...VERTICAL_MEASUREMENTS.map((part) => createLimits(part, getInches(part))),
];

/** The least share of the least height, and the greatest of the greatest. */
function getInches(part: VerticalMeasurement): Inches {
  const { p1, p50, p99 } = HEIGHT_SHARES[part];
  return [HEIGHT[0] * p50 * (p1 / p50) ** WIDENING, HEIGHT[1] * p50 * (p99 / p50) ** WIDENING];
}

function createLimits(of: Limits['of'], [from, to]: Inches): Limits {
  const middle = (logOf(from) + logOf(to)) / 2;
  return { of, middle, reach: logOf(to) - middle };
}
