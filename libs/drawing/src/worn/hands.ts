import type { Curve, Point } from '../figure/curve';
import { CLEFTS, createBend, createHandParts, FINGERS, OPEN, OPEN_HAND, smoothThrough } from '../figure/hand';
import { readPairs } from '../figure/pairs';
import type { Places } from '../figure/pairs';

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

/** Thumb behind. */
const HIP: readonly Places[] = [
  ...FINGERS,
  '-0.54,5 -0.66,5.14 -0.82,5.1 -0.94,4.86 -0.98,4.3 -1.02,3.6 -1.05,2.9 -1.1,2.1 -1.02,1.3 -0.8,0.6 -0.63,0',
].map(readPairs);

/** From the thumb's side, palm to the thigh. */
const TURNED: readonly Places[] = [
  '0.63,0 0.69,0.7 0.75,1.4 0.78,2.1 0.74,2.8 0.63,3.4 0.47,4 0.3,4.36 0.14,4.4',
  '0.14,4.4 0,4.76 -0.2,4.8 -0.32,4.56 -0.34,4.3',
  '-0.34,4.3 -0.46,4.4 -0.58,4.2 -0.58,3.8 -0.52,3.4',
  '-0.52,3.4 -0.68,3.4 -0.86,3.14 -0.93,2.6 -0.92,1.9 -0.82,1 -0.63,0',
].map(readPairs);
const BEFORE: readonly Places[] = [
  '0.14,4.4 0.28,3.8 0.32,3.1',
  '-0.34,4.3 -0.2,3.7 -0.1,3.1',
  '-0.52,3.4 -0.38,2.9 -0.34,2.3 -0.2,1.6',
].map(readPairs);

/** Back to the front, fingers bent. */
const LOOSE: readonly Places[] = [
  '0.63,0 0.73,0.7 0.88,1.4 0.97,2 0.98,2.5 0.91,3 0.77,3.24 0.6,3.2',
  '0.6,3.2 0.5,3.6 0.34,3.74 0.14,3.6',
  '0.14,3.6 0.04,3.9 -0.16,3.96 -0.34,3.72',
  '-0.34,3.72 -0.5,3.84 -0.68,3.68 -0.78,3.2 -0.8,2.7',
  '-0.8,2.7 -0.88,3.1 -1.02,3.16 -1.12,2.9 -1.12,2.3 -1.04,1.6 -0.88,0.8 -0.63,0',
].map(readPairs);
const BENT: readonly Places[] = [
  '0.6,3.2 0.6,2.8 0.54,2.4',
  '0.14,3.6 0.14,3 0.1,2.5',
  '-0.34,3.72 -0.3,3.1 -0.32,2.5',
  '-0.8,2.7 -0.74,2.3 -0.56,1.8',
].map(readPairs);

/** As wide as the cuff, the fingers out of sight; and its thumb, outside. */
const POCKETED = readPairs(
  '0.63,0 0.84,0.3 0.98,0.9 1.02,1.7 0.9,3 0,3.4 -0.9,3 -1.02,1.7 -0.98,0.9 -0.84,0.3 -0.63,0',
);
const OUTSIDE = readPairs(
  '0.1,0.7 -0.4,1.2 -0.64,1.6 -0.88,1.9 -1.1,2.02 -1.29,1.9 -1.32,1.62 -1.18,1.2 -0.98,0.8 -0.84,0.3',
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
  turned: createHandParts(TURNED, BEFORE, createBend(0.02, 1, 0.02)),
  loose: createHandParts(LOOSE, BENT, createBend(0.1, 1.1, 0.02)),
  laid: createHandParts(OPEN, CLEFTS, createBend(0, 0.84, 0.015)),
  hip: createHandParts(HIP, CLEFTS.slice(0, 3), createBend(0, 0.8, 0.1)),
  fist: { outline: FIST, lines: GRIP },
  pocketed: { outline: [POCKETED], lines: [] },
} as const;

export type HandShape = keyof typeof HAND_SHAPES;

/** Before a pocket that holds the fingers. */
export const createThumb = (wrist: Point, half: number): Curve => smoothThrough(wrist, half, [OUTSIDE]);
