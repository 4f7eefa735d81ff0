import { LEVEL, computeShoulderLine } from './body';
import { LEG_CORNER } from './leg-openings';
import type { Top } from './necklines';
import { interpolatePoint } from '../../figure/curve';
import {
  placeAlong,
  placeEnd,
  linkCurves,
  mirrorCurve,
  point,
  reverseCurve,
  smoothCurve,
  straight,
  traceThrough,
} from './path';
import type { Curve, Point } from './path';
import { traceSide } from './silhouettes';
import { traceLowerEdge } from './bodice-hem';
import type { BodiceOptions, Shoulder } from './bodice-options';

export interface Bodice {
  outline: Curve;
  flank: Curve;
  shoulder: Curve;
  side: Curve;
  hem: Curve;
  armholes: Curve[];
  tip: Point;
  underarm: Point;
  armhole: Curve;
  neckPoint: Point;
}

export function cutBodice(options: BodiceOptions): Bodice {
  const {
    neckline,
    shoulder,
    silhouette,
    hem,
    lift = 0.9,
    slant = 0,
    easy = false,
    wings = 0,
    briefs = false,
    cups = false,
    beside,
    step = 8,
  } = options;
  const neckEnd = placeEnd(neckline.edge);
  const neckPoint = neckline.right === 'bare' ? point(9, computeShoulderLine(9)) : neckEnd;
  const { crease } = options;
  // A bare arm hangs beside a cap sleeve too.
  const deeper = DEEPER[options.isCapped ? 'bare-arm' : shoulder];
  const cut =
    LEVEL.underarm +
    (easy ? 4 : 0) +
    (options.isHung ? Math.min(wings, 3) || (deeper < 0 ? HUNG_BARE : HUNG) : wings) +
    deeper;
  const depth = crease ? Math.max(cut, CREASED) : cut;
  const own = silhouette.at(Math.max(depth, LEVEL.underarm)) - (deeper < 0 ? 0.9 : 0);
  const underarm = point(Math.min(own, beside?.(depth) ?? own), depth);
  // A hanging arm hides its armhole's depth.
  const placeCreased = (level: number): Point =>
    point(Math.min(crease?.(level) ?? underarm.x, underarm.x), level);
  const pit = crease ? placeCreased(CREASED) : underarm;
  const tip = placeTip(options, neckPoint);
  const armhole = traceArmhole(shoulder, tip, pit, crease && placeCreased(LEVEL.underarm), options);
  // Cloth continues under a hanging sleeve, so that no gap shows.
  const armpit = placeCreased(LEVEL.underarm);
  const under = options.hasSheerSleeves
    ? armhole
    : crease
      ? smoothCurve([
          tip,
          point((tip.x + armpit.x) / 2 + UNDER_SLEEVE, (tip.y + armpit.y) / 2),
          point(armpit.x + UNDER_SLEEVE, armpit.y),
          underarm,
        ])
      : shoulder === 'set-in' || shoulder === 'dropped'
        ? smoothCurve([
            tip,
            point(armhole.cubics[0]!.to.x + UNDER_SLEEVE, tip.y + (underarm.y - tip.y) * 0.4),
            ...(options.isCapped ? [placeAlong(armhole, 0.85)] : []),
            underarm,
          ])
        : armhole;
  const traceAbove = (top: Top, end: Point): Curve =>
    traceUpper(top, end, tip, under, underarm, options.isHung === true && wings > 3);
  const right = traceAbove(neckline.right, neckEnd);
  const leftEnd = neckline.edge.from;
  const left = mirrorCurve(traceAbove(neckline.left, point(-leftEnd.x, leftEnd.y)));
  const side = traceSideFrom(options, underarm, briefs ? LEG_CORNER : hem - (cups ? WINGS : lift), step);
  const other = mirrorCurve(slant > 0 ? traceSideFrom(options, underarm, hem - lift - slant, step) : side);
  const corner = placeEnd(side);
  const lower = traceLowerEdge(options, corner, placeEnd(other), lift);
  return {
    outline: linkCurves(neckline.edge, right, side, lower, reverseCurve(other), reverseCurve(left)),
    flank: linkCurves(right, side),
    shoulder: traceSlope(neckEnd, tip),
    side,
    hem: lower,
    armholes: [
      ...(neckline.right === 'shoulder' ? [armhole] : []),
      ...(neckline.left === 'shoulder' ? [mirrorCurve(armhole)] : []),
    ],
    tip,
    underarm: pit,
    armhole,
    neckPoint,
  };
}

const CREASED = LEVEL.bust;

/** Centimeters of a bra's wings above the lowest point of its cups. */
const WINGS = 4.4;

/** Centimeters. */
const UNDER_SLEEVE = 4;

/** Deeper without an arm within. */
const HUNG = 2.4;
const HUNG_BARE = 4;

/** Deeper than a set-in armhole; bare arms need a closer one. */
const DEEPER: Record<Shoulder, number> = {
  'set-in': 0,
  raglan: 0,
  dropped: 3,
  dolman: 12,
  cape: 0,
  'bare-arm': -1.5,
  'cut-in': -1.5,
  'wide-strap': -1.5,
  'thin-strap': -1.5,
};

/** Loose cloth stays beside the arm and comes out behind it. */
function traceSideFrom(
  { silhouette: { at, knots }, beside }: BodiceOptions,
  underarm: Point,
  end: number,
  step: number,
): Curve {
  const inset = Math.min(at(underarm.y) - underarm.x, 0.9);
  const close = (level: number): number => at(level) - inset * Math.max(0, 1 - (level - underarm.y) / 14);
  const from = (start: number): Curve => traceSide(close, start, end, { step, ...(knots && { knots }) });
  let parting = underarm.y;
  while (parting < end && close(parting) > (beside?.(parting) ?? Infinity)) parting += 0.5;
  if (parting === underarm.y || parting > end - 3) return from(underarm.y);
  const held = [(underarm.y + parting) / 2, parting].map((level) =>
    point(Math.min(close(level), beside!(level - 0.5)), level),
  );
  return linkCurves(smoothCurve([underarm, ...held]), from(parting + 0.4));
}

/** Half width of a chest from which a bare shoulder keeps its share of it, centimeters. */
const ROOMY = 22.4;

/** Centimeters from the axis: on the arm, not beside it. */
const DROPPED = 21.8;

/** Centimeters that a rounded shoulder lifts a seam on the arm. */
const ROUND = 0.9;

function placeTip(
  { shoulder, silhouette, pads = 0, wings = 0, neckline, isOverShirt = false, isHung = false }: BodiceOptions,
  neck: Point,
): Point {
  if (neckline.right === 'off') return neck;
  const liftCurve = (x: number, up = pads): Point => point(x, Math.max(computeShoulderLine(x), neck.y) - up);
  const computeHung = (share: number): number =>
    isHung && silhouette.bust > ROOMY ? share * silhouette.bust : 0;
  switch (shoulder) {
    case 'dropped':
      return liftCurve(DROPPED + silhouette.drop * 0.15, pads + ROUND);
    case 'dolman':
      return liftCurve(DROPPED);
    case 'cape':
      return liftCurve(19);
    case 'bare-arm':
      return liftCurve(
        Math.max(
          (isOverShirt ? 19.2 : Math.max(15.8, computeHung(0.82))) + silhouette.drop * 0.5,
          neck.x + 1.6,
        ),
      );
    case 'cut-in':
      return liftCurve(Math.max(10.6, neck.x + 1.8, computeHung(wings > 3 ? 0.58 : 0.69)));
    case 'wide-strap':
      return liftCurve(Math.max(neck.x + (wings > 3 ? 2.4 : 4.6), computeHung(0.6)));
    case 'thin-strap':
      return neck;
    default:
      return liftCurve(
        Math.max(19.2, neckline.right === 'bare' ? 0 : neck.x + 2) +
          (shoulder === 'raglan' ? 0 : silhouette.drop) +
          pads * 0.7,
      );
  }
}

function traceArmhole(
  shoulder: Shoulder,
  tip: Point,
  underarm: Point,
  armpit?: Point,
  { isOverShirt = false, isHung = false }: Partial<BodiceOptions> = {},
): Curve {
  if (shoulder === 'thin-strap') {
    return smoothCurve(
      [tip, point(tip.x * 0.62 + underarm.x * 0.38, tip.y + (underarm.y - tip.y) * 0.72), underarm],
      {
        start: point(0.3, 1),
        end: point(1, 0.3),
      },
    );
  }
  // Under a raglan the bodice only needs to reach beneath the sleeve.
  if ((shoulder === 'dolman' && !armpit) || shoulder === 'raglan') return straight(tip, underarm);
  if (shoulder === 'cape') {
    // The form carries points beyond the shoulder down the arm.
    const onSeam = (out: number): Point => point(tip.x + out, computeShoulderLine(tip.x + out));
    return smoothCurve([tip, onSeam(3.4), onSeam(8), underarm]);
  }
  if (armpit) {
    const round = point(tip.x * 0.4 + armpit.x * 0.6 + 0.4, tip.y * 0.5 + armpit.y * 0.5);
    return smoothCurve([tip, round, point(armpit.x + 0.4, armpit.y), underarm], { start: point(-0.2, 1) });
  }
  if (shoulder === 'set-in' || shoulder === 'dropped')
    return smoothCurve(
      [tip, point((tip.x * 2 + underarm.x) / 3 - 0.3, tip.y + (underarm.y - tip.y) * 0.58), underarm],
      { start: point(-0.12, 1), end: point(0.2, 1) },
    );
  if (isHung) {
    const placeIn = (out: number, down: number): Point =>
      point(tip.x + (underarm.x - tip.x) * out, tip.y + (underarm.y - tip.y) * down);
    return smoothCurve([tip, placeIn(-0.03, 0.48), placeIn(0.26, 0.86), underarm], { end: point(1, 0.3) });
  }
  // A strap's end lies on the shoulder without an ear, and the edge runs on into the side.
  return smoothCurve(
    [
      tip,
      point(tip.x + 0.5, tip.y + (underarm.y - tip.y) * 0.26),
      point(
        Math.min(tip.x + 1.2, interpolatePoint(tip, underarm, 0.62).x + (isOverShirt ? 1 : -0.9)),
        tip.y + (underarm.y - tip.y) * 0.62,
      ),
      underarm,
    ],
    { start: point(0.3, 1), end: point(0.7, 1) },
  );
}

function traceUpper(
  top: Top,
  neckEnd: Point,
  tip: Point,
  armhole: Curve,
  underarm: Point,
  tied: boolean,
): Curve {
  if (top === 'off' || top === 'bare') return straight(neckEnd, underarm);
  if (top === 'halter') {
    if (tied)
      return linkCurves(
        straight(neckEnd, point(neckEnd.x + 1.2, neckEnd.y + 0.2)),
        traceThrough(
          [neckEnd.x + 1.2, neckEnd.y + 0.2],
          [10.4, 16],
          [16, underarm.y - 4],
          [underarm.x, underarm.y],
        ),
      );
    const strap = point(neckEnd.x + 3.4, neckEnd.y + 0.6);
    return linkCurves(
      straight(neckEnd, strap),
      smoothCurve([strap, point(11.6, 13.5), underarm], { start: point(0.1, 1), end: point(1, 0.4) }),
    );
  }
  if (tip.x - neckEnd.x < 0.01) return armhole;
  return linkCurves(traceSlope(neckEnd, tip), armhole);
}

const traceSlope = (neckEnd: Point, tip: Point): Curve =>
  smoothCurve([neckEnd, tip], { start: point(1, 0.46), end: point(1, 0.7) });
