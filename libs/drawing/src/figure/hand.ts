import { joinCurves, point } from './curve';
import type { Curve, Point } from './curve';
import { readPairs } from './pairs';
import type { Places } from './pairs';
import { smoothCurve } from './smooth-curve';

/** Half of a typical wrist in inches; a hand grows with the wrist, more in width than length. */
const TYPICAL_HALF = 0.68;
/** Of the written places: share that the palm is wider, and length. */
const PALM = 0.05;
const LONG = 1.08;

export const WRIST_HEADING = point(-0.02, -1);

/** Relaxed hand, three-quarter view from the thumb, in inches from the middle of the wrist. */
const LITTLE: Places = readPairs(
  '0.68,0 0.74,0.7 0.84,1.4 0.86,2.1 0.78,2.9 0.63,3.6 0.45,4.2 0.31,4.42 0.2,4.38 0.1,4.1',
);
const RING: Places = readPairs('0.1,4.1 0.03,4.5 -0.05,4.9 -0.15,5.04 -0.24,4.94 -0.28,4.6');
const MIDDLE: Places = readPairs('-0.28,4.6 -0.35,4.96 -0.43,5.26 -0.53,5.3 -0.61,5.1 -0.66,4.64');
const INDEX: Places = readPairs(
  '-0.66,4.64 -0.72,4.82 -0.81,4.88 -0.9,4.74 -0.94,4.2 -0.9,3.6 -0.83,3.1 -0.77,2.5 -0.78,2',
);
const THUMB: Places = readPairs(
  '-0.78,2 -0.92,2.44 -1.06,2.84 -1.2,2.98 -1.28,2.8 -1.25,2.3 -1.13,1.66 -0.96,1 -0.8,0.46 -0.68,0',
);

const LINES: readonly Places[] = [
  '-0.78,2 -0.64,1.6 -0.58,1.15',
  '0.1,4.1 0.22,3.6 0.26,3',
  '-0.28,4.6 -0.18,3.9 -0.12,3.2',
  '-0.66,4.64 -0.58,3.9 -0.48,3.2',
].map(readPairs);

/** Fist around a handle: four fingers from the outside in, thumb behind. */
const FIST: readonly Places[] = [
  '0.68,0 0.74,0.6 0.96,1.3 1.12,2.0 1.15,2.6 1.04,3.02 0.8,3.1 0.64,2.92',
  '0.64,2.92 0.56,3.28 0.32,3.42 0.12,3.3 0.06,3.1',
  '0.06,3.1 -0.04,3.44 -0.28,3.56 -0.48,3.42 -0.54,3.14',
  '-0.54,3.14 -0.66,3.38 -0.88,3.36 -1.04,3.06 -1.08,2.6 -1.04,2.2',
  '-1.04,2.2 -1.26,2.36 -1.46,2.2 -1.4,1.7 -1.1,1.0 -0.82,0.5 -0.68,0',
].map(readPairs);
const FINGERS: readonly Places[] = [
  '0.64,2.92 0.66,2.4 0.58,1.9',
  '0.06,3.1 0.08,2.5 0.02,1.9',
  '-0.54,3.14 -0.5,2.5 -0.52,2.0',
  '-1.04,2.2 -0.9,1.8 -0.84,1.4',
].map(readPairs);

/** `x`, `y` in inches from the middle of a typical wrist; `half` is half of this wrist. */
export function handPoint(wrist: Point, half: number, x: number, y: number): Point {
  const across = half / TYPICAL_HALF;
  const palm = 1 + PALM * Math.min(y / 1.4, 1);
  return point(wrist.x + x * across * palm, wrist.y + y * LONG * across ** 0.75);
}

/** Stops of `hand` along its outer edge. */
export const OUTER_EDGE = 6;

const SHAPES = {
  open: [[LITTLE, RING, MIDDLE, INDEX, THUMB], LINES],
  fist: [FIST, FINGERS],
} as const;

export function createHand(
  wrist: Point,
  half: number,
  shape: keyof typeof SHAPES,
): { outline: Curve; lines: Curve[] } {
  const at = (places: Places): Point[] => places.map(([x, y]) => handPoint(wrist, half, x, y));
  const [outline, lines] = SHAPES[shape];
  const [first, ...others] = outline.map((part) => smoothCurve(at(part)));
  return { outline: joinCurves(first!, ...others), lines: lines.map((line) => smoothCurve(at(line))) };
}
