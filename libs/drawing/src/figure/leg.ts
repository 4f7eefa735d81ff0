import { interpolatePoint, point, type Curve } from './curve';
import type { Landmarks } from './landmarks';
import { smoothCurve } from './smooth-curve';
import { computeSoftMax } from './soft-limits';

export function traceLegInside(l: Landmarks): Curve {
  const ankle = point(l.ankleInner, l.ankleY - 0.35);
  const calf = point(l.calfInner, l.calfY + (l.ankleY - l.calfY) * 0.14);
  const thigh = l.kneeY - l.crotchY;
  // Slim thighs stand apart, full ones touch.
  const gap = computeSoftMax(0.03, 0.5 - 0.48 * l.legFullness, 0.03);
  return smoothCurve(
    [
      ankle,
      point(interpolatePoint(calf, ankle, 0.7).x + 0.12, interpolatePoint(calf, ankle, 0.62).y),
      calf,
      point(l.kneeInner + 0.16, l.kneeY + (l.calfY - l.kneeY) * 0.3),
      point(l.kneeInner, l.kneeY - 0.4),
      point(l.kneeInner + 0.03, l.kneeY - thigh * 0.2),
      point(gap + 0.1, l.crotchY + thigh * 0.5),
      point(gap, l.crotchY + thigh * 0.14),
      point(0, l.crotchY),
    ],
    { start: point(0.06, -1) },
  );
}
