import { interpolatePoint, point, computeLength } from '../figure/curve';
import type { Point } from '../figure/curve';
import { computeReach } from '../figure/foot';
import type { Landmarks } from '../figure/landmarks';
import { interpolate } from '../figure/proportions';
import type { Body } from '../form/body';
import { createTable } from '../form/table';
import { createSeat } from './seated';
import { createStance } from './stance';

export type Limb = 'arms' | 'forearms' | 'legs' | 'feet';

export type Facing = 'left' | 'right';

/** In a stride the left leg is set before the one that carries the weight. */
export type Stance = 'left' | 'right' | 'even' | 'stride' | 'seated';

const EVEN = { trunk: 0.45, legs: 0.3, mensLegs: 0.85 } as const;

/** Share by which a man's hips swing less. */
const MENS_LESS = 0.5;

/** The hand on the weight's side lies in a pocket or at the waist; the other one holds a strap. */
export type Hold = 'ease' | 'pocket' | 'strap' | 'waist';

export interface Pose {
  /** Side of the weight; 1 is the right. */
  readonly side: 1 | -1;
  readonly hold: Hold;
  readonly pocketed: 1 | -1 | undefined;
  /** Side of the foot seen from the front, which hides its heel. */
  readonly frontal: 1 | -1 | undefined;
  /** Warp of the trunk, in body inches. */
  upright(p: Point): Point;
  /** Arms hang from the shoulder and do not bend with the hips. */
  arms(p: Point): Point;
  /** The forearm that holds a strap lies over its upper arm as a separate limb. */
  forearms(p: Point): Point;
  /** Applied before the stance. */
  legs(p: Point): Point;
  /** `legs`, with one foot turned to the front. */
  feet(p: Point): Point;
}

type Warp = (p: Point) => Point;

type Own = Hold | 'rest' | 'swing' | 'cradle' | 'lap';

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
const SOFT = { elbow: 3.4, shoulder: 3.2 } as const;

/** Inches that clothes reach beyond the hips. */
const BULKY = { from: 0.8, most: 1.8, trunk: 0.6 } as const;

/**
 * @param clothes reach of clothes at the hips, in inches
 * @param stride how far the idle leg is set aside: 1 fits under any skirt
 * @param isLoose cloth would show outside a bent arm
 */
export function createPose(
  body: Body,
  stance: Stance = 'right',
  hold: Hold = 'ease',
  clothes = body.landmarks.hips,
  {
    stride = 1,
    isLoose = false,
    pocket,
  }: { stride?: number; isLoose?: boolean; pocket?: LaidHand | undefined } = {},
): Pose {
  const past = clamp(clothes - body.landmarks.hips, 0, BULKY.most);
  const side = stance === 'left' ? -1 : 1;
  const even = stance === 'even';
  const striding = stance === 'stride';
  // Wide clothes hang from the shoulders and hide the hips' tilt.
  const lean =
    (even ? EVEN.trunk : past > BULKY.from ? BULKY.trunk : 1) * (1 - MENS_LESS * body.landmarks.build);
  const seat = stance === 'seated' ? createSeat(body) : undefined;
  const upright = seat?.upright ?? createStance(body.landmarks, side * lean);
  const sides = [1, -1] as const;
  const pocketed = hold === 'pocket' ? side : undefined;
  const chooseArmHold = (which: 1 | -1): Own => {
    if (hold === 'strap' && which !== side) return hold;
    if (seat) return 'lap';
    if (hold === 'strap') return 'ease';
    if (pocketed === which) return hold;
    if (which === side && body.landmarks.belly > CRADLED) return 'cradle';
    if (which === side && hold === 'waist' && body.landmarks.build < 1) return hold;
    if (which === side && striding && !isLoose) return 'swing';
    return which === side && !even && !isLoose && past < BULKY.from ? 'rest' : 'ease';
  };
  const [right, left] = sides.map((which) =>
    createArmPose(body, upright, which, chooseArmHold(which), { past, pocket }),
  );
  const frontal = even || striding || seat ? undefined : side;
  const legs =
    seat?.legs ??
    (striding ? createStride(body.landmarks) : createLegPose(body.landmarks, side, even, stride));
  return {
    side,
    hold,
    pocketed,
    frontal,
    upright,
    arms: (p) => (p.x >= 0 ? right! : left!)(p),
    forearms: createArmPose(
      body,
      upright,
      side === 1 ? -1 : 1,
      chooseArmHold(side === 1 ? -1 : 1),
      { past, pocket },
      true,
    ),
    legs,
    feet: frontal ? createFootTurn(body.landmarks, legs, frontal) : legs,
  };
}

function createArmPose(
  body: Body,
  upright: Warp,
  which: 1 | -1,
  own: Own,
  { past, pocket }: { past: number; pocket: LaidHand | undefined },
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
  const findLaid = (): LaidHand | undefined => {
    if (own === 'pocket') return pocket && { ...pocket, wrist: placeBeside(pocket.wrist) };
    if (own === 'cradle')
      return {
        wrist: point(hips * CRADLE.out, body.landmarks.hipY - CRADLE.up),
        heading: CRADLE.heading,
      };
    if (own === 'waist') {
      const { waist, waistY } = body.landmarks;
      return { wrist: point(waist * WAIST.out, waistY + WAIST.down), heading: WAIST.heading };
    }
    return own === 'lap' ? { wrist: placeBeside(placeLap(body.landmarks)), heading: LAP.heading } : undefined;
  };
  const laid = findLaid();
  const held = placeJoints(own, body, {
    hips,
    past,
    grip: placeBeside(placeGrip(body.landmarks)),
    laid,
  });
  const upper = createBoneWarp(joint, elbow, joint, held.elbow);
  const fore = createHandTurn(
    createBoneWarp(elbow, wrist, held.elbow, held.wrist),
    wrist,
    held,
    laid?.heading,
  );
  // The forearm's round end covers that of the upper arm.
  const round = createElbowWarp(elbow, wrist, (forearm ? 1.2 : 0.95) * fullness, forearm);
  return ({ x, y }) => {
    const p = point(x * which, y);
    if (own === 'strap') {
      const { x: rx, y: ry } = (forearm ? fore : upper)(round(p));
      return point((rx + by.x) * which, ry + by.y);
    }
    const [u, f] = [upper(p), fore(p)];
    const bent = easeInOut((y - elbow.y) / SOFT.elbow + 0.5);
    const free = easeInOut((y - tip.y + 0.3) / SOFT.shoulder);
    const rigid = point((u.x + (f.x - u.x) * bent + by.x) * which, u.y + (f.y - u.y) * bent + by.y);
    if (free === 1) return rigid;
    const { x: ux, y: uy } = upright(point(x, y));
    return point(ux + (rigid.x - ux) * free, uy + (rigid.y - uy) * free);
  };
}

/** Share by which the hand of a forearm that slants outward falls back to upright. */
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

/** Shrinks the arm past its elbow to a round end, so that upper arm and forearm overlap without a kink. */
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
    // Flesh past a bone's ends keeps its shape.
    const along = Math.min(Math.max((px * ax + py * ay) / a, 0), a) * longer;
    const [qx, qy] = [px + (ax / a) * along, py + (ay / a) * along];
    return point(newFrom.x + qx * cos - qy * sin, newFrom.y + qx * sin + qy * cos);
  };
}

/** Wrist in a pocket that is not known: share of the hips, and inches below the high hip. */
const POCKET = { out: 0.9, down: 0.3 } as const;
/** Roundness from which a hand rests under a belly. */
const CRADLED = 0.4;
const CRADLE = { out: 0.66, up: 1.5, heading: point(-1, 0.3) } as const;
/** Wrist of a hand at the waist: share of its half width, and inches down. */
const WAIST = { out: 0.88, down: 1.3, heading: point(-1, 0.4) } as const;
/** Wrist of a hand in the lap: shares of the hips and of the thigh. */
const LAP = { out: 0.56, down: 0.16, heading: point(-1, 0.5) } as const;
const placeLap = ({ hips, hipY, kneeY }: Landmarks): Point =>
  point(hips * LAP.out, hipY + (kneeY - hipY) * LAP.down);
/** Largest turn of the upper arm, in radians. */
const SPREAD = 0.52;
/** Largest reach of one bent arm, and of both, as a share of the shoulders' half width. */
const BENT_SPAN = { one: 1.07, both: 2.06 } as const;

/** Inches; the weight's arm bends a little and hangs on the hip, so that its own line is the outermost. */
const HANGS = {
  ease: { elbow: 0, up: 0, raised: 0, beside: 0.4, inward: 0.55 },
  rest: { elbow: 1.5, up: 0.5, raised: 0.5, beside: -0.1, inward: 2.8 },
  swing: { elbow: 1.5, up: 0.3, raised: 1.4, beside: -0.3, inward: 3.4 },
} as const;
/** Inches that a man's elbow bends outward more. */
const MENS_BEND = 0.6;
/** Inches that a forearm slants outward at most. */
const SLANT = 2.3;

/** Inches. */
const STRAP = { elbow: 1.1, up: 0.1, fist: 2.3 } as const;

export const placeGrip = ({ armpit, chestY }: Landmarks): Point => point(armpit - 1.1, chestY + 0.5);

interface Beside {
  hips: number;
  past: number;
  grip: Point;
  laid: LaidHand | undefined;
}

function placeJoints(hold: Own, body: Body, { hips, past, grip, laid }: Beside): Joints {
  const { joint, elbow, wrist, fullness } = body.arm;
  const l = body.landmarks;
  const half = 1.08 * fullness;
  const most = Math.min(l.deltoid * BENT_SPAN.one, l.deltoid * BENT_SPAN.both - elbow.x - half) - half;
  if (hold === 'ease' || hold === 'rest' || hold === 'swing') {
    const { elbow: bent, up, raised, beside, inward } = HANGS[hold];
    const wanted = hips + past + beside;
    const out = Math.min(
      Math.max(elbow.x + (bent + MENS_BEND * l.build) / fullness ** 2 + 0.4 * past, wanted - SLANT),
      most,
    );
    return {
      elbow: point(out, elbow.y - up),
      wrist: point(clamp(wanted, out - inward - 2 * MENS_BEND * l.build, out + SLANT), wrist.y - raised),
    };
  }
  if (hold === 'strap') {
    const bent = point(Math.min(joint.x + STRAP.elbow, most), l.elbowY - STRAP.up);
    return {
      elbow: bent,
      wrist: interpolatePoint(grip, bent, STRAP.fist / computeLength(grip.x - bent.x, grip.y - bent.y)),
    };
  }
  const to = laid?.wrist ?? point(hips * POCKET.out, l.highHipY + POCKET.down);
  const upper = elbow.y - joint.y;
  const lower = wrist.y - elbow.y;
  const [vx, vy] = [to.x - joint.x, to.y - joint.y];
  const reach = Math.min(computeLength(vx, vy), upper + lower * 0.985);
  const bend = Math.acos(clamp((upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach), -1, 1));
  const turn = Math.atan2(vy, vx) - Math.min(bend, SPREAD);
  const x = Math.min(joint.x + Math.cos(turn) * upper + (hold === 'pocket' ? 0 : 0.7 * past), most);
  return { elbow: point(x, joint.y + Math.sin(turn) * upper), wrist: to };
}

/** Inches at knee, ankle and toes. */
const ASIDE = { idle: [0.15, 1.7, 2.4], standing: [-0.15, -0.55, -0.6], mens: [0.25, 0.6, 0.7] } as const;

/** Share of the toes' reach taken back. */
const FRONTAL = 0.62;

function createFootTurn({ ankleY, floorY }: Landmarks, legs: Warp, side: 1 | -1): Warp {
  const most = (side * FRONTAL * computeReach(floorY)) / (floorY - ankleY);
  return (p) => {
    const { x, y } = legs(p);
    return point(p.x * side > 0 ? x - most * Math.max(0, p.y - ankleY) : x, y);
  };
}

function createLegPose(l: Landmarks, side: 1 | -1, even: boolean, stride: number): Warp {
  const both = ASIDE.idle.map((aside) => aside * interpolate(EVEN.legs, EVEN.mensLegs, l.build));
  const weighted = ASIDE.standing.map((aside, index) => interpolate(aside, ASIDE.mens[index]!, l.build));
  const [idle, standing] = (even ? [both, both] : [ASIDE.idle.map((aside) => aside * stride), weighted]).map(
    ([knee = 0, ankle = 0, toes = 0]) =>
      createTable([
        [l.crotchY - 1, 0],
        [l.kneeY, knee],
        [l.ankleY, ankle],
        [l.floorY, toes],
      ]),
  );
  return (p) => {
    if (p.y <= l.crotchY - 1) return p;
    const out = p.x * side < 0 ? idle! : standing!;
    return point(p.x + Math.sign(p.x) * out.at(p.y), p.y);
  };
}

/** Inches at knee, ankle and toes: inward, and how far the leg behind ends higher on the sheet. */
const STRIDE = {
  before: { inward: [0.3, 0.8, 0.7], up: [0, 0, 0] },
  behind: { inward: [0, 0.15, 0.2], up: [0.2, 0.5, 0.65] },
} as const;

function createStride(l: Landmarks): Warp {
  const from = l.crotchY + (l.kneeY - l.crotchY) * 0.4;
  const createSteps = (steps: readonly number[]) =>
    createTable([[from, 0], ...[l.kneeY, l.ankleY, l.floorY].map((y, index) => [y, steps[index]!] as const)]);
  const [before, behind] = [STRIDE.before, STRIDE.behind].map(({ inward, up }) => ({
    inward: createSteps(inward),
    up: createSteps(up),
  }));
  return ({ x, y }) => {
    const { inward, up } = x < 0 ? before! : behind!;
    return y <= from ? point(x, y) : point(x - Math.sign(x) * inward.at(y), y - up.at(y));
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function easeInOut(share: number): number {
  const t = clamp(share, 0, 1);
  return t * t * (3 - 2 * t);
}
