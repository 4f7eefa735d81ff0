import type { Measurement, VerticalMeasurement } from '@figura/contracts';
import { VERTICAL_MEASUREMENTS } from '@figura/contracts';
import { toLog } from './logs';
import { HEIGHT_SHARES, WIDENING } from './sample';

type Inches = readonly [from: number, to: number];

const HEIGHT: Inches = [48, 90];
const GIRTH: Inches = [26, 78];
const WAIST: Inches = [18, 78];

interface Limits {
  of: Measurement | 'height';
  /** Log of the middle length. */
  middle: number;
  /** Log distance from the middle to the limits. */
  reach: number;
}

/**
 * Limits of adult bodies, for judging a first number. They detect wrong units and typos rather than size: EU 30
 * to 60 and 4'8" to 6'4" always pass.
 */
export const HUMAN_LIMITS: readonly Limits[] = [
  createLimits('shoulders', GIRTH),
  createLimits('chest', GIRTH),
  createLimits('waist', WAIST),
  createLimits('hips', GIRTH),
  createLimits('height', HEIGHT),
  ...VERTICAL_MEASUREMENTS.map((part) => createLimits(part, computePartRange(part))),
];

function computePartRange(part: VerticalMeasurement): Inches {
  const { p1, p50, p99 } = HEIGHT_SHARES[part];
  return [HEIGHT[0] * p50 * (p1 / p50) ** WIDENING, HEIGHT[1] * p50 * (p99 / p50) ** WIDENING];
}

function createLimits(of: Limits['of'], [from, to]: Inches): Limits {
  const middle = (toLog(from) + toLog(to)) / 2;
  return { of, middle, reach: toLog(to) - middle };
}
