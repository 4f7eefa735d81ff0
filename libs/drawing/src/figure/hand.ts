import { joined, point } from './curve';
import type { Curve, Point } from './curve';
import { smoothCurve } from './smooth-curve';

/** Half of a typical wrist in inches: a hand grows with the wrist that it hangs from, more in width than in length. */
const TYPICAL_HALF = 0.68;

/** Where the inside of the hand passes into that of the arm. */
export const WRIST_HEADING = point(-0.02, -1);

type Places = readonly (readonly [x: number, y: number])[];

/** A relaxed hand, its back half turned to the front, in inches from the middle of the wrist: the run of each finger. */
const LITTLE: Places = [
  [0.68, 0],
  [0.84, 1.0],
  [1.01, 2.0],
  [1.08, 2.9],
  [1.07, 3.7],
  [1.01, 4.5],
  [0.92, 5.02],
  [0.79, 5.13],
  [0.7, 4.88],
];
const RING: Places = [
  [0.7, 4.88],
  [0.71, 5.45],
  [0.63, 5.92],
  [0.49, 6.04],
  [0.37, 5.82],
];
const MIDDLE: Places = [
  [0.37, 5.82],
  [0.35, 6.24],
  [0.22, 6.52],
  [0.05, 6.54],
  [-0.06, 6.24],
  [-0.08, 5.92],
];
const INDEX: Places = [
  [-0.08, 5.92],
  [-0.17, 6.18],
  [-0.3, 6.3],
  [-0.43, 6.18],
  [-0.5, 5.7],
  [-0.52, 5.0],
  [-0.57, 4.2],
  [-0.62, 3.6],
];
const THUMB: Places = [
  [-0.62, 3.6],
  [-0.64, 4.1],
  [-0.75, 4.62],
  [-0.92, 4.76],
  [-1.06, 4.44],
  [-1.11, 3.6],
  [-1.06, 2.6],
  [-0.9, 1.3],
  [-0.68, 0],
];

/** The fold of the thumb, the lines between the fingers, and the bone of the wrist. */
const LINES: readonly Places[] = [
  [
    [-0.62, 3.6],
    [-0.52, 2.9],
    [-0.54, 2.0],
  ],
  [
    [-0.08, 5.92],
    [-0.07, 5.2],
    [-0.03, 4.5],
  ],
  [
    [0.37, 5.82],
    [0.41, 5.1],
    [0.42, 4.4],
  ],
  [
    [0.7, 4.88],
    [0.75, 4.4],
    [0.77, 3.9],
  ],
  [
    [0.52, -0.14],
    [0.44, 0.1],
    [0.5, 0.32],
  ],
];

/** A place on the right hand; `x` and `y` are inches from the middle of a typical wrist, `half` is half of this one. */
export function handPoint(wrist: Point, half: number, x: number, y: number): Point {
  const across = half / TYPICAL_HALF;
  return point(wrist.x + x * across, wrist.y + y * across ** 0.4);
}

const onHand =
  (wrist: Point, half: number): ((places: Places) => Point[]) =>
  (places) =>
    places.map(([x, y]) => handPoint(wrist, half, x, y));

/** The outline of the right hand from the outside of the wrist round its fingertips and the thumb to its inside. */
export function hand(wrist: Point, half: number): Curve {
  const at = onHand(wrist, half);
  return joined(
    smoothCurve(at(LITTLE), { start: point(0.16, 1) }),
    ...[RING, MIDDLE, INDEX].map((finger) => smoothCurve(at(finger))),
    smoothCurve(at(THUMB), { end: WRIST_HEADING }),
  );
}

/** The stops of `hand` at which the outer edge ends, and where the thumb turns back to the wrist. */
export const HAND_STOPS = {
  outerEdge: 6,
  thumbTip: [LITTLE, RING, MIDDLE, INDEX].reduce((sum, { length }) => sum + length - 1, 0) + 3,
} as const;

/** The fine lines within the right hand. */
export function handLines(wrist: Point, half: number): Curve[] {
  const at = onHand(wrist, half);
  return LINES.map((line) => smoothCurve(at(line)));
}
