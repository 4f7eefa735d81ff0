import type { Point } from '../figure/curve';
import { clamp } from '../figure/soft-limits';
import type { Body } from '../form/body';
import { createArmPose, type Hold, type LaidHand, type Own } from './arm-pose';
import type { HandShape } from './hands';
import { createFootTurn, FRONTAL, createLegPose, createStride } from './leg-pose';
import { createSeat, type Knees } from './seated';
import { createStance } from './stance';

export type Limb = 'arms' | 'forearms' | 'legs' | 'feet';

export type Facing = 'left' | 'right';

/** In a stride the left leg is in front; straight is upright, as for a tape. */
export type Stance = 'left' | 'right' | 'even' | 'straight' | 'stride' | 'seated';

/** Share of a full lean. */
const EVEN = 0.62;
const SLIM = { half: 6.5, least: 0.65, most: 1.25 } as const;

/** Share by which a man's hips swing less. */
const MENS_LESS = 0.45;

export interface Pose {
  /** Side of the weight; 1 is the right. */
  readonly side: 1 | -1;
  readonly hold: Hold;
  readonly pocketed: 1 | -1 | undefined;
  /** Of a seated body. */
  readonly knees: Knees | undefined;
  chooseHand(side: 1 | -1): HandShape;
  /** Warp of the trunk, in body inches. */
  upright(p: Point): Point;
  /** Arms hang from the shoulder. */
  arms(p: Point): Point;
  /** Of a hand on a strap, over its upper arm. */
  forearms(p: Point): Point;
  /** Applied before the stance. */
  legs(p: Point): Point;
  /** `legs`, with one foot turned to the front. */
  feet(p: Point): Point;
}

const SEATED_HANDS: readonly (readonly [Own, Own])[] = [
  ['thigh', 'thigh'],
  ['lap', 'lap'],
  ['thigh', 'rim'],
];

/** Hands about a round belly, on the weight's side and the other. */
const BELLY_HANDS: readonly (readonly [Own?, Own?])[] = [
  ['cradle', 'above'],
  ['cradle'],
  ['cradle', 'above'],
  [],
];

const HANGING: readonly HandShape[] = ['open', 'curled'];

const HANDS: Partial<Record<Own, HandShape>> = {
  cradle: 'laid',
  above: 'laid',
  clasp: 'laid',
  hip: 'laid',
  lap: 'laid',
  thigh: 'laid',
  rim: 'fist',
  pocket: 'pocketed',
};

/** Share by which a belly in the middle keeps the hips there. */
const CENTERED = 0.75;

/** Roundness from which a hand rests under a belly. */
const CRADLED = 0.4;

/** Inches that clothes reach beyond the hips. */
const BULKY = { from: 0.8, most: 1.8, trunk: 0.4 } as const;

/**
 * @param clothes reach of clothes at the hips, in inches
 * @param stride how far the idle leg is set aside: 1 fits under any skirt
 * @param hands number that varies the hands
 * @param isSkirted seated knees are together
 * @param isLoose cloth would show outside a bent arm
 */
export function createPose(
  body: Body,
  stance: Stance = 'right',
  hold: Hold = 'ease',
  clothes = body.landmarks.hips,
  {
    stride = 1,
    beside = body.half(body.arm.elbow.y),
    isLoose = false,
    isSkirted = false,
    carrying = false,
    pocket,
    hands = 0,
  }: {
    stride?: number;
    beside?: number;
    isLoose?: boolean;
    isSkirted?: boolean;
    carrying?: boolean;
    pocket?: LaidHand | undefined;
    hands?: number;
  } = {},
): Pose {
  const past = clamp(clothes - body.landmarks.hips, 0, BULKY.most);
  const side = stance === 'left' ? -1 : 1;
  const straight = stance === 'straight';
  const even = straight || stance === 'even';
  const striding = stance === 'stride';
  // Wide clothes hang from the shoulders and hide the hips' tilt.
  const { belly, build, waist } = body.landmarks;
  const lean =
    (straight
      ? 0
      : past > BULKY.from
        ? BULKY.trunk
        : even
          ? EVEN
          : clamp(SLIM.half / waist, SLIM.least, SLIM.most)) *
    (1 - MENS_LESS * build) *
    (1 - CENTERED * belly);
  const seat = stance === 'seated' ? createSeat(body, isSkirted) : undefined;
  const upright = seat?.upright ?? createStance(body.landmarks, side * lean);
  const sides = [1, -1] as const;
  const pocketed = hold === 'pocket' ? side : undefined;
  const rests = belly > CRADLED && !carrying ? BELLY_HANDS[hands % BELLY_HANDS.length]! : [];
  const chooseArmHold = (which: 1 | -1): Own => {
    if (hold === 'strap' && which !== side) return hold;
    if (seat)
      return hold === 'clasp' ? 'lap' : SEATED_HANDS[hands % SEATED_HANDS.length]![which === 1 ? 0 : 1];
    if (hold === 'strap') return 'ease';
    if (pocketed === which) return hold;
    const about = rests[which === side ? 0 : 1];
    if (about) return about;
    if (hold === 'clasp' || (hold === 'hip' && which !== side)) return hold;
    if (which === side && striding && !isLoose) return 'swing';
    return which === side && !even && !isLoose && past < BULKY.from ? 'rest' : 'ease';
  };
  const createArm = (which: 1 | -1, forearm = false) =>
    createArmPose(body, upright, which, chooseArmHold(which), { past, beside, pocket }, forearm);
  const [right, left] = [createArm(1), createArm(-1)];
  const legs =
    seat?.legs ??
    (striding ? createStride(body.landmarks) : createLegPose(body.landmarks, side, even, stride));
  const feet = (straight ? [] : sides).reduce((turned, which) => {
    const share = FRONTAL[seat ? 'seated' : which === (striding ? -1 : side) ? 'standing' : 'idle'];
    return createFootTurn(body.landmarks, turned, which, share);
  }, legs);
  return {
    side,
    hold,
    pocketed,
    knees: seat?.knees,
    chooseHand: (which) =>
      HANDS[chooseArmHold(which)] ?? HANGING[(hands + (which === side ? 0 : 1)) % HANGING.length]!,
    upright,
    arms: (p) => (p.x >= 0 ? right : left)(p),
    forearms: createArm(side === 1 ? -1 : 1, true),
    legs,
    feet,
  };
}
