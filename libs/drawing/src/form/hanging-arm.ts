import { createTable } from './table';
import type { Arm } from '../figure/arm';
import { interpolatePoint, point, computeLength, type Point } from '../figure/curve';
import { createHand, WRIST_HEADING } from '../figure/hand';
import type { Landmarks } from '../figure/landmarks';
import { interpolate } from '../figure/proportions';
import { readPairs } from '../figure/pairs';
import { smoothCurve } from '../figure/smooth-curve';
import { computeSoftMax } from '../figure/soft-limits';

export interface HangingArm extends Arm {
  tip: Point;
  joint: Point;
  elbow: Point;
  /** 1 is typical. */
  fullness: number;
}

/** Stops of `outside`, counted from 0. */
export const HANGING_STOPS = { neck: 2, tip: 6, widest: 8, forearm: 13 } as const;

/** Typical half widths in inches, by share of the way from joint to wrist. */
const HALF_WIDTH = readPairs('0,1.12 0.1,1.22 0.2,1.3 0.28,1.3 0.4,1.13 0.54,0.9 0.64,1 0.82,0.74 1,0.58');

/** `half` in inches; `at` a share of the way to the wrist. */
const WIDEST = { half: 1.32, at: 0.27 } as const;
const ELBOW = 0.54;

/** Share of the taped width: the tape presses cloth and flesh flat, most where there is more of it. */
const HANGS = { womens: 0.895, mens: 0.915, soft: 0.2 } as const;

/** Share of the way from neck to outer arm; less for broad shoulders, since bones vary less than flesh. */
const SEAM = { out: [0.87, 0.91], broad: 0.07, down: [0.95, 0.2], sunk: 2.2 } as const;

/** Inches that the shoulder's muscle rounds the arm below the seam. */
const DELTOID = [0.1, 0.16] as const;

const CLEARANCE = 0.7;
const ELBOW_OUT = { least: 0.1, most: 1.4 } as const;
/** Share of the shoulders' half width. */
const MOST_SPAN = 1.04;

export function traceHangingArm(l: Landmarks): HangingArm {
  const vary = ([womens, mens]: readonly [number, number]): number => interpolate(womens, mens, l.build);
  const fullness = l.armFullness ** (l.armFullness > 1 ? 0.4 : 0.6);
  const half = createTable(
    // Fullness grows most in the upper arm, least at the wrist.
    HALF_WIDTH.map(([share, width]) => [
      share,
      width * fullness ** (share < 0.5 ? 1 : 1.35 - 0.85 * share) * vary([1, share > 0.6 ? 1.12 : 1.06]),
    ]),
  );
  const reach = computeSoftMax(
    l.deltoid * (vary([HANGS.womens, HANGS.mens]) - HANGS.soft * Math.max(fullness - 1, 0)),
    l.chest + 1.5 * WIDEST.half * Math.min(fullness, 1 / fullness),
    0.2,
  );
  const tip = point(
    l.neck + ((reach - l.neck) * vary(SEAM.out)) / (1 + SEAM.broad * l.broad),
    l.shoulderY + vary(SEAM.down) + SEAM.sunk * l.broad * (1 - 0.6 * l.build),
  );
  const joint = point(reach - WIDEST.half * fullness - 0.1, tip.y + 1.2);
  const past = l.waist + half.at(ELBOW) + CLEARANCE;
  const most = Math.min(joint.x + ELBOW_OUT.most, l.deltoid * MOST_SPAN - half.at(0.6));
  const elbow = point(Math.min(Math.max(joint.x + ELBOW_OUT.least, past), most), l.elbowY);
  const wrist = point(elbow.x - 0.1, l.wristY);
  const placeMiddle = (share: number): Point => {
    if (share < ELBOW) {
      const p = interpolatePoint(joint, elbow, share / ELBOW);
      return point(p.x + 0.12 * Math.sin((Math.PI * share) / ELBOW), p.y);
    }
    return interpolatePoint(elbow, wrist, (share - ELBOW) / (1 - ELBOW));
  };
  const placeEdge = (share: number, side: 1 | -1): Point => {
    const [a, b] = [placeMiddle(Math.max(0, share - 0.06)), placeMiddle(Math.min(1, share + 0.06))];
    const long = computeLength(b.x - a.x, b.y - a.y);
    const off = half.at(share) * side;
    const m = placeMiddle(share);
    return point(m.x + ((b.y - a.y) / long) * off, m.y - ((b.x - a.x) / long) * off);
  };
  const outer = [WIDEST.at, 0.34, 0.43, 0.54, 0.66, 0.82, 1].map((share) => placeEdge(share, 1));
  const inner = [1, 0.82, 0.66, 0.54, 0.4, 0.24].map((share) => placeEdge(share, -1));
  const neck = point(l.neck + vary([0.22, 0.42]), l.neckY + vary([0.05, -0.28]));
  const placeSlope = (out: number, down: number): Point =>
    point(neck.x + (tip.x - neck.x) * out, neck.y + (tip.y - neck.y) * down);
  const open = createHand(wrist, half.at(1));
  return {
    tip,
    joint,
    elbow,
    fullness,
    outside: smoothCurve(
      [
        point(l.neck - vary([0.3, 0.75]), l.chinY * 0.8),
        point(l.neck + vary([0, -0.04]), l.neckY - 0.75),
        neck,
        placeSlope(0.22, vary([0.36, 0.3])),
        placeSlope(0.5, vary([0.6, 0.58])),
        placeSlope(0.76, vary([0.79, 0.8])),
        tip,
        point(tip.x * 0.4 + outer[0]!.x * 0.6 + vary(DELTOID), tip.y * 0.62 + outer[0]!.y * 0.38),
        ...outer,
      ],
      { start: point(-0.08, 1), end: point(0, 1) },
    ),
    hand: open.outline,
    handLines: open.lines,
    inside: smoothCurve(inner, { start: WRIST_HEADING }),
    wrist,
    reach,
  };
}
