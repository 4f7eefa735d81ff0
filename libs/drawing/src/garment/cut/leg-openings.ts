import { LEVEL } from './body';
import { linkCurves, mirrorCurve, point, reverseCurve, smoothCurve } from './path';
import type { Curve, Point } from './path';

export const LEG_CORNER = 50.5;

/** Centimeters. */
const BETWEEN = { half: 2.5, low: 1.2, dip: 1.4 } as const;

export function traceLegOpenings(corner: Point): Curve {
  const crotch = LEVEL.crotch + BETWEEN.low;
  const interpolateY = (share: number): number => corner.y + (crotch - corner.y) * share;
  const right = smoothCurve(
    [
      corner,
      point(corner.x * 0.7, interpolateY(0.17)),
      point(corner.x * 0.44, interpolateY(0.46)),
      point(corner.x * 0.25, interpolateY(0.77)),
      point(BETWEEN.half, crotch),
    ],
    { start: point(-1, 0.42), end: point(-1, 1) },
  );
  return linkCurves(
    right,
    smoothCurve([point(BETWEEN.half, crotch), point(0, crotch + BETWEEN.dip), point(-BETWEEN.half, crotch)]),
    reverseCurve(mirrorCurve(right)),
  );
}
