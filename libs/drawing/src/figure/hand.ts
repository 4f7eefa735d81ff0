import { joined, point } from './curve';
import type { Curve, Point } from './curve';
import { smoothCurve } from './smooth-curve';

/** Half of a typical wrist in inches: a hand grows with the wrist that it hangs from, more in width than in length. */
const TYPICAL_HALF = 0.68;

/** Where the inside of the hand passes into that of the arm. */
export const WRIST_HEADING = point(-0.02, -1);

type Places = readonly (readonly [x: number, y: number])[];

/**
 * A relaxed hand that hangs, its back and thumb turned to the front, in inches from the middle of the wrist: the run of each
 * finger. Fingers are bent a little, each somewhat more than the one beside it, so that their tips step.
 */
const LITTLE: Places = [
  [0.68, 0],
  [0.76, 0.8],
  [0.94, 1.7],
  [1.0, 2.5],
  [0.95, 3.3],
  [0.83, 4.02],
  [0.7, 4.54],
  [0.54, 4.62],
  [0.47, 4.42],
  [0.42, 4.12],
];
const RING: Places = [
  [0.42, 4.12],
  [0.33, 4.76],
  [0.24, 5.32],
  [0.1, 5.47],
  [0.0, 5.28],
  [-0.04, 4.92],
];
const MIDDLE: Places = [
  [-0.04, 4.92],
  [-0.13, 5.5],
  [-0.21, 5.92],
  [-0.38, 6.0],
  [-0.47, 5.76],
  [-0.5, 5.08],
];
const INDEX: Places = [
  [-0.5, 5.08],
  [-0.6, 5.44],
  [-0.7, 5.6],
  [-0.83, 5.48],
  [-0.88, 5.06],
  [-0.81, 4.36],
  [-0.69, 3.7],
  [-0.62, 3.05],
];
const THUMB: Places = [
  [-0.62, 3.05],
  [-0.74, 3.56],
  [-0.92, 3.98],
  [-1.08, 4.02],
  [-1.16, 3.66],
  [-1.1, 2.9],
  [-0.98, 2.0],
  [-0.8, 1.0],
  [-0.68, 0],
];

/** The fold of the thumb, the lines between the fingers, the knuckles and the bone of the wrist. */
const LINES: readonly Places[] = [
  [
    [-0.62, 3.05],
    [-0.5, 2.5],
    [-0.5, 1.9],
  ],
  [
    [-0.5, 5.08],
    [-0.38, 4.3],
    [-0.22, 3.5],
  ],
  [
    [-0.04, 4.92],
    [0.06, 4.2],
    [0.16, 3.46],
  ],
  [
    [0.42, 4.12],
    [0.48, 3.7],
    [0.52, 3.3],
  ],
  [
    [0.52, -0.1],
    [0.46, 0.12],
    [0.52, 0.34],
  ],
];

/** The same hand closed around a strap, from the outside of the wrist round its knuckles to the inside, and its fingers. */
const FIST: Places = [
  [0.68, 0],
  [0.86, 0.7],
  [1.08, 1.5],
  [1.1, 2.3],
  [0.86, 2.9],
  [0.3, 3.12],
  [-0.36, 3.08],
  [-0.86, 2.76],
  [-1.06, 2.1],
  [-1.02, 1.4],
  [-0.84, 0.7],
  [-0.68, 0],
];
const FINGERS: readonly Places[] = [
  [
    [0.56, 3.0],
    [0.6, 2.4],
    [0.5, 1.9],
  ],
  [
    [0.0, 3.1],
    [0.04, 2.4],
    [-0.04, 1.86],
  ],
  [
    [-0.52, 2.96],
    [-0.48, 2.4],
    [-0.54, 1.96],
  ],
  [
    [-1.02, 1.4],
    [-0.5, 1.5],
    [0.1, 1.4],
    [0.34, 1.12],
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

/** The right hand closed around a strap: its outline from the outside of the wrist to its inside, and the lines within it. */
export function fist(wrist: Point, half: number): { outline: Curve; lines: Curve[] } {
  const at = onHand(wrist, half);
  return {
    outline: smoothCurve(at(FIST), { start: point(0.2, 1), end: WRIST_HEADING }),
    lines: FINGERS.map((line) => smoothCurve(at(line))),
  };
}
