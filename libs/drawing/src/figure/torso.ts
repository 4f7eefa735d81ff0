import { interpolatePoint, point, type Curve, type Point } from './curve';
import type { Landmarks } from './landmarks';
import { interpolate } from './proportions';
import { smoothCurve } from './smooth-curve';
import { computeSoftMax } from './soft-limits';

/** Stops of `traceBodySide`, counted from 0. */
export const SIDE_STOPS = { cleft: 0, legLine: 3 } as const;

export const placeArmCleft = (l: Landmarks): Point =>
  point(l.chest * 0.965 + 0.05, l.chestY + (l.underbustY - l.chestY) * 0.35);

export const placeFullHip = (l: Landmarks): Point =>
  point(computeSoftMax(l.hips, l.waist * 0.88, 0.3), l.hipY);

const placeRibs = (l: Landmarks): Point =>
  point(
    interpolate(
      computeSoftMax(l.chest * 0.58 + l.waist * 0.365, l.waist * 0.86, 0.4),
      l.chest * 0.94,
      l.belly,
    ),
    l.underbustY + 1.0,
  );

export function placeUnderbust(l: Landmarks): Point {
  const [cleft, ribs] = [placeArmCleft(l), placeRibs(l)];
  return interpolatePoint(cleft, ribs, (l.underbustY - cleft.y) / (ribs.y - cleft.y));
}

export function traceBodySide(l: Landmarks): Curve {
  const thigh = l.kneeY - l.crotchY;
  const hip = placeFullHip(l);
  const knee = point(l.kneeOuter, l.kneeY);
  const calf = point(l.calfOuter, l.calfY);
  const ankle = point(l.ankleOuter, l.ankleY);
  return smoothCurve(
    [
      placeArmCleft(l),
      placeRibs(l),
      point(l.waist, l.waistY),
      point(computeSoftMax(l.waist * 0.42 + l.hips * 0.555, l.waist * 0.91, 0.3), l.highHipY),
      point(computeSoftMax(hip.x * 0.965, l.waist * 0.91, 0.2), l.hipY - (l.hipY - l.highHipY) * 0.36),
      hip,
      point(interpolatePoint(hip, knee, 0.18).x, l.crotchY + thigh * 0.3),
      point(interpolatePoint(hip, knee, 0.63).x, l.crotchY + thigh * 0.68),
      knee,
      calf,
      point(interpolatePoint(calf, ankle, 0.74).x, interpolatePoint(calf, ankle, 0.66).y),
      ankle,
    ],
    { start: point(-0.35, 1), end: point(0.08, 1) },
  );
}
