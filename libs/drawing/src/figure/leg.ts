import { between, joined, lastPoint, point, stretch } from './curve';
import type { Curve, Point } from './curve';
import type { Landmarks } from './landmarks';
import { smoothCurve } from './smooth-curve';
import { softMax } from './soft-limits';

/** Stops of `foot`, counted from 0: where the slipper begins on its outer and on its inner side. */
const SLIPPER_STOPS = { outer: 2, inner: 7 } as const;

/** The right foot seen from the front, turned a little outward, from the ankle's outer to its inner side. */
export function foot(l: Landmarks): Curve {
  const { ankleOuter: outer, ankleInner: inner, ankleY } = l;
  const at = onFoot(l);
  return smoothCurve(
    [
      point(outer, ankleY),
      at(outer + 0.1, 0.26),
      at(outer + 0.42, 0.54),
      at(outer + 0.82, 0.8),
      at(outer + 0.78, 0.96),
      at(outer + 0.2, 1),
      at(inner + 0.86, 0.92),
      at(inner + 0.42, 0.66),
      at(inner + 0.08, 0.28),
      point(inner, ankleY - 0.35),
    ],
    { start: point(0.08, 1), end: point(0.06, -1) },
  );
}

/** The slipper on the right foot, along the foot's own line and open over the instep. A closed shape. */
export function slipper(l: Landmarks): Curve {
  const sole = stretch(foot(l), SLIPPER_STOPS.outer, SLIPPER_STOPS.inner);
  const instep = onFoot(l)((l.ankleInner + l.ankleOuter) / 2 + 0.42, 0.84);
  const opening = smoothCurve([lastPoint(sole), instep, sole.from], {
    start: point(0.5, 1),
    end: point(0.1, -1),
  });
  return joined(sole, opening);
}

/** A place on the foot: from the axis, and as a share of the way from the ankle to the floor. */
const onFoot =
  ({ ankleY, floorY }: Landmarks) =>
  (x: number, share: number): Point =>
    point(x, ankleY + (floorY - ankleY) * share);

/** The inside of the right leg from the ankle up to the crotch. Curves inward at calf, knee and thigh. */
export function legInside(l: Landmarks): Curve {
  const ankle = point(l.ankleInner, l.ankleY - 0.35);
  const calf = point(l.calfInner, l.calfY + (l.ankleY - l.calfY) * 0.14);
  const thigh = l.kneeY - l.crotchY;
  // Slim thighs stand a little apart, full ones touch.
  const gap = softMax(0.03, 0.5 - 0.48 * l.legFullness, 0.03);
  return smoothCurve(
    [
      ankle,
      point(between(calf, ankle, 0.7).x + 0.12, between(calf, ankle, 0.62).y),
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
