import { joined, point } from '../figure/curve';
import type { Curve, Point } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { smoothCurve } from '../figure/smooth-curve';

/** A place on the head in head units: half of the face's width from the axis, and the height of the chin below the crown. */
export type HeadPoint = readonly [x: number, y: number];

/** The head as hair, hats and earrings see it. */
export interface Head {
  landmarks: Landmarks;
  /** A place on the head in body inches. */
  at(x: number, y: number): Point;
  /** A smooth line through places on the head; headings are in body inches. */
  line(places: readonly HeadPoint[], headings?: { start?: Point; end?: Point }): Curve;
  /** A closed shape of smooth lines, each of which starts where the one before it ends, with corners between them. */
  shape(...runs: readonly (readonly HeadPoint[])[]): Curve;
  /** A closed line without corners. */
  ring(places: readonly HeadPoint[]): Curve;
}

/** How far the head leans, in radians, and where it turns. */
const LEAN = { angle: -0.03, pivotY: 0.96 } as const;

/** The head of a body, held a little to one side. */
export function headOf(landmarks: Landmarks): Head {
  const { face, chinY } = landmarks;
  const [cos, sin] = [Math.cos(LEAN.angle), Math.sin(LEAN.angle)];
  const pivot = chinY * LEAN.pivotY;
  const at = (x: number, y: number): Point => {
    const [across, down] = [x * face, y * chinY - pivot];
    return point(across * cos - down * sin, pivot + across * sin + down * cos);
  };
  const line: Head['line'] = (places, headings) =>
    smoothCurve(
      places.map(([x, y]) => at(x, y)),
      headings,
    );
  return {
    landmarks,
    at,
    line,
    shape: (first, ...rest) => joined(line(first!), ...rest.map((run) => line(run))),
    ring: (places) => ringThrough(places.map(([x, y]) => at(x, y))),
  };
}

/** A closed smooth curve: it leaves its first point as it arrives there. */
function ringThrough(points: readonly Point[]): Curve {
  const [before, first, after] = [points.at(-1)!, points[0]!, points[1]!];
  const heading = point(after.x - before.x, after.y - before.y);
  return smoothCurve([...points, first], { start: heading, end: heading });
}

/** The right half of the outline of the face. */
const FACE: readonly HeadPoint[] = [
  [0, 0.03],
  [0.5, 0.07],
  [0.86, 0.25],
  [0.955, 0.45],
  [0.93, 0.6],
  [0.81, 0.77],
  [0.53, 0.92],
  [0.25, 0.99],
  [0, 1.005],
];
const EAR: readonly HeadPoint[] = [
  [0.9, 0.46],
  [1.01, 0.43],
  [1.1, 0.48],
  [1.08, 0.58],
  [1.01, 0.655],
  [0.92, 0.655],
];
const EAR_FOLD: readonly HeadPoint[] = [
  [0.97, 0.475],
  [1.045, 0.485],
  [1.045, 0.55],
  [0.985, 0.6],
];

const mirroredPlaces = (places: readonly HeadPoint[]): HeadPoint[] =>
  places.map(([x, y]): HeadPoint => [-x, y]);

/** The blank face. A closed shape. */
export const faceOf = (head: Head): Curve =>
  head.ring([...FACE, ...mirroredPlaces(FACE.slice(1, -1)).reverse()]);

/** Both ears, to be painted before the face, and the line within each. */
export const earsOf = (head: Head): { shapes: Curve[]; folds: Curve[] } => ({
  shapes: [head.ring(EAR), head.ring(mirroredPlaces(EAR))],
  folds: [head.line(EAR_FOLD), head.line(mirroredPlaces(EAR_FOLD))],
});

/** Where an earring hangs, on the right ear (1) or the left one (-1). */
export const lobeOf = (head: Head, side: 1 | -1): Point => head.at(side * 0.99, 0.645);
