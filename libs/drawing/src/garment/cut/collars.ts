import { mapCurve } from './carried';
import {
  interpolatePoint,
  mirrorSides,
  linkCurves,
  mirrorCurve,
  placeAlong,
  point,
  reverseCurve,
  smoothCurve,
  straight,
  traceThrough,
} from './path';
import type { Curve, Point } from './path';
import { traceRibbon } from './ribbon';
import { readPairs } from '../../figure/pairs';

export interface Collar {
  turned?: true;
  behind: Curve[];
  stand: Curve[];
  leaves: Curve[];
  stitches: Curve[];
  ribs: Curve[];
  cords: Curve[];
}

export const NO_COLLAR: Collar = { behind: [], stand: [], leaves: [], stitches: [], ribs: [], cords: [] };

const TURNED_DOWN: Collar = {
  ...NO_COLLAR,
  turned: true,
  behind: [
    linkCurves(traceThrough([-6.6, -2.9], [0, -4.4], [6.6, -2.9]), traceThrough([8, 3], [0, 2.9], [-8, 3])),
  ],
};

/** Without a neck within, a turned-down collar lies lower and wider. */
export function layCollar(collar: Collar): Collar {
  const lay = (curves: readonly Curve[]): Curve[] =>
    curves.map((curve) =>
      mapCurve(curve, ({ x, y }) => point(x * (1 - Math.min(y, 0) * 0.05), y < 0 ? y * 0.4 : y), Infinity),
    );
  const { behind, stand, leaves, stitches } = collar;
  return collar.turned
    ? { ...collar, behind: lay(behind), stand: lay(stand), leaves: lay(leaves), stitches: lay(stitches) }
    : collar;
}

/** `open`: centimeters down. */
export function cutShirtCollar(open: number): Collar {
  const fold = Math.max(0.9, Math.min(open * 0.22, 2.4 - open * 0.06));
  const low = Math.min(open * 0.65, 9.4);
  const tip = point(fold + 3 + open * 0.1, Math.max(low + 5.8, 11.3));
  const roll = smoothCurve([point(6.5, -3), point(4.8, 1.6), point(fold, low)], { start: point(-0.35, 1) });
  const leaf = linkCurves(
    roll,
    straight(point(fold, low), tip),
    smoothCurve([tip, point(8.3, 5.4), point(9.2, 0.8)], {}),
    smoothCurve([point(9.2, 0.8), point(8.3, -1.6), point(6.5, -3)]),
  );
  const stitch = traceThrough([8.9, 0.8], [7.8, 5], [tip.x - 0.4, tip.y - 1.2], [fold + 0.9, low + 0.3]);
  return {
    ...TURNED_DOWN,
    stand: mirrorSides(traceRibbon(roll, [0, 1.5, 1.4, 0], -1)),
    leaves: mirrorSides(leaf),
    stitches: mirrorSides(stitch),
  };
}

export function cutShawlCollar(depth: number, wide = 1, apart = 0.4): Collar {
  const fold = smoothCurve([point(6.2, -3), point(5.6, depth * 0.3), point(apart, depth)], {
    start: point(-0.02, 1),
  });
  const outer = smoothCurve(
    [
      point(apart, depth),
      point(5 + 3.6 * wide, depth * 0.72),
      point(9 + 4.4 * wide, depth * 0.34),
      point(11.6, 1.2),
      point(6.2, -3),
    ],
    { start: point(0.55, -1), end: point(-1, -0.1) },
  );
  const leaf = linkCurves(fold, outer);
  return { ...TURNED_DOWN, leaves: mirrorSides(leaf) };
}

/** `lap`: overlap on either side of the axis. */
export const computeCrossing = (depth: number, lap: number): number => -3 + ((depth + 3) * 6.2) / (6.2 + lap);

const CORNERS = {
  peak: { notch: point(10.2, 8.6), lapel: point(15.4, 6.2), collar: point(11.9, 5.9) },
  notch: { notch: point(9.6, 8.3), lapel: point(14.1, 10.4), collar: point(11.1, 6) },
} as const;

/** The right front (on the sheet) lies on top. A negative `lap` lets the fronts hang apart. */
export function cutLapels(kind: keyof typeof CORNERS, depth: number, lap = 0): Collar {
  const breaking = point(-lap, depth);
  const gorge = point(5.5, 6.4);
  const { notch, lapel: tip, collar: end } = CORNERS[kind];
  const cross = point(0, computeCrossing(depth, lap));
  const traceOuter = (foot: Point): Curve =>
    smoothCurve([tip, interpolatePoint(point(tip.x + 1.9, tip.y), foot, 0.64), foot]);
  const upper = linkCurves(straight(gorge, notch, tip), traceOuter(breaking), straight(breaking, gorge));
  const hidden = interpolatePoint(cross, breaking, 0.52);
  const lower =
    lap <= 0
      ? mirrorCurve(upper)
      : linkCurves(
          mirrorCurve(straight(gorge, notch, tip)),
          mirrorCurve(traceOuter(point(-hidden.x, hidden.y))),
          straight(hidden, cross, point(-gorge.x, gorge.y)),
        );
  const collar = linkCurves(
    smoothCurve([point(6.4, -2.8), point(6.1, 2), gorge]),
    straight(gorge, notch, end),
    smoothCurve([end, point(9.6, 1), point(6.4, -2.8)]),
  );
  return { ...TURNED_DOWN, leaves: [...mirrorSides(collar), lower, upper] };
}

export function cutStandCollar(
  height: number,
  { split, ribbed }: { split: boolean; ribbed: boolean },
): Collar {
  const [side, low, corner] = [point(7.3, 1 - height), 7.2 - height, split ? 0.7 : 0];
  const behind = linkCurves(
    smoothCurve([point(-side.x, side.y), point(0, side.y - 1.4), side]),
    smoothCurve([point(8, 1), point(0, 3), point(-8, 1)]),
  );
  const top = smoothCurve([side, point(4.9, low - 1.3), point(corner, low)], { end: point(-1, 0.1) });
  const foot = smoothCurve([point(0, 7.4), point(6.2, 4.7), point(8.2, 0.6)], { start: point(1, 0) });
  const around = linkCurves(reverseCurve(top), straight(side, point(8.2, 0.6)), reverseCurve(foot));
  const closed = linkCurves(
    around,
    smoothCurve([point(0, 7.4), point(corner / 9, low + 1.8), point(corner, low)]),
  );
  const ribs = [0.25, 0.5, 0.75, 0.98].flatMap((share) =>
    mirrorSides(straight(placeAlong(top, share), placeAlong(foot, 1 - share))),
  );
  return {
    ...NO_COLLAR,
    behind: [behind],
    leaves: split ? mirrorSides(closed) : [linkCurves(around, reverseCurve(mirrorCurve(around)))],
    ribs: ribbed ? ribs : [],
  };
}

export function cutHood(): Collar {
  const bag = smoothCurve(
    readPairs('-11.6,2.4 -13.2,-4 -8.4,-9.6 0,-11 8.4,-9.6 13.2,-4 11.6,2.4').map(([x, y]) => point(x, y)),
    { start: point(-0.6, -1), end: point(-0.6, 1) },
  );
  const inner = smoothCurve([point(7, -6.6), point(6.4, 0.6), point(0, 9.6)], { start: point(-0.1, 1) });
  const outer = smoothCurve([point(0, 13.4), point(8.6, 8.4), point(12, 1.4), point(11.8, -5.4)], {
    start: point(1, -0.2),
  });
  const stitch = smoothCurve([point(8.7, -5.8), point(8, 1.2), point(1.6, 10.4)]);
  const cord = smoothCurve([point(3.4, 9.4), point(4.2, 14), point(3.7, 20.5)]);
  return {
    ...NO_COLLAR,
    behind: [bag],
    leaves: mirrorSides(linkCurves(inner, outer)),
    stitches: mirrorSides(stitch),
    cords: mirrorSides(cord),
  };
}

export function cutFlatCollar(): Collar {
  const inner = smoothCurve([point(6.4, -2.6), point(6, 3.6), point(0.3, 7.4)], { start: point(0, 1) });
  const outer = smoothCurve(
    [point(0.3, 7.4), point(1.6, 13), point(7.4, 13.4), point(12.6, 8), point(12, 1.4), point(6.4, -2.6)],
    { start: point(-0.1, 1), end: point(-1, -0.5) },
  );
  const stitches = mirrorSides(traceThrough(...readPairs('1.5,9 2.8,12 7,12.3 11.5,7.4 11,1.8')));
  return { ...TURNED_DOWN, leaves: mirrorSides(linkCurves(inner, outer)), stitches };
}

/** Inches of bare neck stay between its front edge and the chin. */
export function cutRollNeck(): Collar {
  const traceLevel = (wide: number, side: number, middle: number): Curve =>
    smoothCurve([point(-wide, side), point(0, middle), point(wide, side)], {
      start: point(1, 0.9),
      end: point(1, -0.9),
    });
  const side = smoothCurve([point(7, -4.2), point(7.8, -1.4), point(8.7, 1.4)], {});
  const [top, lip, turn, foot] = [
    traceLevel(7, -4.2, -0.7),
    traceLevel(7.1, -3.2, 0.4),
    traceLevel(8.2, 0, 4.2),
    traceLevel(8.7, 1.4, 6.2),
  ];
  const back = smoothCurve([point(-7, -4.2), point(0, -6.2), point(7, -4.2)]);
  const ribs = [0.14, 0.27, 0.4, 0.52, 0.64, 0.76, 0.88].map((share) =>
    straight(placeAlong(lip!, share), placeAlong(turn!, share)),
  );
  return {
    ...NO_COLLAR,
    behind: [linkCurves(back, reverseCurve(foot!))],
    leaves: [linkCurves(top!, side, reverseCurve(foot!), reverseCurve(mirrorCurve(side)))],
    ribs: [turn!, ...ribs],
  };
}

export const traceCowlFolds = (top: Point, depth: number): Curve[] =>
  [3.6, 8, 13].map((low, index) =>
    smoothCurve([
      point(-top.x - index * 1.2, top.y + 1.6 + index * 2.2),
      point(-top.x * 0.56, depth + low * 0.62),
      point(0.6, depth + low),
      point(top.x * 0.54, depth + low * 0.6),
      point(top.x + index * 1.2, top.y + 1.6 + index * 2.2),
    ]),
  );
