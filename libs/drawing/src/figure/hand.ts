import { joinCurves, point, type Curve, type Point } from './curve';
import { readPairs, type Places } from './pairs';
import { smoothCurve } from './smooth-curve';

/** Half a wrist in inches; a hand grows more in width than length. */
const TYPICAL_HALF = 0.63;
/** Of the written places: the palm's added width, and length. */
const PALM = 0.05;
const LONG = 1.08;

export const WRIST_HEADING = point(-0.02, -1);

/** Inches from the wrist. */
export const OPEN: readonly Places[] = [
  '0.63,0 0.7,0.7 0.9,1.4 1.05,2.1 1.12,2.75 1.16,3.4 1.12,3.92 0.98,4.14 0.8,4.06 0.7,3.8 0.62,3.5',
  '0.62,3.5 0.66,4 0.66,4.5 0.57,4.86 0.4,4.94 0.24,4.76 0.16,4.4 0.11,4.02',
  '0.11,4.02 0.1,4.5 0.03,5.02 -0.12,5.26 -0.3,5.2 -0.41,4.9 -0.44,4.4 -0.46,4',
  '-0.46,4 -0.6,4.5 -0.74,4.86 -0.92,4.9 -1.05,4.62 -1.04,4.1 -0.99,3.4 -0.9,2.6',
  '-0.9,2.6 -1.2,3.1 -1.48,3.42 -1.68,3.36 -1.72,3 -1.56,2.4 -1.36,1.8 -1.1,1.05 -0.82,0.48 -0.63,0',
].map(readPairs);
export const CLEFTS: readonly Places[] = [
  '0.62,3.5 0.6,3.1 0.57,2.5',
  '0.11,4.02 0.1,3.4 0.08,2.6',
  '-0.46,4 -0.45,3.4 -0.42,2.7',
  '-0.9,2.6 -0.84,2.3 -0.68,1.85',
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
  bend: ReturnType<typeof createBend>,
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
