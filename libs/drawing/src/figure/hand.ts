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
  '0.63,0 0.7,0.7 0.84,1.4 0.9,2.1 0.84,2.8 0.72,3.4 0.56,3.94 0.42,4.34 0.3,4.42 0.24,4.26 0.29,3.8 0.33,3.4',
  '0.33,3.4 0.24,3.9 0.12,4.5 0.01,4.94 -0.12,5 -0.17,4.76 -0.1,4.2 -0.04,3.5',
  '-0.04,3.5 -0.16,4.1 -0.27,4.76 -0.36,5.24 -0.51,5.28 -0.58,5 -0.52,4.3 -0.44,3.4',
  '-0.44,3.4 -0.53,4 -0.64,4.6 -0.77,4.88 -0.91,4.84 -0.97,4.5 -0.93,3.9 -0.87,3.3 -0.83,2.7 -0.84,2.2',
  '-0.84,2.2 -0.98,2.62 -1.13,2.98 -1.29,3.08 -1.4,2.86 -1.36,2.3 -1.21,1.66 -0.98,1 -0.76,0.46 -0.63,0',
].map(readPairs);
const LINES: readonly Places[] = [
  '-0.84,2.2 -0.7,1.7 -0.62,1.2',
  '0.33,3.4 0.38,3 0.4,2.6',
  '-0.04,3.5 0,3.04 0.02,2.6',
  '-0.44,3.4 -0.4,2.94 -0.36,2.5',
].map(readPairs);

/** Back of a hand that lies on something. */
const LAID: readonly Places[] = [
  '0.63,0 0.69,0.6 0.86,1.3 0.97,2 1.02,2.6 1.04,3.2 0.99,3.76 0.88,4.2 0.74,4.26 0.66,3.98 0.62,3.4 0.6,2.8',
  '0.6,2.8 0.58,3.5 0.54,4.2 0.47,4.74 0.34,4.84 0.25,4.5 0.2,3.8 0.17,2.9',
  '0.17,2.9 0.15,3.8 0.11,4.6 0.02,5.1 -0.15,5.16 -0.24,4.8 -0.27,4 -0.28,2.9',
  '-0.28,2.9 -0.34,3.7 -0.42,4.4 -0.54,4.8 -0.7,4.8 -0.78,4.4 -0.79,3.7 -0.8,3 -0.84,2.4 -0.92,2',
  '-0.92,2 -1,2.44 -1.06,2.9 -1.18,3.06 -1.31,2.94 -1.34,2.3 -1.24,1.6 -1.02,0.94 -0.78,0.4 -0.63,0',
].map(readPairs);
const KNUCKLES: readonly Places[] = [
  '-0.92,2 -0.78,1.66 -0.72,1.3',
  '0.6,2.8 0.58,2.5 0.52,2.2',
  '0.17,2.9 0.16,2.54 0.12,2.2',
  '-0.28,2.9 -0.28,2.54 -0.28,2.2',
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

/** In a drawing of lines alone, gaps between fingers would be black. */
const closeFingers =
  (gap: number) =>
  (places: Places): Places =>
    places.map(([x, y]) => [x, y > 2.7 && y < 4.6 ? 4.6 - (4.6 - y) * gap : y]);

const shorten = (places: Places): Places => places.map(([x, y]) => [x, y * 0.82]);

const SHAPES = {
  quiet: [OPEN.map(closeFingers(0.35)), LINES.map(closeFingers(0.35))],
  open: [OPEN.map(closeFingers(0.7)), LINES.map(closeFingers(0.7))],
  laid: [LAID.map(closeFingers(0.25)).map(shorten), KNUCKLES.map(closeFingers(0.25)).map(shorten)],
  fist: [FIST, FINGERS],
} as const;

export type HandShape = keyof typeof SHAPES;

export function createHand(wrist: Point, half: number, shape: HandShape): { outline: Curve; lines: Curve[] } {
  const at = (places: Places): Point[] => places.map(([x, y]) => handPoint(wrist, half, x, y));
  const [outline, lines] = SHAPES[shape];
  const [first, ...others] = outline.map((part) => smoothCurve(at(part)));
  return { outline: joinCurves(first!, ...others), lines: lines.map((line) => smoothCurve(at(line))) };
}
