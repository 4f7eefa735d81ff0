import type { Arm } from '../figure/arm';
import { getLastPoint, mirrorCurve, formatPath, point, cutStretch } from '../figure/curve';
import type { Curve, Placement, Point } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { smoothCurve } from '../figure/smooth-curve';
import { traceBodySide, placeFullHip } from '../figure/torso';

/** Body inches; the measured line is solid, lines that lead to it are dashed. */
export interface Marks {
  firm: Curve[];
  dashed: Curve[];
}

export type MarksOf = (l: Landmarks, arm: Arm) => Marks;

const straight = (from: Point, to: Point): Curve => ({ from, cubics: [{ c1: from, c2: to, to }] });
const traceFlat = (x1: number, x2: number, y: number): Curve => straight(point(x1, y), point(x2, y));
const traceUpright = (x: number, y1: number, y2: number): Curve => straight(point(x, y1), point(x, y2));
const traceBoth = (curve: Curve): Curve[] => [curve, mirrorCurve(curve)];

const TICK = 0.32;

function drawAcross(x1: number, x2: number, y: number): Marks {
  return {
    firm: [traceUpright(x1, y - TICK * 2, y + TICK * 2), traceUpright(x2, y - TICK * 2, y + TICK * 2)],
    dashed: [traceFlat(x1, x2, y)],
  };
}

function drawBeside(x: number, from: number, y1: number, y2: number): Marks {
  return {
    firm: [traceUpright(x, y1, y2), traceFlat(x - TICK, x + TICK, y1), traceFlat(x - TICK, x + TICK, y2)],
    dashed: [traceFlat(from, x - TICK, y1), traceFlat(from, x - TICK, y2)],
  };
}

function drawAlong(curve: Curve, distance: number): Marks {
  const shift = ({ x, y }: Point): Point => point(x + distance, y);
  const outer: Curve = {
    from: shift(curve.from),
    cubics: curve.cubics.map(({ c1, c2, to }) => ({ c1: shift(c1), c2: shift(c2), to: shift(to) })),
  };
  return { firm: traceBoth(outer), dashed: [] };
}

function drawTogether(...marks: Marks[]): Marks {
  return { firm: marks.flatMap(({ firm }) => firm), dashed: marks.flatMap(({ dashed }) => dashed) };
}

const mirrorToo = ({ firm, dashed }: Marks): Marks => ({
  firm: firm.flatMap(traceBoth),
  dashed: dashed.flatMap(traceBoth),
});

const SIDE = { cleft: 0, hip: 5, knee: 8, ankle: 11 } as const;
const ARM = { neck: 2, deltoid: 8, elbow: 10 } as const;

const OUTSIDE = 0.6;

const createSideMarks =
  (start: number, end: number): MarksOf =>
  (l) =>
    drawAlong(cutStretch(traceBodySide(l), start, end), OUTSIDE);

const createLevelMarks =
  (y: keyof Landmarks, half: (l: Landmarks) => number): MarksOf =>
  (l) =>
    drawAcross(-half(l), half(l), l[y]);

const createArchedMarks =
  (y: (l: Landmarks) => number, rise: number, half: (l: Landmarks) => number): MarksOf =>
  (l) => ({
    firm: [smoothCurve([point(-half(l), y(l)), point(0, y(l) + rise), point(half(l), y(l))])],
    dashed: [],
  });

const createLimbMarks =
  (inner: (l: Landmarks) => number, outer: (l: Landmarks) => number, y: keyof Landmarks): MarksOf =>
  (l) =>
    mirrorToo(drawAcross(inner(l), outer(l), l[y]));

const computeThighOuter = (l: Landmarks): number => placeFullHip(l).x * 0.76 + l.kneeOuter * 0.24;

const markShoulderSlope: MarksOf = (l, { outside }) => {
  const slope = cutStretch(outside, ARM.neck, ARM.deltoid);
  const liftCurve = (p: Point): Point => point(p.x + 0.2, p.y - OUTSIDE);
  return {
    firm: traceBoth({
      from: liftCurve(slope.from),
      cubics: slope.cubics.map(({ c1, c2, to }) => ({
        c1: liftCurve(c1),
        c2: liftCurve(c2),
        to: liftCurve(to),
      })),
    }),
    dashed: traceBoth(traceFlat(slope.from.x + 0.4, l.deltoid + 0.8, slope.from.y - OUTSIDE)),
  };
};

export const MARKS = {
  neckHeight: (l) => drawBeside(l.neck + 2.6, l.neck + 0.3, l.chinY, l.shoulderY),
  shoulderWidth: createLevelMarks('deltoidY', (l) => l.deltoid),
  shouldersAndHips: (l) =>
    drawTogether(
      drawAcross(-l.deltoid, l.deltoid, l.deltoidY),
      drawAcross(-placeFullHip(l).x, placeFullHip(l).x, l.hipY),
    ),
  shoulderSlope: markShoulderSlope,
  shoulderSet: (l, arm) =>
    drawTogether(markShoulderSlope(l, arm), { firm: [], dashed: [traceUpright(0, l.neckY, l.underbustY)] }),
  armLine: (_, { outside }) => drawAlong(cutStretch(outside, ARM.deltoid, ARM.elbow), OUTSIDE),
  armEase: (l, { outside, inside }) =>
    drawTogether(
      drawAlong(cutStretch(outside, ARM.deltoid, ARM.elbow), OUTSIDE),
      mirrorToo(drawAcross(getLastPoint(inside).x, l.deltoid + 0.5, getLastPoint(inside).y)),
    ),
  armWidth: (l, { inside }) =>
    mirrorToo(drawAcross(getLastPoint(inside).x, l.deltoid + 0.5, getLastPoint(inside).y)),
  chestWidth: createLevelMarks('chestY', (l) => l.chest),
  chestHeight: (l) => drawBeside(l.deltoid + 2, l.chest + 0.4, l.shoulderY, l.underbustY),
  waistWidth: createLevelMarks('waistY', (l) => l.waist),
  waistLine: createSideMarks(SIDE.cleft, SIDE.hip),
  abdomenArc: createArchedMarks(
    (l) => l.highHipY + 0.6,
    1.3,
    (l) => l.waist * 0.72,
  ),
  abdomenDeepArc: (l, arm) =>
    drawTogether(
      createArchedMarks(
        (m) => m.highHipY + 0.6,
        1.3,
        (m) => m.waist * 0.72,
      )(l, arm),
      createArchedMarks(
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
    dashed: [traceUpright(0, l.underbustY + 0.6, l.highHipY + 1.4)],
  }),
  backWidth: createLevelMarks('armpitY', (l) => l.armpit),
  backLine: (l) => ({
    firm: [traceUpright(0, l.neckY + 0.4, l.waistY)],
    dashed: [traceFlat(-l.armpit, l.armpit, l.armpitY)],
  }),
  backArc: (l) => ({
    firm: traceBoth(
      smoothCurve([
        point(0.4, l.neckY + 0.5),
        point(l.armpit * 0.5, l.shoulderY + 1.6),
        point(l.armpit * 0.66, l.chestY + 0.6),
      ]),
    ),
    dashed: [traceUpright(0, l.neckY + 0.4, l.underbustY)],
  }),
  hipWidth: createLevelMarks('hipY', (l) => placeFullHip(l).x),
  seatWidth: (l) => drawAcross(-l.hips * 0.8, l.hips * 0.8, l.hipY),
  seatLine: (l) => ({
    firm: traceBoth(
      smoothCurve([
        point(0.5, l.crotchY + 0.5),
        point(l.hips * 0.46, l.crotchY + 0.85),
        point(l.hips * 0.8, l.crotchY - 0.9),
      ]),
    ),
    dashed: [traceFlat(-l.hips * 0.8, l.hips * 0.8, l.hipY)],
  }),
  legHeight: (l) => drawBeside(l.hips + 3.2, l.kneeOuter, l.crotchY, l.floorY),
  halves: (l) =>
    drawTogether(
      drawBeside(l.hips + 3.2, l.deltoid, l.shoulderY, l.crotchY),
      drawBeside(l.hips + 3.2, l.kneeOuter, l.crotchY, l.floorY),
    ),
  legLine: createSideMarks(SIDE.hip, SIDE.ankle),
  legWidth: (l) => {
    const y = l.crotchY + (l.kneeY - l.crotchY) * 0.34;
    return drawAcross(-computeThighOuter(l), computeThighOuter(l), y);
  },
  calfWidth: createLimbMarks(
    (l) => l.calfInner,
    (l) => l.calfOuter,
    'calfY',
  ),
  calfLine: createSideMarks(SIDE.knee, SIDE.ankle),
  calfHeight: (l) => drawBeside(l.hips + 1.6, l.calfOuter, l.kneeY, l.floorY),
  calfUpright: (l) => ({
    firm: traceBoth(traceUpright(l.calfOuter + OUTSIDE, l.kneeY + 0.6, l.ankleY)),
    dashed: [],
  }),
  ankleWidth: createLimbMarks(
    (l) => l.ankleInner,
    (l) => l.ankleOuter,
    'ankleY',
  ),
  footLength: (l) => mirrorToo(drawBeside(l.ankleOuter + 1.7, l.ankleOuter + 0.9, l.ankleY + 0.9, l.floorY)),
  footWidth: (l) => mirrorToo(drawAcross(l.ankleInner + 0.2, l.ankleOuter + 0.86, l.floorY - 0.5)),
  height: (l, { reach }) => drawBeside(reach + 2, 2, 0, l.floorY),
  torsoHeight: (l, { reach }) => drawBeside(reach + 1, l.deltoid, l.shoulderY, l.crotchY),
  midBodyHeight: (l, { reach }) => drawBeside(reach + 1, l.chest, l.chestY, l.kneeY),
} satisfies Record<string, MarksOf>;

export const markPaths = (curves: Curve[], place: Placement): string =>
  curves.map((curve) => formatPath(curve, place)).join('');
