import { STRAP_STOPS, type Arm } from './arm';
import { joinCurves, getLastPoint, mirrorCurve, point, reverseCurve, cutStretch, type Curve } from './curve';
import type { Landmarks } from './landmarks';
import { smoothCurve } from './smooth-curve';
import { SIDE_STOPS } from './torso';

/** Edges follow the body's own line, so that they never stick out. */
export function traceSuit(l: Landmarks, { outside }: Arm, side: Curve): Curve {
  const strap = cutStretch(outside, STRAP_STOPS.inner, STRAP_STOPS.outer);
  const body = cutStretch(side, SIDE_STOPS.cleft, SIDE_STOPS.legLine);
  const low = l.chestY - (l.chestY - l.armpitY) * 0.5;
  const neckline = smoothCurve(
    [point(0, low), point(strap.from.x * 0.68, low - (low - strap.from.y) * 0.3), strap.from],
    { start: point(1, 0), end: point(0.14, -1) },
  );
  const shoulder = getLastPoint(strap);
  const armhole = smoothCurve(
    [
      shoulder,
      point(shoulder.x * 0.4 + l.armpit * 0.56, l.armpitY - 1.1),
      point(l.armpit, l.armpitY),
      body.from,
    ],
    { start: point(0.04, 1) },
  );
  const hip = getLastPoint(body);
  const leg = smoothCurve(
    [
      hip,
      point(hip.x * 0.5, hip.y + (l.crotchY - hip.y) * 0.46),
      point(hip.x * 0.12, l.crotchY - 0.25),
      point(0, l.crotchY),
    ],
    { start: point(-1, 0.12), end: point(-1, 0) },
  );
  const right = joinCurves(neckline, strap, armhole, body, leg);
  return joinCurves(right, reverseCurve(mirrorCurve(right)));
}
