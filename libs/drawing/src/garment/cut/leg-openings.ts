import { LEVEL } from './body';
import { linkCurves, mirrorCurve, point, reverseCurve, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';

export const LEG_CORNER = 48.5;

/** Centimeters. */
const BETWEEN = { half: 3.6, low: 0.8 } as const;

export function traceLegOpenings(corner: Point): Curve {
  const crotch = LEVEL.crotch + BETWEEN.low;
  const right = smoothCurve(
    [corner, point(corner.x * 0.46, corner.y + (crotch - corner.y) * 0.42), point(BETWEEN.half, crotch)],
    { start: point(-1, 0.34), end: point(-0.6, 1) },
  );
  return linkCurves(
    right,
    straight(point(BETWEEN.half, crotch), point(-BETWEEN.half, crotch)),
    reverseCurve(mirrorCurve(right)),
  );
}
