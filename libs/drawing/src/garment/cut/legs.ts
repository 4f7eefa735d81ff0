import { INCH, interpolate } from '../../figure/proportions';
import { LEVEL } from './body';
import { isHanger, type Form } from '../../form/form';
import { smoothFunction, createBridge, createTable } from '../../form/table';
import {
  mirrorSides,
  placeEnd,
  linkCurves,
  mirrorCurve,
  point,
  reverseCurve,
  smoothCurve,
  straight,
} from './path';
import { createRunningMax } from './silhouettes';
import type { Curve, Point } from './path';

export const LEG_LENGTH = {
  'short-shorts': 84,
  'knee-shorts': 101,
  cropped: 126,
  'ankle-length': 139.4,
  'full-length': 142,
} as const;

export type LegLength = keyof typeof LEG_LENGTH;

export const LEG_LENGTHS = Object.keys(LEG_LENGTH) as LegLength[];

/** Inches off the leg on each side at thigh, knee and hem; a hang of 0 follows the leg back in. */
interface LegCut {
  thigh: number;
  knee: number;
  hem: number;
  hang: readonly [knee: number, hem: number];
}

const CUTS = {
  legging: { thigh: 0.03, knee: 0.03, hem: 0.03, hang: [0, 0] },
  skinny: { thigh: 0.08, knee: 0.1, hem: 0.14, hang: [0, 0] },
  slim: { thigh: 0.14, knee: 0.24, hem: 0.5, hang: [0.04, 0] },
  straight: { thigh: 0.28, knee: 0.5, hem: 1.1, hang: [0.5, 0.42] },
  bootcut: { thigh: 0.2, knee: 0.26, hem: 2, hang: [0.1, 0] },
  flare: { thigh: 0.18, knee: 0.36, hem: 2.9, hang: [0.1, 0] },
  wide: { thigh: 0.8, knee: 1.7, hem: 2.5, hang: [1, 1] },
  palazzo: { thigh: 1, knee: 2.7, hem: 4.8, hang: [1, 1] },
  tapered: { thigh: 0.3, knee: 0.56, hem: 1.15, hang: [0.14, 0.1] },
  barrel: { thigh: 0.8, knee: 1.7, hem: 0.6, hang: [0.75, 0] },
  culotte: { thigh: 0.9, knee: 2.2, hem: 3.4, hang: [0.9, 0.9] },
  relaxed: { thigh: 0.6, knee: 1.4, hem: 2, hang: [0.8, 0.66] },
} satisfies Record<string, LegCut>;

export type LegShape = keyof typeof CUTS;

export const LEG_SHAPES = Object.keys(CUTS) as LegShape[];

export interface LegsOptions {
  shape: LegShape;
  top: number;
  half: number;
  hem: number;
  hipEase?: number;
  thighEase?: number;
  gathered?: boolean;
}

export interface Legs {
  outline: Curve;
  sides: [Curve, Curve];
  inseams: [Curve, Curve];
  hems: [Curve, Curve];
  rise: Curve;
  creases: [Curve, Curve];
  falls: { curves: Curve[]; inches: number };
  tubes: [Curve, Curve];
  hem: number;
  filled: boolean;
  /** Too close for folds. */
  smooth: boolean;
  close: boolean;
  at(level: number): number;
  inner(level: number): number;
  foot: { inner: number; outer: number };
}

export function cutLegs(form: Form, options: LegsOptions): Legs {
  const { shape, top, half, hem, hipEase = 0, thighEase = 0, gathered = false } = options;
  const crotch = LEVEL.crotch + 1;
  const slack = computeSlack(form, CUTS[shape]);
  const hipRoom = 0.14 + 0.3 * CUTS[shape].thigh + hipEase * 0.08;
  const close = (level: number): number => {
    const share = Math.min(Math.max((level - top) / (LEVEL.hip - top), 0), 1);
    return form.half(level) * (1 - slack * share) + 0.1 + hipRoom * share;
  };
  const widest = createRunningMax(close, Math.min(top, LEVEL.hip), LEVEL.hip + 1);
  const computeSeatWidth = (level: number): number =>
    form.onPattern(level, (close(level) + widest(level)) / 2);
  const { outer, inner } = createLegEdges(form, CUTS[shape], {
    more: thighEase * 0.09,
    hip: computeSeatWidth(LEVEL.hip),
    hemLevel: hem,
    drawnIn: gathered ? hem : undefined,
  });
  const soft = smoothFunction(
    (level) => (level <= top ? half : level < LEVEL.hip ? computeSeatWidth(level) : outer(level)),
    top,
    LEVEL.floor + 3,
    2.5 + 4 * Math.min(CUTS[shape].thigh, 0.8),
  );
  // A seam above a belly lies in a hollow that smoothing would cut.
  const at = (level: number): number =>
    top < LEVEL.waist && level > top && level < LEVEL.hip
      ? Math.max(soft(level), form.onPattern(level, form.half(level) + COVERED))
      : soft(level);
  const blouse = gathered ? [hem - 10, hem - 4.8] : [];
  const last = hem - (blouse.length > 0 ? 14 : 4);
  const listStops = (levels: readonly number[], edge: (level: number) => number): Point[] =>
    [...levels.filter((level) => level < last), ...blouse].map((level) => point(edge(level), level));
  const onBelly = top < LEVEL.waist - 4 ? [0.12, 0.24] : [];
  const upper = [...onBelly, 0.4].map((share) => top + (LEVEL.hip - top) * share);
  const side = smoothCurve(
    [
      ...listStops([top, ...upper, LEVEL.hip, LEVEL.crotch + 2, ...LEG, 147], at),
      point(at(hem - ROUND), hem - ROUND),
    ],
    { start: point(0.32, 1) },
  );
  const inseam = smoothCurve([point(0, crotch), ...listStops(LEG, inner), point(inner(hem), hem)], {
    start: point(0, 1),
  });
  const corner = placeEnd(side);
  const computeMiddleX = (level: number): number => (inner(level) + at(level)) / 2;
  const foot = placeEnd(inseam);
  const round = point(corner.x - ROUND, hem);
  const lowest = point((round.x + foot.x) / 2, hem + (round.x - foot.x) * SAG);
  const arc = smoothCurve([round, lowest, foot]);
  const cut = linkCurves(smoothCurve([corner, round]), arc);
  const waist = smoothCurve([point(-half, top), point(0, top + 0.9), point(half, top)], {});
  const rise = straight(point(0, top + 0.9), point(0, crotch));
  const middle = (hem + LEVEL.crotch) / 2;
  const crease = smoothCurve([
    point(computeMiddleX(middle) * 0.9, top + 2),
    point(computeMiddleX(middle), middle),
    point(computeMiddleX(hem), hem + 0.4),
  ]);
  return {
    outline: linkCurves(
      waist,
      side,
      cut,
      reverseCurve(inseam),
      mirrorCurve(inseam),
      reverseCurve(mirrorCurve(cut)),
      reverseCurve(mirrorCurve(side)),
    ),
    sides: mirrorSides(side),
    inseams: mirrorSides(inseam),
    hems: mirrorSides(arc),
    rise,
    creases: mirrorSides(crease),
    falls: { curves: traceFalls(shape, hem, at, inner), inches: ((at(hem) - inner(hem)) * 0.34) / INCH },
    tubes: mirrorSides(
      linkCurves(smoothCurve([point(0, top + 0.9), point(half, top)], {}), side, cut, reverseCurve(inseam)),
    ),
    hem,
    filled: !isHanger(form),
    smooth: shape === 'legging',
    close: shape === 'slim' || shape === 'skinny',
    at,
    inner,
    foot: { inner: foot.x, outer: corner.x },
  };
}

/** Inches off the body. */
const COVERED = 0.05;

const LEG = [LEVEL.crotch + 9, 88, LEVEL.knee, 112, 124, 136] as const;

/** Level from which a leg breaks on the shoe. */
export const LONG = 141;

/** Depth of a hem's arc, as a share of its width. */
const SAG = 0.05;
/** Radius of a hem's corner, centimeters. */
const ROUND = 0.4;

const isFlaring = ({ knee, hem }: LegCut): boolean => hem > knee * 3.5;

/** Empty trousers are narrower at the hip. */
const computeSlack = (form: Form, { thigh }: LegCut): number =>
  isHanger(form) ? 0.1 + 0.1 * Math.max(1 - thigh / 0.35, 0) : 0;

/** Inches at the thigh from which cloth falls from the hip. */
const FULL_THIGH = 0.5;
const EASY_THIGH = 0.3;

/** Hang from which a leg falls free of the knee. */
const HANGS = 0.3;

/** Inches. */
const COVER = 0.16;

/** Share of the hang that a man's trousers lack. */
const MENS_NARROWER = 0.4;

/** Share of the leg's hollows bridged. */
const CLOSE_BRIDGED = { tight: 0.16, flaring: 0.26, loose: 0.5 } as const;
/** Inches off the knee, up to which a leg fits into boots. */
const SKIN_TIGHT = 0.2;

/** Half the gap of empty shorts at the knee. */
const SPLIT = 3;

/** Share by which empty shorts widen. */
const SHORTS_FLARE = 0.05;

/** Inches. */
const GATHERED = { hem: 0.12, blouse: 0.7 } as const;

/** Shares by which a leg laid flat is wider. */
const LAID = { close: 1.36, full: 1.14 } as const;

interface LegEdges {
  more: number;
  hip: number;
  hemLevel: number;
  drawnIn: number | undefined;
}

function createLegEdges(form: Form, cut: LegCut, { more, hip, hemLevel, drawnIn }: LegEdges) {
  const { thigh, knee, hem } = cut;
  const { build } = form.body.landmarks;
  const hang = cut.hang.map((share) => share * (1 - MENS_NARROWER * build)) as [number, number];
  const room = createTable([
    [LEVEL.hip, thigh * 0.4 + more],
    [LEVEL.crotch + 9, thigh + more],
    [LEVEL.knee, knee + more * 0.5],
    ...(drawnIn === undefined
      ? ([
          ...(isFlaring(cut) ? ([[LEVEL.knee + 20, knee + (hem - knee) * 0.28]] as const) : []),
          [LEVEL.floor + 1, hem],
        ] as const)
      : ([
          [drawnIn - 11, Math.max(knee, GATHERED.blouse)],
          [drawnIn - 6, GATHERED.hem],
          [LEVEL.floor + 1, GATHERED.hem],
        ] as const)),
  ]);
  // Close legs follow the hip to mid-thigh and fall from there.
  const from = thigh < FULL_THIGH && !isHanger(form) ? LEVEL.crotch + 7 : LEVEL.hip;
  const fall = createTable([
    [from, hang[0]],
    [LEVEL.knee, hang[0]],
    [drawnIn === undefined ? LEVEL.floor + 1 : drawnIn - 6, drawnIn === undefined ? hang[1] : 0],
  ]);
  const units = form.onPattern(LEVEL.hip, 1);
  const slack = 1 - computeSlack(form, cut);
  const computeBodyOuter = (level: number): number => form.body.half(form.height(level)) * units * slack;
  const computeBodyInner = (level: number): number => form.body.inseam(form.height(level)) * units;
  // Only close legs draw in below the calf.
  const full = hang[0] > 0.9;
  const isShort = isHanger(form) && hemLevel < LEVEL.knee + 4;
  const apart = createTable([
    [LEVEL.crotch, 0],
    [LEVEL.crotch + (LEVEL.knee - LEVEL.crotch) * 0.3, isShort ? SPLIT * 0.3 : 0],
    [LEVEL.knee, isShort ? SPLIT : full ? 0.5 : 0.9],
    [LEVEL.floor, full ? 0.9 : isHanger(form) ? 1.2 : 0.7],
  ]);
  const computeInner = (level: number): number => {
    if (level <= LEVEL.crotch) return 0;
    const covered = isShort ? Infinity : Math.max(computeBodyInner(level) - COVER * units, 0);
    return Math.max(computeBodyInner(level) - room.at(level) * units, Math.min(apart.at(level), covered));
  };
  const computeFollowedWidth = (level: number): number => {
    const close = computeBodyOuter(level) + room.at(level) * units;
    // Width without room inside moves outside.
    const lack = Math.max(0, computeInner(level) - (computeBodyInner(level) - room.at(level) * units));
    return close + lack * 0.8;
  };
  // Hanging cloth bridges the leg's hollows.
  const last = drawnIn === undefined ? hemLevel : drawnIn - 11;
  const low = Math.max(last, LEVEL.knee);
  const bridged = createBridge(computeFollowedWidth, LEVEL.crotch, low);
  // Bridged in part: every bulge would make the line wobble.
  const share =
    hang[0] >= HANGS
      ? 1
      : knee < SKIN_TIGHT
        ? CLOSE_BRIDGED.tight
        : CLOSE_BRIDGED[isFlaring(cut) ? 'flaring' : 'loose'];
  const computeOwn = (level: number): number =>
    interpolate(computeFollowedWidth(level), bridged(level), share);
  const loose = from === LEVEL.hip;
  const held = loose ? hip : computeFollowedWidth(from);
  const fallsFrom = loose ? LEVEL.knee : from;
  const computeHungOuter = (level: number): number => {
    const own = computeOwn(level);
    return Math.max(own, own + (held - own) * fall.at(level));
  };
  const computeWornOuter = (level: number): number => {
    if (level > fallsFrom) return computeHungOuter(level);
    const down = Math.max((level - LEVEL.hip) / (fallsFrom - LEVEL.hip), 0);
    const least = loose ? computeBodyOuter(level) + COVER * units : computeOwn(level);
    return Math.max(least, interpolate(hip, computeHungOuter(fallsFrom), down ** (loose ? 1 : 1.7)));
  };
  if (!isHanger(form)) return { outer: computeWornOuter, inner: computeInner };
  const computeLaidOuter = (level: number): number => {
    const own = computeFollowedWidth(level);
    const free = interpolate(own, hip + more * units, fall.at(level));
    const wider = LAID[thigh < EASY_THIGH && !isFlaring(cut) ? 'close' : 'full'];
    return interpolate(computeInner(level), Math.max(own, free), wider);
  };
  const end = isShort ? hemLevel : low;
  const hemOuter = isShort
    ? Math.max(computeFollowedWidth(LEVEL.crotch + 9), hip * (1 + SHORTS_FLARE + more * 0.1))
    : computeLaidOuter(low);
  const straight = interpolate(hip, hemOuter, (LEVEL.knee - LEVEL.hip) / (low - LEVEL.hip));
  const laid = createTable([
    [LEVEL.hip, hip],
    ...(end > LEVEL.knee + 4
      ? [
          [
            LEVEL.knee,
            hang[1] > 0 && thigh < FULL_THIGH
              ? straight
              : Math.max(computeLaidOuter(LEVEL.knee), hang[1] > 0 ? straight : 0),
          ] as const,
        ]
      : []),
    [end, hemOuter],
  ]);
  const isDrawnInBelow = (level: number): boolean => drawnIn !== undefined && level > end;
  return {
    outer: (level: number) => (isDrawnInBelow(level) ? computeLaidOuter(level) : laid.at(level)),
    inner: computeInner,
  };
}

const FULL: readonly LegShape[] = ['wide', 'palazzo', 'culotte', 'flare'];

function traceFalls(
  shape: LegShape,
  hem: number,
  at: (level: number) => number,
  inner: (level: number) => number,
): Curve[] {
  if (!FULL.includes(shape) || hem < LEVEL.knee) return [];
  return [0.3, 0.72].flatMap((share) => {
    const computeX = (level: number): number => inner(level) + (at(level) - inner(level)) * share;
    const high = Math.min(LEVEL.crotch + 4 + share * 16, hem - 12);
    return mirrorSides(
      smoothCurve([hem, (hem + high) / 2, high].map((level) => point(computeX(level), level))),
    );
  });
}
