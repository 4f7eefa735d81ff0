import { interpolatePoint, point, type Curve, type Point } from './curve';
import { createHand, WRIST_HEADING } from './hand';
import type { Landmarks } from './landmarks';
import { smoothCurve } from './smooth-curve';
import { computeSoftMax, computeSoftMin } from './soft-limits';
import { placeArmCleft, placeFullHip } from './torso';

export interface Arm {
  outside: Curve;
  hand: Curve;
  handLines: Curve[];
  inside: Curve;
  wrist: Point;
  /** Distance from the axis; nothing of the body is further out. */
  reach: number;
}

/** Stops of `outside`, counted from 0: inner and outer edge of a shoulder strap. */
export const STRAP_STOPS = { inner: 4, outer: 5 } as const;

/** Body inches from waist and hip. */
const CLEARANCE = { elbow: 1.2, wrist: 1.0 };

/** Moves outward with waist and hips, so that body and arm do not touch below the cleft. */
export function traceArm(l: Landmarks): Arm {
  const cleft = placeArmCleft(l);
  // Where shoulders are much wider than the chest, the arms fill the gap.
  const fullness = l.armFullness * (computeSoftMax(l.deltoid - cleft.x, 3.4, 0.4) / 3.55) ** 0.8;
  const upperHalf = 1.36 * fullness;
  const elbowHalf = 1 * fullness ** 0.8;
  const forearmHalf = 1.06 * fullness ** 0.8;
  const wristHalf = 0.65 * l.armFullness ** 0.4;
  const hip = placeFullHip(l);
  // The hips may push the elbow outward too.
  const pastBody = computeSoftMax(l.waist + CLEARANCE.elbow + elbowHalf, hip.x * 1.06, 0.6);
  const belowShoulder = computeSoftMax(cleft.x + 2, l.deltoid - elbowHalf + 0.3, 0.6);
  const elbow = point(computeSoftMax(belowShoulder, pastBody, 0.6), l.elbowY);
  const wrist = point(computeSoftMax(elbow.x + 0.6, hip.x + CLEARANCE.wrist + wristHalf, 0.6), l.wristY);
  const shoulder = point(l.deltoid - upperHalf, l.deltoidY);
  const bicep = interpolatePoint(shoulder, elbow, 0.44);
  const forearm = interpolatePoint(elbow, wrist, 0.26);
  const computeSlopeY = (share: number): number => l.neckY + (l.shoulderY - l.neckY) * share;
  const computeSlopeX = (share: number): number => l.neck + (l.deltoid - l.neck) * share;
  // Broad shoulders slope too and round off over the arm.
  const sunk = computeSoftMin(l.broad, 0.7, 0.1);

  const outside = smoothCurve(
    [
      point(l.neck * 0.72, l.chinY * 0.74),
      point(l.neck, l.neckY - 0.75),
      point(l.neck + 0.22, l.neckY),
      point(computeSlopeX(0.2), computeSlopeY(0.46)),
      point(computeSlopeX(0.4), computeSlopeY(0.69)),
      point(computeSlopeX(0.56), computeSlopeY(0.88) + 0.2 * sunk),
      point(computeSlopeX(0.76), computeSlopeY(1.24) + 0.8 * sunk),
      point(computeSlopeX(0.895), computeSlopeY(1.84) + 1.1 * sunk),
      point(l.deltoid - 0.12, l.deltoidY + 0.2),
      point(bicep.x + upperHalf, bicep.y),
      point(elbow.x + elbowHalf, elbow.y),
      point(forearm.x + forearmHalf, forearm.y + 0.4),
      point(wrist.x + wristHalf, wrist.y),
    ],
    { start: point(-0.08, 1), end: point(0.16, 1) },
  );
  const inside = smoothCurve(
    [
      point(wrist.x - wristHalf, wrist.y),
      point(forearm.x - forearmHalf, forearm.y + 1),
      point(elbow.x - elbowHalf, elbow.y - 0.2),
      cleft,
    ],
    { start: WRIST_HEADING },
  );
  const open = createHand(wrist, wristHalf);
  return {
    outside,
    hand: open.outline,
    handLines: open.lines,
    inside,
    wrist,
    reach: wrist.x + wristHalf * 1.62 + 0.1,
  };
}
