import { clamp } from '../../figure/soft-limits';
import { computeBump, createHeadAt } from '../head';
import type { Head, HeadPoint } from '../head';

export type Bend = (place: HeadPoint) => HeadPoint;

/** Moves every place before drawing, so that one style gives another cut or part. */
export const bendHead = (head: Head, bend: Bend): Head =>
  createHeadAt(head.landmarks, (x, y) => head.at(...bend([x, y])));

const computeFallOff = (x: number): number => 0.14 * Math.abs(x) ** 3;

/** Moves the parting, raises and flattens the crown, and rounds the hairline's point by `soft`. */
export const createCrownBend =
  (aside: number, up = 0, soft = 0): Bend =>
  ([x, y]) => {
    const weight = clamp((0.5 - y) / 0.4, 0, 1) * Math.max(0, 1 - x * x);
    const to = x - aside * weight;
    const far = aside > PART ? 0.5 : -0.5;
    const lift = (up - FLATTER * computeBump(to, far, 0.4)) * weight * clamp((0.12 - y) / 0.2, 0, 1);
    const round = soft * computeBump(x, 0.2, 0.3) * computeBump(y, 0.145, 0.04);
    return [to, y + computeFallOff(to) - computeFallOff(x) - lift + round];
  };

/** Parting in half face widths; flattening of the crown in chin heights. */
const PART = 0.28;
const FLATTER = 0.012;
