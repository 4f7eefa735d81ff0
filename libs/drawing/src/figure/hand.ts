import { joinCurves, point } from './curve';
import type { Curve, Point } from './curve';
import { readPairs } from './pairs';
import type { Places } from './pairs';
import { smoothCurve } from './smooth-curve';

/** Half a wrist in inches; a hand grows more in width than length. */
const TYPICAL_HALF = 0.63;
/** Of the written places: share that the palm is wider, and length. */
const PALM = 0.05;
const LONG = 1.08;

export const WRIST_HEADING = point(-0.02, -1);

/** Inches from the wrist. */
export const FINGERS: readonly string[] = [
  '0.63,0 0.7,0.7 0.87,1.4 0.99,2.1 1.01,2.75 0.95,3.4 0.84,3.95 0.7,4.24 0.57,4.18 0.5,3.94',
  '0.5,3.94 0.41,4.4 0.33,4.86 0.18,5.06 0.04,4.98 -0.02,4.72',
  '-0.02,4.72 -0.1,5.1 -0.22,5.42 -0.39,5.48 -0.51,5.3 -0.54,5',
];
export const OPEN: readonly Places[] = [
  ...FINGERS,
  '-0.54,5 -0.65,5.17 -0.8,5.14 -0.9,4.92 -0.94,4.4 -0.93,3.6 -0.88,2.7',
  '-0.88,2.7 -1.1,3.1 -1.3,3.46 -1.48,3.46 -1.56,3.16 -1.5,2.55 -1.36,1.9 -1.1,1.1 -0.82,0.48 -0.63,0',
].map(readPairs);
export const CLEFTS: readonly Places[] = [
  '0.5,3.94 0.54,3.4 0.55,2.7',
  '-0.02,4.72 0.03,3.9 0.05,2.9',
  '-0.54,5 -0.5,4.1 -0.47,3',
  '-0.88,2.7 -0.84,2.4 -0.68,1.95',
].map(readPairs);

/** `x`, `y` in inches from the middle of a typical wrist; `half` is half of this wrist. */
export function handPoint(wrist: Point, half: number, x: number, y: number): Point {
  const across = half / TYPICAL_HALF;
  const palm = 1 + PALM * Math.min(y / 1.4, 1);
  return point(wrist.x + x * across * palm, wrist.y + y * LONG * across ** 0.75);
}

/** Stops of `hand` along its outer edge. */
export const OUTER_EDGE = 6;

export const createBend =
  (narrow: number, long: number, bent: number) =>
  (parts: readonly Places[]): Places[] =>
    parts.map((places) =>
      places.map(([x, y]) => [
        x * (1 - narrow * Math.min(y / 1.8, 1)) - bent * Math.max(y - 2.2, 0) ** 2,
        y * long,
      ]),
    );

/** Parts of the outline from the thumb's far side on, and lines within, in inches from the wrist. */
export interface HandParts {
  readonly outline: readonly Places[];
  readonly lines: readonly Places[];
}

export const OPEN_HAND: HandParts = createHandParts(OPEN, CLEFTS, createBend(0.12, 1, 0.03));

export function createHandParts(
  outline: readonly Places[],
  lines: readonly Places[],
  bend: (parts: readonly Places[]) => Places[],
): HandParts {
  return { outline: bend(outline), lines: bend(lines) };
}

export function createHand(
  wrist: Point,
  half: number,
  { outline, lines }: HandParts = OPEN_HAND,
): { outline: Curve; lines: Curve[] } {
  return {
    outline: smoothThrough(wrist, half, outline),
    lines: lines.map((line) => smoothThrough(wrist, half, [line])),
  };
}

export function smoothThrough(wrist: Point, half: number, parts: readonly Places[]): Curve {
  const [first, ...others] = parts.map((part) =>
    smoothCurve(part.map(([x, y]) => handPoint(wrist, half, x, y))),
  );
  return joinCurves(first!, ...others);
}
