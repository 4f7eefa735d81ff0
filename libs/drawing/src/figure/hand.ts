import { joinCurves, point } from './curve';
import type { Curve, Point } from './curve';
import { readPairs } from './pairs';
import type { Places } from './pairs';
import { smoothCurve } from './smooth-curve';

/** Half of a typical wrist in inches; a hand grows with the wrist, more in width than length. */
const TYPICAL_HALF = 0.68;

export const WRIST_HEADING = point(-0.02, -1);

/** Relaxed hand, three-quarter view from the thumb, in inches from the middle of the wrist. */
const LITTLE: Places = readPairs(
  '0.68,0 0.76,0.8 0.9,1.6 0.98,2.4 1,3.2 0.95,3.86 0.82,4.34 0.68,4.42 0.58,4.26 0.54,4.04',
);
const RING: Places = readPairs('0.54,4.04 0.52,4.4 0.47,4.82 0.36,5.1 0.22,5.16 0.13,4.96 0.1,4.6');
const MIDDLE: Places = readPairs('0.1,4.6 0.06,4.8 0.01,5.06 -0.1,5.36 -0.24,5.42 -0.36,5.18 -0.4,4.66');
const INDEX: Places = readPairs(
  '-0.4,4.66 -0.45,4.86 -0.5,4.98 -0.62,5.08 -0.76,4.98 -0.84,4.5 -0.84,3.8 -0.8,3.2 -0.76,2.5 -0.78,2',
);
const THUMB: Places = readPairs(
  '-0.78,2 -0.88,2.6 -1.03,3.14 -1.2,3.36 -1.34,3.18 -1.33,2.66 -1.2,1.9 -1.0,1.1 -0.8,0.5 -0.68,0',
);

const LINES: readonly Places[] = [
  '-0.78,2 -0.62,1.6 -0.56,1.15',
  '0.54,4.04 0.52,3.6 0.46,3.1',
  '0.1,4.6 0.09,3.8 0.07,3',
  '-0.4,4.66 -0.41,3.9 -0.36,3.1',
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

/** On a hip, fingers forward and thumb behind. */
const ON_HIP: readonly Places[] = [
  '0.68,0 0.76,0.7 0.86,1.3 0.9,1.9 0.8,2.46 0.6,2.64 0.44,2.4',
  '0.44,2.4 0.38,2.84 0.16,3.04 -0.04,2.76',
  '-0.04,2.76 -0.12,3.04 -0.34,3.18 -0.5,2.86',
  '-0.5,2.86 -0.6,2.98 -0.8,3 -0.96,2.66 -1,2 -0.9,1.2 -0.78,0.5 -0.68,0',
].map(readPairs);
const SPLITS: readonly Places[] = [
  '0.44,2.4 0.44,2 0.38,1.5',
  '-0.04,2.76 -0.02,2.2 -0.04,1.6',
  '-0.5,2.86 -0.46,2.3 -0.44,1.7',
].map(readPairs);

/** `x`, `y` in inches from the middle of a typical wrist; `half` is half of this wrist. */
export function handPoint(wrist: Point, half: number, x: number, y: number): Point {
  const across = half / TYPICAL_HALF;
  return point(wrist.x + x * across, wrist.y + y * across ** 0.4);
}

/** Lights from knuckle to tip, knuckles and nails on the back of a relaxed hand in a close-up. */
const LIT: readonly Places[] = [
  '-0.72,2.7 -0.74,3.6 -0.68,4.5',
  '-0.26,2.7 -0.27,3.8 -0.22,4.9',
  '0.2,2.8 0.2,3.8 0.24,4.7',
  '0.62,2.6 0.66,3.4 0.68,4',
  '-1.04,1.5 -1.18,2.3 -1.2,2.9',
].map(readPairs);
const CREASES: readonly Places[] = [
  '-0.62,2.96 -0.52,2.84 -0.4,2.94',
  '-0.24,2.86 -0.12,2.74 0.02,2.86',
  '0.18,2.92 0.3,2.82 0.42,2.94',
  '-0.8,4.02 -0.64,3.92 -0.48,4',
  '-0.34,4.24 -0.17,4.14 0,4.24',
  '0.14,4.1 0.3,4.02 0.46,4.12',
].map(readPairs);
const NAILS: readonly Places[] = [
  '-0.76,4.66 -0.75,4.9 -0.65,5 -0.56,4.9 -0.55,4.64 -0.65,4.56 -0.76,4.66',
  '-0.3,4.98 -0.29,5.24 -0.2,5.34 -0.1,5.24 -0.08,4.98 -0.19,4.9 -0.3,4.98',
  '0.18,4.74 0.19,4.98 0.27,5.06 0.36,4.98 0.39,4.74 0.28,4.66 0.18,4.74',
  '0.62,4.02 0.63,4.26 0.7,4.32 0.78,4.24 0.81,4 0.72,3.94 0.62,4.02',
  '-1.28,2.84 -1.3,3.12 -1.2,3.24 -1.12,3.1 -1.1,2.86 -1.19,2.76 -1.28,2.84',
].map(readPairs);

export function traceNearHand(wrist: Point, half: number): Record<'lit' | 'creases' | 'nails', Curve[]> {
  const trace = (places: Places): Curve => smoothCurve(places.map(([x, y]) => handPoint(wrist, half, x, y)));
  return { lit: LIT.map(trace), creases: CREASES.map(trace), nails: NAILS.map(trace) };
}

/** Stops of `hand` along its outer edge. */
export const OUTER_EDGE = 6;

const SHAPES = {
  open: [[LITTLE, RING, MIDDLE, INDEX, THUMB], LINES],
  fist: [FIST, FINGERS],
  hip: [ON_HIP, SPLITS],
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
