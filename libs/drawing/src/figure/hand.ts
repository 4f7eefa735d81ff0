import { joinCurves, point } from './curve';
import type { Curve, Point } from './curve';
import { readPairs } from './pairs';
import type { Places } from './pairs';
import { smoothCurve } from './smooth-curve';

/** Half of a typical wrist in inches; a hand grows with the wrist, more in width than length. */
const TYPICAL_HALF = 0.63;
/** Of the written places: share that the palm is wider, and length. */
const PALM = 0.05;
const LONG = 1.08;

export const WRIST_HEADING = point(-0.02, -1);

/** Relaxed hand, three-quarter view from the thumb, in inches from the middle of the wrist. */
const OPEN: readonly Places[] = [
  '0.63,0 0.71,0.7 0.84,1.4 0.9,2.1 0.84,2.8 0.7,3.4 0.5,3.96 0.3,4.4 0.14,4.54 0.03,4.3',
  '0.03,4.3 -0.06,4.78 -0.22,5.2 -0.4,5.28 -0.53,5.06 -0.68,5.08 -0.83,4.9 -0.92,4.3 -0.93,3.6 -0.88,2.9',
  '-0.88,2.9 -0.98,3.24 -1.12,3.34 -1.24,3.14 -1.25,2.5 -1.15,1.7 -0.96,1.02 -0.78,0.48 -0.63,0',
].map(readPairs);
const LINES: readonly Places[] = [
  '-0.88,2.9 -0.8,2.4 -0.7,1.9',
  '-0.53,5.06 -0.44,4.4 -0.36,3.5',
  '0.03,4.3 0.1,3.7 0.13,3.1',
].map(readPairs);

/** Back of a hand that lies on something. */
const LAID: readonly Places[] = [
  '0.63,0 0.69,0.49 0.86,1.07 0.97,1.64 1.02,2.13 0.98,2.9 0.9,3.18 0.76,3.3 0.64,3.2 0.58,2.98',
  '0.58,2.98 0.56,3.4 0.46,3.76 0.3,3.88 0.17,3.74 0.12,3.5',
  '0.12,3.5 0.1,3.86 0.01,4.16 -0.14,4.24 -0.3,4.08 -0.34,3.8',
  '-0.34,3.8 -0.46,3.9 -0.62,3.84 -0.74,3.56 -0.8,3 -0.84,1.97 -0.92,1.64',
  '-0.92,1.64 -1,2 -1.06,3.42 -1.18,3.46 -1.31,3.43 -1.34,1.89 -1.24,1.31 -1.02,0.77 -0.78,0.33 -0.63,0',
].map(readPairs);
const KNUCKLES: readonly Places[] = [
  '-0.92,1.64 -0.78,1.36 -0.72,1.07',
  '0.58,2.98 0.6,2.4 0.54,1.9',
  '0.12,3.5 0.16,2.5 0.14,1.9',
  '-0.34,3.8 -0.3,3.4 -0.3,3',
].map(readPairs);

/** Fist around a handle: four fingers from the outside in, thumb behind. */
const FIST: readonly Places[] = [
  '0.63,0 0.72,0.6 0.96,1.3 1.12,2.0 1.15,2.6 1.04,3.02 0.8,3.1 0.64,2.92',
  '0.64,2.92 0.56,3.28 0.32,3.42 0.12,3.3 0.06,3.1',
  '0.06,3.1 -0.04,3.44 -0.28,3.56 -0.48,3.42 -0.54,3.14',
  '-0.54,3.14 -0.66,3.38 -0.88,3.36 -1.04,3.06 -1.08,2.6 -1.04,2.2',
  '-1.04,2.2 -1.26,2.36 -1.46,2.2 -1.4,1.7 -1.1,1.0 -0.78,0.5 -0.63,0',
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

const scaleTurned = (places: Places): Places =>
  places.map(([x, y]) => [x * (1 - 0.3 * Math.min(y / 1.8, 1)), y]);

const SHAPES = {
  open: [OPEN, LINES],
  turned: [OPEN.map(scaleTurned), LINES.slice(1).map(scaleTurned)],
  laid: [LAID, KNUCKLES],
  fist: [FIST, FINGERS],
} as const;

export type HandShape = keyof typeof SHAPES;

export function createHand(wrist: Point, half: number, shape: HandShape): { outline: Curve; lines: Curve[] } {
  const at = (places: Places): Point[] => places.map(([x, y]) => handPoint(wrist, half, x, y));
  const [outline, lines] = SHAPES[shape];
  const [first, ...others] = outline.map((part) => smoothCurve(at(part)));
  return { outline: joinCurves(first!, ...others), lines: lines.map((line) => smoothCurve(at(line))) };
}
