import { interpolatePoint, point, computeLength, type Point } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { clamp, easeInOut } from '../figure/soft-limits';
import type { Body } from '../form/body';
import type { HangingArm } from '../form/hanging-arm';

/** A pocket is on the weight's side, strap and hip are on the other. */
export type Hold = 'ease' | 'pocket' | 'strap' | 'hip' | 'clasp';

type Warp = (p: Point) => Point;

/** Seated: joined in the lap, on a thigh, or on the wheel's rim. */
type Seated = 'lap' | 'thigh' | 'rim';

export type Own = Hold | 'rest' | 'swing' | 'cradle' | 'above' | Seated;

/** Right arm, unless mirrored. */
export interface LaidHand {
  wrist: Point;
  /** Of any length. */
  heading: Point;
}

interface Joints {
  elbow: Point;
  wrist: Point;
}

/** Inches. */
const SOFT = { elbow: 3.2, shoulder: 5.4 } as const;

export function createArmPose(
  body: Body,
  upright: Warp,
  which: 1 | -1,
  own: Own,
  { past, beside, pocket }: { past: number; beside: number; pocket: LaidHand | undefined },
  forearm = false,
): Warp {
  const { joint, elbow, wrist, tip, fullness } = body.arm;
  const moved = upright(point(which * joint.x, joint.y));
  const by = point(moved.x * which - joint.x, moved.y - joint.y);
  const placeBeside = (p: Point): Point => {
    const { x, y } = upright(point(which * p.x, p.y));
    return point(x * which - by.x, y - by.y);
  };
  const hips = placeBeside(point(body.landmarks.hips, body.landmarks.hipY)).x;
  const known: Partial<Record<Own, LaidHand>> = layHands(body, past, which);
  const found = (own === 'pocket' && pocket) || known[own];
  const laid = found && { ...found, wrist: placeBeside(found.wrist) };
  const held = placeJoints(own, body, {
    hips,
    past,
    grip: placeBeside(placeGrip(body.landmarks)),
    trunk: placeBeside(point(beside, elbow.y)).x,
    laid,
  });
  const upper = createBoneWarp(joint, elbow, joint, held.elbow);
  const fore = createHandTurn(
    createBoneWarp(elbow, wrist, held.elbow, held.wrist),
    wrist,
    held,
    laid?.heading,
  );
  const bendElbow = createElbowBend(body.arm, held);
  // The forearm's round end covers that of the upper arm.
  const round = createElbowWarp(elbow, wrist, (forearm ? 1.2 : 0.95) * fullness, forearm);
  return ({ x, y }) => {
    const p = point(x * which, y);
    if (own === 'strap') {
      const { x: rx, y: ry } = (forearm ? fore : upper)(round(p));
      return point((rx + by.x) * which, ry + by.y);
    }
    const free = easeInOut((y - tip.y + 0.3) / SOFT.shoulder);
    const bent = bendElbow((y < elbow.y ? upper : fore)(p), y - elbow.y);
    const rigid = point((bent.x + by.x) * which, bent.y + by.y);
    if (free === 1) return rigid;
    const { x: ux, y: uy } = upright(point(x, y));
    return point(ux + (rigid.x - ux) * free, uy + (rigid.y - uy) * free);
  };
}

/** Share by which a hand falls back to upright. */
const FALLS = 0.75;
/** Radians that a hand turns into a pocket. */
const BENT_WRIST = 0.75;
/** Inches around the wrist. */
const SOFT_WRIST = 2;

function createHandTurn(fore: Warp, wrist: Point, { elbow, wrist: held }: Joints, heading?: Point): Warp {
  if (held.x <= elbow.x && !heading) return fore;
  const aslant = Math.atan2(held.x - elbow.x, held.y - elbow.y);
  const slant = heading
    ? clamp(aslant - Math.atan2(heading.x, heading.y), -BENT_WRIST, BENT_WRIST)
    : FALLS * aslant;
  return (p) => {
    const { x, y } = fore(p);
    const turn = slant * easeInOut((p.y - wrist.y) / SOFT_WRIST + 0.5);
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return point(
      held.x + (x - held.x) * cos - (y - held.y) * sin,
      held.y + (y - held.y) * cos + (x - held.x) * sin,
    );
  };
}

/** Round outside; inside, upper arm and forearm meet on one crease. */
function createElbowBend({ joint, elbow, wrist }: HangingArm, held: Joints) {
  const { x, y } = held.elbow;
  const lower = measureHeading(joint, held.elbow);
  const [bent, hung] = [measureHeading(held.elbow, held.wrist) - lower, measureHeading(elbow, wrist)];
  const turned = bent - hung + measureHeading(joint, elbow);
  const turn = Math.atan2(Math.sin(turned), Math.cos(turned));
  const [alongX, alongY] = [Math.cos(lower + turn / 2), Math.sin(lower + turn / 2)];
  return (p: Point, below: number): Point => {
    const angle = turn * (easeInOut(below / SOFT.elbow + 0.5) - (below < 0 ? 0 : 1));
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const [qx, qy] = [(p.x - x) * cos - (p.y - y) * sin, (p.x - x) * sin + (p.y - y) * cos];
    const beyond = qx * alongX + qy * alongY;
    const back = below < 0 ? Math.max(beyond, 0) : Math.min(beyond, 0);
    return point(x + qx - alongX * back, y + qy - alongY * back);
  };
}

const measureHeading = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

function createElbowWarp(elbow: Point, wrist: Point, radius: number, forearm: boolean): Warp {
  const long = computeLength(wrist.x - elbow.x, wrist.y - elbow.y);
  const [ax, ay] = [(wrist.x - elbow.x) / long, (wrist.y - elbow.y) / long];
  const way = forearm ? -1 : 1;
  return (p) => {
    const [x, y] = [p.x - elbow.x, p.y - elbow.y];
    const past = (x * ax + y * ay) * way;
    if (past <= 0) return p;
    const within = radius * (1 - Math.exp(-past / radius));
    const across = (x * ay - y * ax) * Math.sqrt(1 - (within / radius) ** 2);
    return point(elbow.x + ax * within * way + ay * across, elbow.y + ay * within * way - ax * across);
  };
}

function createBoneWarp(from: Point, to: Point, newFrom: Point, newTo: Point): Warp {
  const [ax, ay] = [to.x - from.x, to.y - from.y];
  const [bx, by] = [newTo.x - newFrom.x, newTo.y - newFrom.y];
  const [a, b] = [computeLength(ax, ay), computeLength(bx, by)];
  const [cos, sin] = [(ax * bx + ay * by) / (a * b), (ax * by - ay * bx) / (a * b)];
  const longer = b / a - 1;
  return ({ x, y }) => {
    const [px, py] = [x - from.x, y - from.y];
    const along = Math.min(Math.max((px * ax + py * ay) / a, 0), a) * longer;
    const [qx, qy] = [px + (ax / a) * along, py + (ay / a) * along];
    return point(newFrom.x + qx * cos - qy * sin, newFrom.y + qx * sin + qy * cos);
  };
}

const layHands = (
  { half, landmarks: { build, hips, waist, waistY, hipY, highHipY, kneeY } }: Body,
  past: number,
  which: 1 | -1,
) => {
  // The left hand covers the right one.
  const joined = { x: 2.3, heading: point(-1, which === 1 ? 0.2 : 0.42) };
  const onHip = highHipY - 2.5 - build;
  return {
    pocket: { wrist: point(hips * 0.9, highHipY + 0.3), heading: point(-0.3, 1) },
    cradle: { wrist: point(hips * 0.7, hipY - 2.2), heading: point(-1, 0.85) },
    above: { wrist: point(waist * 0.56, waistY + 0.3), heading: point(-1, 0.5) },
    hip: { wrist: point(half(onHip) - 0.2 + past, onHip), heading: point(-0.7, 1) },
    clasp: { wrist: point(joined.x, highHipY - 0.8), heading: joined.heading },
    lap: { wrist: point(joined.x, hipY + (kneeY - hipY) * 0.1), heading: joined.heading },
    thigh:
      which === 1
        ? { wrist: point(hips * 0.64, hipY - 0.7), heading: point(-0.8, 1) }
        : { wrist: point(hips * 0.76, hipY + 0.9), heading: point(-0.1, 1) },
    rim: { wrist: point(hips + 3.8, hipY - 0.7), heading: point(0, 1) },
  };
};

/** Radians; a seated upper arm stays beside the trunk. */
const SPREAD: Partial<Record<Own, number>> = { above: 0.42, lap: 0.36, thigh: 0.3 };
const USUAL_SPREAD = 0.52;
/** Shares of the shoulders' half width. */
const BENT_SPAN = { one: 1.07, both: 2.06 } as const;

/** Inches, `slant` is outward at most; the weight's arm hangs bent on the hip, the other one before it. */
const HANGS = {
  ease: { elbow: 0.3, up: 0.1, raised: 0.2, beside: -0.2, inward: 1.2, slant: 1.9 },
  rest: { elbow: 1.5, up: 0.5, raised: 0.5, beside: -0.1, inward: 2.8, slant: 2.3 },
  swing: { elbow: 1.5, up: 0.3, raised: 1.4, beside: -0.3, inward: 3.4, slant: 2.3 },
} as const;
/** Inches that a man's elbow bends outward more. */
const MENS_BEND = 0.3;

/** Inches of daylight, too few. */
const SLIT = { from: -0.6, to: 1 } as const;

/** Inches. */
const STRAP = { elbow: 1.1, up: 0.1, fist: 2.3 } as const;

export const placeGrip = ({ armpit, chestY }: Landmarks): Point => point(armpit - 1.1, chestY + 0.5);

interface Beside {
  hips: number;
  past: number;
  grip: Point;
  trunk: number;
  laid: LaidHand | undefined;
}

function placeJoints(hold: Own, body: Body, { hips, past, grip, trunk, laid }: Beside): Joints {
  const { joint, elbow, wrist, fullness } = body.arm;
  const l = body.landmarks;
  const half = 1.08 * fullness;
  const most = Math.min(l.deltoid * BENT_SPAN.one, l.deltoid * BENT_SPAN.both - elbow.x - half) - half;
  if (hold === 'ease' || hold === 'rest' || hold === 'swing') {
    const { elbow: bent, up, raised, beside, inward, slant } = HANGS[hold];
    const wanted = hips + past + beside;
    const out = Math.min(
      Math.max(elbow.x + (bent + MENS_BEND * l.build) / fullness ** 2 + 0.4 * past, wanted - slant),
      most,
    );
    return {
      elbow: point(out, elbow.y - up),
      wrist: point(clamp(wanted, out - inward - 2 * MENS_BEND * l.build, out + slant), wrist.y - raised),
    };
  }
  if (hold === 'strap') {
    const bent = point(Math.min(joint.x + STRAP.elbow, most), l.elbowY - STRAP.up);
    return {
      elbow: bent,
      wrist: interpolatePoint(grip, bent, STRAP.fist / computeLength(grip.x - bent.x, grip.y - bent.y)),
    };
  }
  const to = laid!.wrist;
  const [upper, lower] = [elbow.y - joint.y, wrist.y - elbow.y];
  const [vx, vy] = [to.x - joint.x, to.y - joint.y];
  const reach = Math.min(computeLength(vx, vy), upper + lower * 0.985);
  const bend = Math.acos(clamp((upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach), -1, 1));
  const turn = Math.atan2(vy, vx) - Math.min(bend, SPREAD[hold] ?? USUAL_SPREAD);
  const beyond = hold === 'pocket' ? 0.5 * past : 0;
  const open = Math.min(joint.x + Math.cos(turn) * upper + 0.7 * past, most + beyond);
  const free = open - half - trunk;
  const x = free > SLIT.from && free < SLIT.to ? open - free + SLIT.from : open;
  return { elbow: point(x, joint.y + Math.sin(turn) * upper), wrist: to };
}
