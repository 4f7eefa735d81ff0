import { point, type Point } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { sampleFunction, createTable } from '../form/table';

type At = (y: number) => number;

/** Inches. */
const STEP = 0.75;

/**
 * Warps body and clothes alike, so that no garment needs to know of the stance. `side` is 1 for the right, -1
 * for the left, less if both bear weight.
 */
export function createStance(l: Landmarks, side: number): (p: Point) => Point {
  const held = [
    [-6, 0, 0],
    [0, 0, 0],
    [l.chinY, -0.14, 0.014],
    [l.shoulderY, -0.65, 0.07],
    [l.chestY, -0.32, 0.045],
    [l.waistY, 0.7, -0.02],
    [l.hipY, 0.7 + 1.1 / Math.max(l.hips - l.waist, 1.8), -0.062],
    [l.kneeY, 0.75, -0.014],
    [l.ankleY, 0.1, 0],
  ] as const;
  const shift = createTable(held.map(([y, aside]) => [y, aside]));
  const tilt = createTable(held.map(([y, , slope]) => [y, slope]));
  // Every point of a drawing passes here; the floor under heels changes none.
  const [aside, down] = [shift, tilt].map(({ at }) => sampleFunction(at, -8, l.ankleY, STEP)) as [At, At];
  return ({ x, y }) => point(x + side * aside(y), y + side * x * down(y));
}
