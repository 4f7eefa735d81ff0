import { interpolatePoint, point, computeLength, type Point } from '../figure/curve';
import { computeSoftMax, easeInOut } from '../figure/soft-limits';
import { HANGING_STOPS } from './hanging-arm';
import { LEVEL } from '../garment/cut/body';
import type { Body } from './body';
import { sampleFunction, createTable, type Table } from './table';

/**
 * Maps patterns, in centimeters of a standard size (`LEVEL`, origin at neck and shoulder), onto a body, so that
 * seams and pockets follow the wearer.
 */
export interface Form {
  body: Body;
  /** Pattern (cm) to body (inches from crown and axis). */
  place(p: Point): Point;
  height(level: number): number;
  /** Inches, bare body. */
  half(level: number): number;
  /** Body inches to a pattern half width at that level. */
  onPattern(level: number, inches: number): number;
  arm: ArmForm;
}

/** Lengths are shares of the way from shoulder to wrist. */
export interface ArmForm {
  /** `across`: 0 outer line, 1 inner line; `off` in inches. */
  at(share: number, across: number, off?: number): Point;
  /** Share of the arm. */
  cleft: number;
  /** Inches out; absent for spread arms. */
  crease?: number;
}

/** Without ease. */
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

const PATTERN_NECK = 7;
/** Centimeters over which the seam bends there. */
const NECK_BEND = 1.6;
const PATTERN_TIP = { x: 19.2, y: 4.4 } as const;
/** Centimeters down the arm. */
const DROPPED = 10;
/** Per centimeter of drop: room for sleeves beneath. */
const SLEEVED = 0.012;
const PATTERN_ARM = 58;

export interface FormOptions {
  /** Inches above the skin at the shoulders; more over other clothes. */
  lift?: number;
  /** On a hanger; degrees. */
  spread?: readonly [shoulder: number, cuff: number] | undefined;
}

/** Inches above the skin. */
const LIFT = 0.12;

export function createForm(body: Body, { lift = LIFT, spread }: FormOptions = {}): Form {
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
  const arm = spread ? traceSpreadArm(body, tip, spread) : traceWornArm(body, lift);
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

interface Trunk {
  ratio: AtLevel;
  below: AtLevel;
}

const TRUNKS = new WeakMap<Body, Trunk>();

/** Pattern centimeters. */
const LOWEST = 200;

function createTrunk(body: Body, heights: Table, half: AtLevel): Trunk {
  const known = TRUNKS.get(body);
  if (known) return known;
  const trunk = {
    ratio: sampleFunction((level) => half(level) / PATTERN_HALF.at(level), LEVEL.underarm, LEVEL.hip + 2),
    below: sampleFunction(heights.at, LEVEL.underarm, LOWEST),
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

/** Above the underarm the shoulder seam lies on the body's line and the rest is interpolated. */
function createBodiceMap(body: Body, { neck, tip, lift, heights, arm, ratio }: Shoulders) {
  const slope = PATTERN_TIP.y / (PATTERN_TIP.x - PATTERN_NECK);
  const outward = (tip.x - neck.x) / (PATTERN_TIP.x - PATTERN_NECK);
  const within = neck.x / PATTERN_NECK;
  const low = heights.at(LEVEL.underarm);
  return (x: number, y: number): Point => {
    const out = Math.abs(x);
    // Without a kink at the neck, or collars would wobble there.
    const past = computeSoftMax(out - PATTERN_NECK, 0, NECK_BEND);
    const onSeam = out * within + past * (outward - within);
    const seam = computeSoftMax(Math.min(out, PATTERN_TIP.x + 8) - PATTERN_NECK, 0, NECK_BEND) * slope;
    const down = (y - seam) / (LEVEL.underarm - seam);
    const blend = easeInOut(y / LEVEL.underarm);
    const across = onSeam + (out * ratio - onSeam) * blend;
    const thickness = lift * Math.min(1, 0.4 + out / 30);
    const beyond = Math.min(Math.max(0, out - PATTERN_TIP.x), DROPPED);
    const joint = beyond > 0 ? arm.at(beyond / PATTERN_ARM, 0, thickness + beyond * SLEEVED) : undefined;
    const top = joint?.y ?? body.shoulder(computeSoftMax(across, neck.x, 0.6)) - thickness;
    const wide = joint ? joint.x + (out * ratio - joint.x) * easeInOut(down) : across;
    return point(Math.sign(x) * wide, top + (low - top) * down);
  };
}

/** Inches. */
const EASE = 0.3;

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

/** Share of an empty sleeve. */
const ELBOW = 0.52;
/** Inches out from the shoulder. */
const HEAD = { out: 1.25, soon: 9 } as const;
/** Inches of a usual trunk's room at the armpit. */
const ROOM = { out: 0.65, down: 1.7 } as const;
/** Widths of a wrist across an empty cuff. */
const OPEN = 1.6;
/** Inches that the inner line bows with the outer. */
const BOW = 0.16;
/** The sleeve's room begins below the armpit. */
const SOON = 4;

function traceSpreadArm(body: Body, tip: Point, spread: readonly [number, number]): ArmForm {
  const { at: worn } = traceWornArm(body);
  const [first, last] = spread.map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const computeGap = (a: Point, b: Point): number => computeLength(a.x - b.x, a.y - b.y);
  const [long, wrist] = [computeGap(tip, worn(1, 0)), computeGap(worn(1, 0), worn(1, 1))];
  const bare = worn(0, 1);
  const armpit = point(bare.x + ROOM.out, bare.y + ROOM.down);
  const computeTurn = (share: number): number =>
    first + (last - first) * easeInOut(Math.min(Math.max((share - ELBOW) * 4 + 0.5, 0), 1));
  const placeOutside = (share: number, off: number): Point => {
    const head = HEAD.out * (1 - Math.exp(-share * HEAD.soon)) * (1 - share) + off;
    const turn = computeTurn(share);
    const [upper, lower] = [Math.min(share, ELBOW), Math.max(share - ELBOW, 0)];
    return point(
      tip.x + (Math.sin(first) * upper + Math.sin(last) * lower) * long + Math.cos(turn) * head,
      tip.y + (Math.cos(first) * upper + Math.cos(last) * lower) * long - Math.sin(turn) * head,
    );
  };
  const low = placeOutside(1, -wrist * OPEN);
  const root = (armpit.y - tip.y) / long;
  const placeInside = (share: number, off: number): Point => {
    const down = Math.max((share - root) / (1 - root), 0);
    const { x, y } = interpolatePoint(armpit, low, down);
    const [turn, ease] = [computeTurn(share), off * Math.min(down * SOON, 1) - 4 * BOW * down * (1 - down)];
    return point(x - Math.cos(turn) * ease, y + Math.sin(turn) * ease);
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

export const isHanger = ({ arm }: Form): boolean => arm.crease === undefined;
