import { between, point } from '../figure/curve';
import type { Point } from '../figure/curve';
import type { Body } from '../form/body';
import { table } from '../form/table';

/** What of a drawing is held in a way of its own: arms with sleeves and bracelets, legs with trousers, hosiery and shoes. */
export type Limb = 'arms' | 'legs';

/** On which leg the weight is; the arm of that side is bent. */
export type Stance = 'left' | 'right';

/** Where points of a limb come to lie, in body inches before the stance, and to which side the body is shifted: 1 is the right. */
export interface Pose extends Readonly<Record<Limb, (p: Point) => Point>> {
  readonly side: 1 | -1;
}

/** How far the upper arm that is bent is held out from the body. */
const OUT = (5 * Math.PI) / 180;
/** How far the forearm is turned in at most, against the vertical. */
const MOST = (38 * Math.PI) / 180;
/** Where its wrist lies, as a share of the hips' half width. */
const WRIST = 0.8;

/** How far the other side's leg is set aside at the knee, the ankle and the tip of the foot, in inches. */
const ASIDE = { knee: 0.5, ankle: 1.2, toes: 1.5 } as const;

/**
 * Limbs at rest: one arm is bent, its hand on the thigh, so that waist and sleeve part; the leg that carries no weight is set
 * a little aside.
 */
export function poseOf({ landmarks: l, arm: { wrist }, outer, inner }: Body, stance: Stance = 'right'): Pose {
  const side = stance === 'right' ? 1 : -1;
  const shoulder = point(l.deltoid - 1.4, l.deltoidY);
  const elbow = between(outer.atHeight(l.elbowY), inner.atHeight(l.elbowY), 0.5);
  const forearm = wrist.y - elbow.y;
  const held = turned(elbow, shoulder, -OUT);
  const inward = (held.x - WRIST * l.hips) / forearm;
  const lean = Math.min(Math.asin(Math.min(Math.max(inward, 0), 1)), MOST);
  const fold = lean + Math.atan((wrist.x - elbow.x) / forearm) + OUT;
  const aside = table([
    [l.crotchY, 0],
    [l.kneeY, ASIDE.knee],
    [l.ankleY, ASIDE.ankle],
    [l.floorY, ASIDE.toes],
  ]);
  const arm = (p: Point): Point => {
    const bent = turned(p, elbow, fold * eased((p.y - elbow.y) / 4 + 0.5));
    return turned(bent, shoulder, -OUT * eased((p.y - shoulder.y - 1) / 5));
  };
  return {
    side,
    arms: (p) => {
      if (p.x * side <= 0) return p;
      const { x, y } = arm(point(p.x * side, p.y));
      return point(x * side, y);
    },
    legs: (p) => (p.x * side < 0 && p.y > l.crotchY ? point(p.x - side * aside.at(p.y), p.y) : p),
  };
}

function turned(p: Point, around: Point, angle: number): Point {
  if (angle === 0) return p;
  const [x, y] = [p.x - around.x, p.y - around.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return point(around.x + x * cos - y * sin, around.y + x * sin + y * cos);
}

/** A share that starts and ends softly, kept between 0 and 1. */
function eased(share: number): number {
  const t = Math.min(Math.max(share, 0), 1);
  return t * t * (3 - 2 * t);
}
