import { computeLength, cutStretch } from '../../figure/curve';
import { readPairs } from '../../figure/pairs';
import type { ArmForm, Form } from '../../form/form';
import {
  placeAlong,
  placeEnd,
  linkCurves,
  moveCurve,
  point,
  reverseCurve,
  smoothCurve,
  straight,
} from './path';
import type { Curve, Point } from './path';
import { cutCapSleeve, cutFlutter } from './short-sleeves';
import { createArm, type Arm } from './sleeve-arm';
import { createFinish, listShares, SAG } from './sleeve-finish';
import { isCap, isRaised, SLEEVE_LENGTH } from './sleeve-kinds';
import type { Cuff, Sleeve, SleeveName, SleeveOptions } from './sleeve-kinds';

/** Cuts the right sleeve, in body inches; undefined where the arm is bare. */
export function cutSleeve(form: Form, options: SleeveOptions): Sleeve | undefined {
  const { kind, length, bare } = options;
  if (length === 'sleeveless' && bare) return undefined;
  if (kind === 'cut-in-armhole' || kind === 'wide-strap' || kind === 'thin-strap') return undefined;
  if (length === 'sleeveless' && kind !== 'cap-sleeve' && kind !== 'flutter') return undefined;
  if (isCap(kind, length)) return cutCapSleeve(form, options);
  if (kind === 'flutter') return cutFlutter(form, options);
  return cutFullSleeve(form, options);
}

const NAMED_CUFFS: readonly Cuff[] = ['rib', 'tab', 'elastic', 'flounced', 'slit'];

function cutFullSleeve(form: Form, options: SleeveOptions): Sleeve {
  const { kind, tip, underarm, armhole, neck, cuff } = options;
  const arm = createArm(form, options);
  const { at, reach, width } = arm;
  const gathered = kind === 'bishop' || kind === 'balloon' || (kind === 'puff' && reach <= 31);
  const closing: Cuff = gathered && !NAMED_CUFFS.includes(cuff) ? 'gathered' : cuff;
  const { depth, gathers, seams, ...finish } = createFinish(closing, kind, arm);
  const { outer, inner, end, creased } = traceSleeveEdges(kind, tip, underarm, arm, form.arm);
  const raglan = kind === 'raglan';
  const top = raglan ? neck : tip;
  const yoke = raglan ? linkCurves(smoothCurve([neck, tip], SHOULDER_HEADINGS), outer) : outer;
  const [upper, lower] = creased
    ? [cutStretch(inner, 0, 1), cutStretch(inner, 1, inner.cubics.length)]
    : [undefined, inner];
  const slant = smoothCurve(
    [underarm, point(underarm.x * 0.74, underarm.y + (neck.y - underarm.y) * 0.4), neck],
    { start: point(-0.9, -0.7) },
  );
  return {
    ...finish,
    outline: linkCurves(
      yoke,
      end,
      reverseCurve(inner),
      raglan ? slant : kind === 'dolman' ? traceUnder(armhole) : reverseCurve(armhole),
    ),
    free: lower.cubics.length > 0 ? linkCurves(yoke, end, reverseCurve(lower)) : linkCurves(yoke, end),
    ...(upper ? { crease: reverseCurve(upper) } : {}),
    end,
    outer,
    inner,
    seams: [...seams, ...(kind === 'puff' && reach > 31 ? [straight(at(19, 0.8), at(20, -14))] : [])],
    folds: [...gathers, ...traceHeadFolds(kind, armhole), ...traceFlareFolds(kind, arm)],
    bends: reach > 42 && kind !== 'puff' ? traceElbowFolds(arm) : [],
    center: smoothCurve([
      top,
      at(reach * 0.3, -width * 0.34),
      at(reach * 0.7, -width * 0.36),
      at(reach - depth, -width * 0.4),
    ]),
    channels: traceRings(at, reach - depth, width),
    over: raglan,
    armhole,
  };
}

function traceUnder(armhole: Curve): Curve {
  const [tip, underarm] = [armhole.from, placeEnd(armhole)];
  const inner = reverseCurve(moveCurve(armhole, -0.4, 0));
  return linkCurves(straight(underarm, inner.from), inner, straight(placeEnd(inner), tip));
}

const SHOULDER_HEADINGS = { start: point(1, 0.42), end: point(1, 0.62) } as const;

const SHARES = [0.03, 0.07, 0.115, 0.16, 0.28, 0.36, 0.42, 0.56, 0.7, 0.84, 0.94, 1] as const;

function traceSleeveEdges(
  kind: SleeveName,
  tip: Point,
  underarm: Point,
  { at, reach, width }: Arm,
  { cleft, crease }: ArmForm,
): Record<'outer' | 'inner' | 'end', Curve> & { creased: boolean } {
  const last = at(reach, -width);
  const edge = SHARES.map((share) => at(share * reach, 0)).filter(({ y }) => y > tip.y + 0.3);
  const sag = kind === 'bell' ? 2.2 : SAG;
  const whole = SLEEVE_LENGTH.wrist;
  // Above the cleft the arm lies on the body, so the sleeve runs straight from the underarm.
  const free = SHARES.filter((share) => share < 1 && (share * reach) / whole > cleft + 0.04).map((share) =>
    at(share * reach, -width),
  );
  const parting = reach / whole > cleft + 0.04 ? [at((cleft + 0.01) * whole, -width)] : [];
  // Laid flat, a sleeve lies beside the body.
  const inmost = crease === undefined ? underarm.x : -Infinity;
  const below = [...parting, ...free].filter(({ x, y }) => y > underarm.y + 0.6 && x > inmost);
  return {
    creased: crease !== undefined && (parting.length === 0 || below[0] === parting[0]),
    outer: isRaised(kind)
      ? smoothCurve([tip, ...edge], { start: point(0.5, -1) })
      : traceRoundHead(tip, edge),
    inner: smoothCurve([underarm, ...below, last], {
      ...(crease === undefined ? {} : { start: point(0.06, 1) }),
    }),
    end: smoothCurve([at(reach, 0), at(reach + sag, -width / 2), last]),
  };
}

/** Inches below the shoulder: where a sleeve's line begins to show, and within which it never dips inward. */
const HEAD = { from: 1.2, to: 6, round: 0.3 } as const;

function traceRoundHead(tip: Point, edge: readonly Point[]): Curve {
  const apart = edge.filter(({ x, y }) => computeLength(x - tip.x, y - tip.y) > HEAD.from);
  const outermost = keepOutermost(tip, apart.length > 0 ? apart : edge);
  const first = outermost[0] ?? tip;
  const [x, y] = [first.x - tip.x, first.y - tip.y];
  return smoothCurve([tip, ...outermost], { start: point(x + computeLength(x, y) * HEAD.round, y) });
}

function keepOutermost(tip: Point, edge: readonly Point[]): Point[] {
  const isInside = (a: Point, b: Point, c: Point): boolean =>
    (b.x - a.x) * (c.y - a.y) <= (c.x - a.x) * (b.y - a.y);
  return edge.reduce<Point[]>((kept, next) => {
    while (
      kept.length > 0 &&
      kept.at(-1)!.y < tip.y + HEAD.to &&
      isInside(kept.at(-2) ?? tip, kept.at(-1)!, next)
    )
      kept.pop();
    return [...kept, next];
  }, []);
}

function traceHeadFolds(kind: SleeveName, armhole: Curve): Curve[] {
  if (!isRaised(kind)) return [];
  return listShares(4).map((share, index) => {
    const root = placeAlong(armhole, share * 0.42);
    return straight(root, point(root.x + 0.9 + (index % 2) * 0.6, root.y - 0.4 + share * 1.2));
  });
}

const traceFlareFolds = (kind: SleeveName, { at, reach, width }: Arm): Curve[] =>
  kind === 'bell'
    ? [0.3, 0.62].map((share) =>
        straight(at(reach, -width * share), at(reach * 0.66, -width * 0.14 - share * 5)),
      )
    : [];

const traceRings = (at: Arm['at'], end: number, width: number): Curve[] => {
  const levels = Array.from({ length: 12 }, (_, index) => 9 + index * 8).filter((down) => down < end - 3);
  return levels.map((down) => smoothCurve([at(down, 9), at(down + 1.2, -width * 0.5), at(down, -width - 9)]));
};

/** Shares of length and width, from the inner edge, then from the outer. */
const BENDS = [
  '0.5,0.98 0.5,0.6 0.43,0.26',
  '0.56,0.98 0.59,0.6 0.6,0.3',
  '0.4,0 0.45,0.36 0.47,0.62',
  '0.82,0.98 0.86,0.6 0.85,0.3',
  '0.9,0 0.93,0.3 0.92,0.6',
].map(readPairs);

const traceElbowFolds = ({ at, reach, width }: Arm): Curve[] =>
  BENDS.map((stops) => smoothCurve(stops.map(([down, across]) => at(reach * down, -width * across))));
