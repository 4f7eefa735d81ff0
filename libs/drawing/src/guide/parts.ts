import { between, point } from '../figure/curve';
import type { Point } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import type { Arm } from '../figure/arm';
import { fullHip } from '../figure/torso';

/** A soft oval of color, in body inches; `pair` sets its mirror image beside it. */
export interface Wash {
  at: Point;
  rx: number;
  ry: number;
  pair?: boolean;
}

/** What of the figure a guide shows: a square of the sheet around the part, in body inches, and the part in it. */
export interface Part {
  center: number;
  size: number;
  wash: Wash;
  /** Whether the part is seen from behind. */
  back?: boolean;
  /** Whether the figure stands without slippers. */
  barefoot?: boolean;
}

type PartOf = (l: Landmarks, arm: Arm) => Part;

const middle = (y: number, rx: number, ry: number): Wash => ({ at: point(0, y), rx, ry });
const pair = (at: Point, rx: number, ry: number): Wash => ({ at, rx, ry, pair: true });

/** Every body part that a guide may be about. */
export const PARTS: Readonly<Record<string, PartOf>> = {
  neck: (l) => ({ center: l.neckY - 0.6, size: 15, wash: middle(l.neckY, l.neck * 1.5, 2.3) }),
  shoulders: (l) => ({
    center: l.shoulderY + 1.6,
    size: 22,
    wash: pair(point(l.deltoid * 0.74, l.shoulderY + 1.2), 4.4, 3),
  }),
  arms: (l, { wrist }) => {
    const bicep = point(l.deltoid * 0.95, between(point(0, l.deltoidY), wrist, 0.34).y);
    return { center: l.waistY - 1.6, size: 29, wash: pair(bicep, 2.7, 6.6) };
  },
  chest: (l) => ({ center: l.chestY - 0.6, size: 21, wash: middle(l.chestY + 0.2, l.chest * 1.06, 3) }),
  waist: (l) => ({ center: l.waistY, size: 21, wash: middle(l.waistY, l.waist * 1.12, 2.9) }),
  abdomen: (l) => ({ center: l.highHipY - 0.8, size: 21, wash: middle(l.highHipY, l.waist * 0.86, 3.7) }),
  back: (l) => ({
    center: l.chestY + 0.2,
    size: 26,
    wash: middle(l.chestY - 1, l.chest * 0.98, 6.4),
    back: true,
  }),
  hips: (l) => ({
    center: l.hipY - 0.8,
    size: 22,
    wash: pair(point(fullHip(l).x * 0.84, l.hipY - 0.6), 3.6, 4.2),
  }),
  bottom: (l) => ({
    center: l.hipY - 0.2,
    size: 22,
    wash: pair(point(l.hips * 0.44, l.hipY + 0.2), 3.4, 3.2),
    back: true,
  }),
  legs: (l) => ({
    center: (l.crotchY + l.floorY) / 2 - 1,
    size: 38,
    wash: pair(point(3.2, (l.crotchY + l.calfY) / 2 + 2), 3.8, 13.5),
  }),
  calves: (l) => ({ center: l.calfY + 2, size: 21, wash: pair(point(2.4, l.calfY), 2.7, 4.9) }),
  ankles: (l) => ({
    center: l.ankleY - 1.4,
    size: 14,
    wash: pair(point(1.7, l.ankleY - 0.3), 1.9, 2),
    barefoot: true,
  }),
  feet: (l) => ({
    center: l.floorY - 3.4,
    size: 12,
    wash: pair(point(1.9, l.floorY - 1.2), 2, 1.7),
    barefoot: true,
  }),
  torso: (l) => ({
    center: (l.shoulderY + l.crotchY) / 2 - 2.5,
    size: 37,
    wash: middle((l.shoulderY + l.crotchY) / 2 + 1, l.chest * 1.02, 11.6),
  }),
  height: (l) => ({
    center: l.floorY / 2,
    size: 76,
    wash: middle(l.floorY / 2, l.hips * 0.9, l.floorY * 0.44),
  }),
  'mid-body': (l) => ({
    center: (l.chestY + l.kneeY) / 2,
    size: 37,
    wash: middle((l.chestY + l.kneeY) / 2, l.hips * 1.04, 14.6),
  }),
};
