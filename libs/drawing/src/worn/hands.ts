import type { Curve, Point } from '../figure/curve';
import { CLEFTS, createBend, createHandParts, OPEN, OPEN_HAND, smoothThrough } from '../figure/hand';
import { readPairs, type Places } from '../figure/pairs';

/** Relaxed: fingers bent, thumb before the palm. */
const CURLED: readonly Places[] = [
  '0.63,0 0.7,0.7 0.85,1.4 0.95,2.1 0.97,2.7 0.93,3.2 0.8,3.58 0.62,3.7 0.48,3.6 0.4,3.42',
  '0.4,3.42 0.36,3.84 0.24,4.2 0.05,4.32 -0.1,4.24 -0.17,4',
  '-0.17,4 -0.22,4.36 -0.36,4.6 -0.55,4.6 -0.66,4.42 -0.7,4.16',
  '-0.7,4.16 -0.8,4.34 -0.96,4.28 -1.05,3.98 -1.05,3.4 -1.07,2.9 -1.12,2.2 -1.04,1.5 -0.84,0.7 -0.63,0',
].map(readPairs);
const THUMB: readonly Places[] = [
  '0.4,3.42 0.48,3 0.5,2.5',
  '-0.17,4 -0.08,3.4 -0.04,2.8',
  '-0.7,4.16 -0.62,3.8 -0.6,3.66',
  '-0.74,1.4 -0.52,2 -0.4,2.7 -0.38,3.3 -0.48,3.58 -0.66,3.54 -0.82,3.1 -0.98,2.5',
].map(readPairs);

/** As wide as the cuff, the fingers out of sight; and its thumb, outside. */
const POCKETED = readPairs(
  '0.63,0 0.84,0.3 0.98,0.9 1.02,1.7 0.9,3 0,3.4 -0.9,3 -1.02,1.7 -0.98,0.9 -0.84,0.3 -0.63,0',
);
const OUTSIDE = readPairs(
  '0.1,0.9 -0.36,1.5 -0.6,2 -0.82,2.32 -1.06,2.36 -1.22,2.14 -1.24,1.7 -1.18,1.1 -1.04,0.65 -0.84,0.3',
);

/** Thumb across. */
const FIST: readonly Places[] = [
  '0.63,0 0.72,0.6 0.94,1.3 1.1,1.9 1.15,2.4 1.1,2.84 0.96,3.08 0.78,3.1 0.64,2.98',
  '0.64,2.98 0.58,3.24 0.44,3.4 0.26,3.42 0.12,3.32 0.05,3.16',
  '0.05,3.16 -0.02,3.4 -0.15,3.54 -0.33,3.54 -0.47,3.42 -0.52,3.22',
  '-0.52,3.22 -0.6,3.42 -0.76,3.46 -0.94,3.34 -1.07,3.02 -1.1,2.68',
  '-1.1,2.68 -1.26,2.86 -1.44,2.76 -1.5,2.42 -1.42,1.85 -1.22,1.25 -0.92,0.66 -0.63,0',
].map(readPairs);
const GRIP: readonly Places[] = [
  '0.64,2.98 0.65,2.5 0.6,2.1',
  '0.05,3.16 0.08,2.6 0.05,2.1',
  '-0.52,3.22 -0.48,2.7 -0.48,2.15',
  '-1.1,2.68 -0.96,2.25 -0.76,1.85',
  '0.98,2.04 0.78,1.96 0.6,2.06 0.32,1.97 0.05,2.06 -0.22,1.98 -0.48,2.1',
].map(readPairs);

export const HAND_SHAPES = {
  open: OPEN_HAND,
  curled: createHandParts(CURLED, THUMB, createBend(0.16, 1.04, 0.05)),
  laid: createHandParts(OPEN, CLEFTS, createBend(0, 0.86, 0.02)),
  fist: { outline: FIST, lines: GRIP },
  pocketed: { outline: [POCKETED], lines: [] },
} as const;

export type HandShape = keyof typeof HAND_SHAPES;

export const createThumb = (wrist: Point, half: number): Curve => smoothThrough(wrist, half, [OUTSIDE]);

const PRESSED = ['1.3,2.6 1.8,3.6 1.7,4.9', '0.7,4.6 0.9,5.4 0.6,6.3', '-0.5,4.8 -0.7,5.5 -1.2,6.2'].map(
  readPairs,
);

export const tracePressed = (wrist: Point, half: number): Curve[] =>
  PRESSED.map((fold) => smoothThrough(wrist, half, [fold]));
