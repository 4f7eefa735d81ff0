import { interpolatePoint, joinCurves, getLastPoint, point, cutStretch, type Curve } from './curve';
import type { Arm } from './arm';
import type { Landmarks } from './landmarks';
import { smoothCurve } from './smooth-curve';

const SHOULDER = { neck: 3, armhole: 6 } as const;
const SIDE = { cleft: 0, shirtHem: 4, shortsHem: 7 } as const;
const INSIDE_THIGH = 6;
/** Share of the thigh. */
const SHORTS_LENGTH = 0.68;

/** Right halves from axis to axis; edges follow the body's line and never stick out. */
export function traceShirtAndShorts(
  l: Landmarks,
  { outside }: Arm,
  { side, inside }: { side: Curve; inside: Curve },
): Curve[] {
  return [traceShorts(l, side, inside), traceShirt(l, outside, side)];
}

function traceShirt(l: Landmarks, outside: Curve, side: Curve): Curve {
  const shoulder = cutStretch(outside, SHOULDER.neck, SHOULDER.armhole);
  const body = cutStretch(side, SIDE.cleft, SIDE.shirtHem);
  const neckline = smoothCurve([point(0, l.shoulderY + 0.5), shoulder.from], {
    start: point(1, 0),
    end: point(0.35, -1),
  });
  const armhole = smoothCurve([getLastPoint(shoulder), point(l.armpit, l.armpitY), body.from], {
    start: point(-0.25, 1),
  });
  const hip = getLastPoint(body);
  const hem = smoothCurve([hip, point(0, hip.y + 0.5)], { start: point(-1, 0.2), end: point(-1, 0) });
  return joinCurves(neckline, shoulder, armhole, body, hem);
}

/** A man's swimsuit too. */
export function traceShorts(l: Landmarks, side: Curve, inside: Curve): Curve {
  const body = cutStretch(side, SIDE.shirtHem, SIDE.shortsHem);
  const thigh = cutStretch(inside, INSIDE_THIGH, inside.cubics.length);
  const outer = getLastPoint(body);
  const inner = interpolatePoint(thigh.from, point(l.kneeInner, l.kneeY), 2 * (SHORTS_LENGTH - 0.5));
  const waist = smoothCurve([point(0, body.from.y), body.from]);
  const hem = smoothCurve([outer, inner], { start: point(-1, 0.3), end: point(-1, -0.1) });
  return joinCurves(waist, body, hem, smoothCurve([inner, thigh.from]), thigh);
}
