import { interpolatePoint, point, computeLength } from '../figure/curve';
import type { Point } from '../figure/curve';
import { computeSoftMax } from '../figure/soft-limits';
import { HANGING_STOPS } from './hanging-arm';
import { LEVEL } from '../garment/cut/body';
import { bodyOf } from './body';
import type { Body } from './body';
import { sampleFunction, createTable } from './table';
import type { Table } from './table';

/**
 * The dress form that a garment is cut on. Patterns are drawn in centimeters on a size of their own (`LEVEL`): down from
 * the point where shoulder and neck meet, out from the axis. The form carries every point of a pattern to where it lies on a
 * body, so that seams, darts and pockets follow whoever wears them.
 */
export interface Form {
  body: Body;
  /** From the pattern (cm) to the body (inches from crown and axis). */
  place(p: Point): Point;
  /** Height on the body of a pattern's level. */
  height(level: number): number;
  /** Half width of the bare body at a pattern's level, in inches. */
  half(level: number): number;
  /** A half width on the body, in inches, as one on the pattern at that level. */
  onPattern(level: number, inches: number): number;
  /** The arm as a sleeve sees it. */
  arm: ArmForm;
}

/** An arm from the shoulder's point down; lengths as shares of the way from the shoulder to the wrist. */
export interface ArmForm {
  /** A place on the arm: 0 on its outer line, 1 on its inner one; beyond them off the skin, by as many inches as told. */
  at(share: number, across: number, off?: number): Point;
  /** Where the sleeve's underarm lies, as a share of the arm. */
  cleft: number;
  /** How far out the crease lies that arm and trunk make under a hanging arm, in inches; spread arms make none. */
  crease?: number;
}

/** Half widths of the pattern's own size without ease, at its levels. */
const PATTERN_HALF = createTable([
  [LEVEL.underarm, 19.4],
  [LEVEL.bust, 20.4],
  [LEVEL.underbust, 18.6],
  [LEVEL.waist, 17],
  [LEVEL.highHip, 19.6],
  [LEVEL.hip, 22.2],
  [LEVEL.crotch, 22.2],
  [LEVEL.floor, 22.2],
]);

/** The pattern's base of the neck and its shoulder point, out from the axis, and the level of that point. */
const PATTERN_NECK = 7;
const PATTERN_TIP = { x: 19.2, y: 4.4 } as const;
/** How far down the arm a shoulder may drop, in centimeters. */
const DROPPED = 10;
/** How much further off the arm a dropped shoulder lies with each centimeter: over the sleeves of what is worn beneath. */
const SLEEVED = 0.012;
/** The pattern's arm from the shoulder's point to the wrist. */
const PATTERN_ARM = 58;

export interface FormOptions {
  /** How far cloth lies above the skin on the shoulders, in inches: more over other clothes. */
  lift?: number;
  /** How the arms hold the sleeves: as the body's own, or spread as on a hanger. */
  pose?: 'worn' | 'hanger';
}

/** How far cloth lies above the skin, in inches, with nothing beneath. */
const LIFT = 0.12;

/** The form of a body. */
export function createForm(body: Body, { lift = LIFT, pose = 'worn' }: FormOptions = {}): Form {
  const l = body.landmarks;
  const neck = { x: l.neck + 0.24, y: body.shoulder(l.neck + 0.24) - lift * 0.4 };
  const { tip } = body.arm;
  const heights = createTable([
    [0, neck.y],
    [LEVEL.underarm, l.armpitY + 0.5],
    [LEVEL.bust, l.chestY],
    [LEVEL.underbust, l.underbustY],
    [LEVEL.waist, l.waistY],
    [LEVEL.highHip, l.highHipY + (l.hipY - l.highHipY) * 0.2],
    [LEVEL.hip, l.hipY],
    [LEVEL.crotch, l.crotchY],
    [
      LEVEL.midThigh,
      l.crotchY + ((l.kneeY - l.crotchY) * (LEVEL.midThigh - LEVEL.crotch)) / (LEVEL.knee - LEVEL.crotch),
    ],
    [LEVEL.knee, l.kneeY],
    [LEVEL.midCalf, l.kneeY + (l.floorY - l.kneeY) * 0.44],
    [LEVEL.ankle, l.ankleY],
    [LEVEL.floor, l.floorY - 0.15],
  ]);
  const computeHalf = (level: number): number => body.half(Math.min(heights.at(level), l.hipY));
  const { ratio, below } = createTrunk(body, heights, computeHalf);
  const computeHeight = (level: number): number =>
    level < LEVEL.underarm ? heights.at(level) : below(level);
  const arm = pose === 'worn' ? traceWornArm(body, lift) : traceSpreadArm(body, tip);
  const bodice = createBodiceMap(body, { neck, tip, lift, heights, arm, ratio: ratio(LEVEL.underarm) });
  const place = ({ x, y }: Point): Point => {
    if (y >= LEVEL.underarm) return point(x * ratio(y), below(y));
    return bodice(x, y);
  };
  return {
    body,
    place,
    height: computeHeight,
    half: computeHalf,
    onPattern: (level, inches) => inches / ratio(Math.max(level, LEVEL.underarm)),
    arm,
  };
}

type AtLevel = (level: number) => number;

/** What below the underarm is the same for every garment on a body. */
interface Trunk {
  ratio: AtLevel;
  below: AtLevel;
}

const TRUNKS = new WeakMap<Body, Trunk>();

/** Down to where hems and what lies along them reach, in centimeters of the pattern. */
const LOWEST = 200;

function createTrunk(body: Body, heights: Table, half: AtLevel): Trunk {
  const known = TRUNKS.get(body);
  if (known) return known;
  const trunk = {
    ratio: sampleFunction((level) => half(level) / PATTERN_HALF.at(level), LEVEL.underarm, LEVEL.hip + 2),
    below: sampleFunction(heights.at, LEVEL.underarm, LOWEST, 0.5),
  };
  TRUNKS.set(body, trunk);
  return trunk;
}

interface Shoulders {
  neck: Point;
  tip: Point;
  lift: number;
  heights: Table;
  arm: ArmForm;
  ratio: number;
}

/** Above the underarm a pattern follows the shoulder: its seam lies on the body's own line, the rest hangs between that and the underarm. */
function createBodiceMap(body: Body, { neck, tip, lift, heights, arm, ratio }: Shoulders) {
  const slope = PATTERN_TIP.y / (PATTERN_TIP.x - PATTERN_NECK);
  const outward = (tip.x - neck.x) / (PATTERN_TIP.x - PATTERN_NECK);
  const low = heights.at(LEVEL.underarm);
  return (x: number, y: number): Point => {
    const out = Math.abs(x);
    const onSeam =
      out <= PATTERN_NECK ? (out * neck.x) / PATTERN_NECK : neck.x + (out - PATTERN_NECK) * outward;
    const seam = Math.max(0, Math.min(out, PATTERN_TIP.x + 8) - PATTERN_NECK) * slope;
    const down = (y - seam) / (LEVEL.underarm - seam);
    const blend = smooth(Math.min(Math.max(y / LEVEL.underarm, 0), 1));
    const across = onSeam + (out * ratio - onSeam) * blend;
    const thickness = lift * Math.min(1, 0.4 + out / 30);
    // A dropped shoulder goes on down the arm.
    const past = Math.min(Math.max(0, out - PATTERN_TIP.x), DROPPED);
    const joint = past > 0 ? arm.at(past / PATTERN_ARM, 0, thickness + past * SLEEVED) : undefined;
    const top = joint?.y ?? body.shoulder(computeSoftMax(across, neck.x, 0.6)) - thickness;
    const wide = joint ? joint.x + (out * ratio - joint.x) * smooth(Math.min(Math.max(down, 0), 1)) : across;
    return point(Math.sign(x) * wide, top + (low - top) * down);
  };
}

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** How far a sleeve's inner edge stands off the arm, in inches: a plain sleeve's ease. */
const EASE = 0.3;

/** The body's own arm; what lies off its outer line does so over what is worn beneath. */
function traceWornArm({ outer, inner, landmarks: l }: Body, lift = LIFT): ArmForm {
  const start = outer.points.find(({ stop }) => stop >= HANGING_STOPS.tip)!.length;
  const end = outer.length;
  const cleft = 0.3;
  const length = end - start;
  const placeOutside = (share: number, off: number): Point => {
    const along = start + length * share;
    const [p, n] = [outer.at(along), outer.normal(along)];
    return point(p.x + n.x * off, p.y + n.y * off);
  };
  const placeInside = (share: number, off: number): Point => {
    const along = inner.length * Math.max((share - cleft) / (1 - cleft), 0);
    const [p, n] = [inner.at(along), inner.normal(along)];
    const free = share >= cleft ? 0 : (cleft - share) / cleft;
    const armpit = point(l.armpit + 0.4, l.armpitY);
    return interpolatePoint(point(p.x - n.x * off, p.y - n.y * off), armpit, free);
  };
  return {
    cleft,
    crease: placeInside(cleft, EASE).x,
    at: (share, across, off = 0) =>
      interpolatePoint(
        placeOutside(share, across < 0.5 && off > 0 ? off + lift - LIFT : 0),
        placeInside(share, across >= 0.5 ? off : 0),
        across,
      ),
  };
}

/** How far a sleeve on a hanger is spread from upright, in degrees. */
const SPREAD = 13;
/** How far a sleeve on a hanger rounds out below the shoulder, in inches, and how soon. */
const HEAD = { out: 1.15, soon: 9 } as const;

/** A sleeve's own arm on a hanger: empty, it falls in a straight tube from the shoulder, and narrows evenly. */
function traceSpreadArm(body: Body, tip: Point): ArmForm {
  const { at: worn } = traceWornArm(body);
  const turn = (SPREAD * Math.PI) / 180;
  const [down, out] = [point(Math.sin(turn), Math.cos(turn)), point(Math.cos(turn), -Math.sin(turn))];
  const computeGap = (a: Point, b: Point): number => computeLength(a.x - b.x, a.y - b.y);
  const [long, wrist] = [computeGap(tip, worn(1, 0)), computeGap(worn(1, 0), worn(1, 1))];
  const armpit = worn(0, 1);
  const placeOutside = (share: number, off: number): Point => {
    const head = HEAD.out * (1 - Math.exp(-share * HEAD.soon)) * (1 - share) + off;
    return point(tip.x + down.x * long * share + out.x * head, tip.y + down.y * long * share + out.y * head);
  };
  const low = placeOutside(1, -wrist);
  /** Where on the way to the wrist the underarm lies. */
  const root = (armpit.y - tip.y) / long;
  const placeInside = (share: number, off: number): Point => {
    const { x, y } = interpolatePoint(armpit, low, Math.max((share - root) / (1 - root), 0));
    return point(x - out.x * off, y - out.y * off);
  };
  return {
    cleft: root,
    at: (share, across, off = 0) =>
      interpolatePoint(
        placeOutside(share, across < 0.5 ? off : 0),
        placeInside(share, across >= 0.5 ? off : 0),
        across,
      ),
  };
}

/** Whether a form is a hanger, with nobody in what hangs on it. */
export const isHanger = ({ arm }: Form): boolean => arm.crease === undefined;

/** Forms of bodies already seen: drawing an outfit asks for the same one for every layer. */
export const findForm = (measurements: Parameters<typeof bodyOf>[0], options?: FormOptions): Form =>
  createForm(bodyOf(measurements), options);
