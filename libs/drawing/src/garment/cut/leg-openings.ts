import { LEVEL } from './body';
import { linkCurves, mirrorCurve, point, reverseCurve, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';

/** Level of the side's end in briefs and bodysuits: over the fullest hip, where the leg opening begins. */
export const LEG_CORNER = 50.5;

/** Half of the cloth between the legs, and how far below the crotch it lies, in centimeters. */
const BETWEEN = { half: 2.3, low: 2.4 } as const;

/** The lower edge of briefs from the right corner to the left one: cut up over both legs, narrow between them. */
export function traceLegOpenings(corner: Point): Curve {
  const crotch = LEVEL.crotch + BETWEEN.low;
  const computeDown = (share: number): number => corner.y + (crotch - corner.y) * share;
  const right = smoothCurve(
    [
      corner,
      point(corner.x * 0.7, computeDown(0.13)),
      point(corner.x * 0.42, computeDown(0.38)),
      point(corner.x * 0.22, computeDown(0.7)),
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
