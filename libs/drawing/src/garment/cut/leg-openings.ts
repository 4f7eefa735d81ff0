import { LEVEL } from './body';
import { linkCurves, mirrorCurve, point, reverseCurve, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';

export const LEG_CORNER = 50.5;

/** Centimeters. */
const BETWEEN = { half: 2.3, low: 2.4 } as const;

export function traceLegOpenings(corner: Point): Curve {
  const crotch = LEVEL.crotch + BETWEEN.low;
  const interpolateY = (share: number): number => corner.y + (crotch - corner.y) * share;
  const right = smoothCurve(
    [
      corner,
      point(corner.x * 0.7, interpolateY(0.13)),
      point(corner.x * 0.42, interpolateY(0.38)),
      point(corner.x * 0.22, interpolateY(0.7)),
      point(BETWEEN.half, crotch),
    ],
    { start: point(-1, 0.42), end: point(-0.5, 1) },
  );
  return linkCurves(
    right,
    straight(point(BETWEEN.half, crotch), point(-BETWEEN.half, crotch)),
    reverseCurve(mirrorCurve(right)),
  );
}
