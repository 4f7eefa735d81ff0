import { clamp } from '../../figure/soft-limits';
import { computeBump, createHeadAt, type Head, type HeadPoint } from '../head';
import type { HairDrawer } from './hair-pen';

export type Bend = (place: HeadPoint) => HeadPoint;

/** Moves every place before drawing, so that one style gives another cut or part. */
export const bendHead = (head: Head, bend: Bend): Head =>
  createHeadAt(head.landmarks, (x, y) => head.at(...bend([x, y])));

export const bendHair =
  (draw: HairDrawer, bend: Bend): HairDrawer =>
  (pen) =>
    draw(pen.on(bendHead(pen.head, bend)));

const computeFallOff = (x: number): number => 0.26 * Math.abs(x) ** 3;

/** Moves the parting, raises the crown, and rounds the hairline's point by `soft`. */
export const createCrownBend =
  (aside: number, up = 0, soft = 0): Bend =>
  ([x, y]) => {
    const weight = clamp((0.5 - y) / 0.4, 0, 1) * Math.max(0, 1 - x * x);
    const to = x - aside * weight;
    const lift = up * weight * clamp((0.12 - y) / 0.2, 0, 1);
    const round = soft * computeBump(x, 0.2, 0.3) * computeBump(y, 0.145, 0.04);
    return [to, y + Math.max(computeFallOff(to) - computeFallOff(x), 0) - lift + round];
  };
