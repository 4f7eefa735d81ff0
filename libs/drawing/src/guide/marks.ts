import type { Arm } from '../figure/arm';
import { lastPoint, mirrored, pathData, point, stretch } from '../figure/curve';
import type { Curve, Placement, Point } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { smoothCurve } from '../figure/smooth-curve';
import { bodySide, fullHip } from '../figure/torso';

/** The fine lines that show a proportion, in body inches: what is measured is drawn firm, what leads to it dashed. */
export interface Marks {
  firm: Curve[];
  dashed: Curve[];
}

export type MarksOf = (l: Landmarks, arm: Arm) => Marks;

const straight = (from: Point, to: Point): Curve => ({ from, cubics: [{ c1: from, c2: to, to }] });
const flat = (x1: number, x2: number, y: number): Curve => straight(point(x1, y), point(x2, y));
const upright = (x: number, y1: number, y2: number): Curve => straight(point(x, y1), point(x, y2));
const both = (curve: Curve): Curve[] => [curve, mirrored(curve)];

/** Half the length of the little stroke that ends a dimension. */
const TICK = 0.32;

/** A width on the body: from edge to edge, with an upright tick at each. */
function across(x1: number, x2: number, y: number): Marks {
  return {
    firm: [upright(x1, y - TICK * 2, y + TICK * 2), upright(x2, y - TICK * 2, y + TICK * 2)],
    dashed: [flat(x1, x2, y)],
  };
}

/** A height beside the body, `x` from the axis, led to from the levels that it runs between. */
function beside(x: number, from: number, y1: number, y2: number): Marks {
  return {
    firm: [upright(x, y1, y2), flat(x - TICK, x + TICK, y1), flat(x - TICK, x + TICK, y2)],
    dashed: [flat(from, x - TICK, y1), flat(from, x - TICK, y2)],
  };
}

/** The body's own line drawn once more, a little outside it. */
function along(curve: Curve, distance: number): Marks {
  const shift = ({ x, y }: Point): Point => point(x + distance, y);
  const outer: Curve = {
    from: shift(curve.from),
    cubics: curve.cubics.map(({ c1, c2, to }) => ({ c1: shift(c1), c2: shift(c2), to: shift(to) })),
  };
  return { firm: both(outer), dashed: [] };
}

function together(...marks: Marks[]): Marks {
  return { firm: marks.flatMap(({ firm }) => firm), dashed: marks.flatMap(({ dashed }) => dashed) };
}

const mirroredToo = ({ firm, dashed }: Marks): Marks => ({
  firm: firm.flatMap(both),
  dashed: dashed.flatMap(both),
});

/** Stops of the body's side, counted from 0. */
const SIDE = { cleft: 0, hip: 5, knee: 8, ankle: 11 } as const;
/** Stops of the arm's outside, counted from 0. */
const ARM = { neck: 2, deltoid: 8, elbow: 10 } as const;

const OUTSIDE = 0.6;

const sideOf =
  (start: number, end: number): MarksOf =>
  (l) =>
    along(stretch(bodySide(l), start, end), OUTSIDE);

const level =
  (y: keyof Landmarks, half: (l: Landmarks) => number): MarksOf =>
  (l) =>
    across(-half(l), half(l), l[y]);

const arched =
  (y: (l: Landmarks) => number, rise: number, half: (l: Landmarks) => number): MarksOf =>
  (l) => ({
    firm: [smoothCurve([point(-half(l), y(l)), point(0, y(l) + rise), point(half(l), y(l))])],
    dashed: [],
  });

const limb =
  (inner: (l: Landmarks) => number, outer: (l: Landmarks) => number, y: keyof Landmarks): MarksOf =>
  (l) =>
    mirroredToo(across(inner(l), outer(l), l[y]));

const thighOuter = (l: Landmarks): number => fullHip(l).x * 0.76 + l.kneeOuter * 0.24;

const shoulderSlope: MarksOf = (l, { outside }) => {
  const slope = stretch(outside, ARM.neck, ARM.deltoid);
  const raised = (p: Point): Point => point(p.x + 0.2, p.y - OUTSIDE);
  return {
    firm: both({
      from: raised(slope.from),
      cubics: slope.cubics.map(({ c1, c2, to }) => ({ c1: raised(c1), c2: raised(c2), to: raised(to) })),
    }),
    dashed: both(flat(slope.from.x + 0.4, l.deltoid + 0.8, slope.from.y - OUTSIDE)),
  };
};

/** The proportions that guides point out, each by what it shows. */
export const MARKS = {
  neckHeight: (l) => beside(l.neck + 2.6, l.neck + 0.3, l.chinY, l.shoulderY),
  shoulderWidth: level('deltoidY', (l) => l.deltoid),
  shouldersAndHips: (l) =>
    together(across(-l.deltoid, l.deltoid, l.deltoidY), across(-fullHip(l).x, fullHip(l).x, l.hipY)),
  shoulderSlope,
  shoulderSet: (l, arm) =>
    together(shoulderSlope(l, arm), { firm: [], dashed: [upright(0, l.neckY, l.underbustY)] }),
  armLine: (_, { outside }) => along(stretch(outside, ARM.deltoid, ARM.elbow), OUTSIDE),
  armEase: (l, { outside, inside }) =>
    together(
      along(stretch(outside, ARM.deltoid, ARM.elbow), OUTSIDE),
      mirroredToo(across(lastPoint(inside).x, l.deltoid + 0.5, lastPoint(inside).y)),
    ),
  armWidth: (l, { inside }) => mirroredToo(across(lastPoint(inside).x, l.deltoid + 0.5, lastPoint(inside).y)),
  chestWidth: level('chestY', (l) => l.chest),
  chestHeight: (l) => beside(l.deltoid + 2, l.chest + 0.4, l.shoulderY, l.underbustY),
  waistWidth: level('waistY', (l) => l.waist),
  waistLine: sideOf(SIDE.cleft, SIDE.hip),
  abdomenArc: arched(
    (l) => l.highHipY + 0.6,
    1.3,
    (l) => l.waist * 0.72,
  ),
  abdomenDeepArc: (l, arm) =>
    together(
      arched(
        (m) => m.highHipY + 0.6,
        1.3,
        (m) => m.waist * 0.72,
      )(l, arm),
      arched(
        (m) => m.highHipY + 2,
        1.5,
        (m) => m.waist * 0.6,
      )(l, arm),
    ),
  abdomenHeight: (l) => ({
    firm: [-1, 1].map((side) =>
      smoothCurve([
        point(side * l.waist * 0.2, l.waistY - 1.6),
        point(side * l.waist * 0.26, l.waistY + 1.2),
        point(side * l.waist * 0.12, l.highHipY + 1.4),
      ]),
    ),
    dashed: [upright(0, l.underbustY + 0.6, l.highHipY + 1.4)],
  }),
  backWidth: level('armpitY', (l) => l.armpit),
  backLine: (l) => ({
    firm: [upright(0, l.neckY + 0.4, l.waistY)],
    dashed: [flat(-l.armpit, l.armpit, l.armpitY)],
  }),
  backArc: (l) => ({
    firm: both(
      smoothCurve([
        point(0.4, l.neckY + 0.5),
        point(l.armpit * 0.5, l.shoulderY + 1.6),
        point(l.armpit * 0.66, l.chestY + 0.6),
      ]),
    ),
    dashed: [upright(0, l.neckY + 0.4, l.underbustY)],
  }),
  hipWidth: level('hipY', (l) => fullHip(l).x),
  seatWidth: (l) => across(-l.hips * 0.8, l.hips * 0.8, l.hipY),
  seatLine: (l) => ({
    firm: both(
      smoothCurve([
        point(0.5, l.crotchY + 0.5),
        point(l.hips * 0.46, l.crotchY + 0.85),
        point(l.hips * 0.8, l.crotchY - 0.9),
      ]),
    ),
    dashed: [flat(-l.hips * 0.8, l.hips * 0.8, l.hipY)],
  }),
  legHeight: (l) => beside(l.hips + 3.2, l.kneeOuter, l.crotchY, l.floorY),
  halves: (l) =>
    together(
      beside(l.hips + 3.2, l.deltoid, l.shoulderY, l.crotchY),
      beside(l.hips + 3.2, l.kneeOuter, l.crotchY, l.floorY),
    ),
  legLine: sideOf(SIDE.hip, SIDE.ankle),
  legWidth: (l) => {
    const y = l.crotchY + (l.kneeY - l.crotchY) * 0.34;
    return across(-thighOuter(l), thighOuter(l), y);
  },
  calfWidth: limb(
    (l) => l.calfInner,
    (l) => l.calfOuter,
    'calfY',
  ),
  calfLine: sideOf(SIDE.knee, SIDE.ankle),
  calfHeight: (l) => beside(l.hips + 1.6, l.calfOuter, l.kneeY, l.floorY),
  calfUpright: (l) => ({ firm: both(upright(l.calfOuter + OUTSIDE, l.kneeY + 0.6, l.ankleY)), dashed: [] }),
  ankleWidth: limb(
    (l) => l.ankleInner,
    (l) => l.ankleOuter,
    'ankleY',
  ),
  footLength: (l) => mirroredToo(beside(l.ankleOuter + 1.7, l.ankleOuter + 0.9, l.ankleY + 0.9, l.floorY)),
  footWidth: (l) => mirroredToo(across(l.ankleInner + 0.2, l.ankleOuter + 0.86, l.floorY - 0.5)),
  height: (l, { reach }) => beside(reach + 2, 2, 0, l.floorY),
  torsoHeight: (l, { reach }) => beside(reach + 1, l.deltoid, l.shoulderY, l.crotchY),
  midBodyHeight: (l, { reach }) => beside(reach + 1, l.chest, l.chestY, l.kneeY),
} satisfies Record<string, MarksOf>;

export const markPaths = (curves: Curve[], place: Placement): string =>
  curves.map((curve) => pathData(curve, place)).join('');
