import { traceHangingArm, HANGING_STOPS, type HangingArm } from './hanging-arm';
import { reverseCurve, type Curve, type Point } from '../figure/curve';
import { computeLandmarks, type Landmarks } from '../figure/landmarks';
import { traceLegInside } from '../figure/leg';
import { computeProportions, type FigureKind, type Proportions } from '../figure/proportions';
import { placeArmCleft, traceBodySide } from '../figure/torso';
import type { TapeMeasurements } from '@figura/contracts';
import { createPolyline, type Polyline } from './polyline';
import { sampleFunction } from './table';

/** Body inches from crown and axis. */
export interface Body {
  landmarks: Landmarks;
  arm: HangingArm;
  side: Curve;
  half(y: number): number;
  inseam(y: number): number;
  /** Height above the chest at a distance from the axis. */
  shoulder(x: number): number;
  outer: Polyline;
  inner: Polyline;
  /** Height below which the hanging arm is drawn over the clothes. */
  parting: number;
  proportions: Proportions;
}

export function createBody(measurements: Partial<TapeMeasurements>, kind?: FigureKind): Body {
  const proportions = computeProportions(measurements, kind);
  const l = computeLandmarks(proportions);
  const arm = traceHangingArm(l);
  const side = traceBodySide(l);
  const outline = createPolyline(side);
  const cleft = placeArmCleft(l);
  const computeUpperHalf = (y: number): number =>
    y <= l.armpitY ? l.armpit : l.armpit + ((cleft.x - l.armpit) * (y - l.armpitY)) / (cleft.y - l.armpitY);
  const half = sampleFunction(
    (y) => (y <= cleft.y ? computeUpperHalf(y) : outline.atHeight(Math.min(y, l.ankleY)).x),
    l.armpitY - 4,
    l.floorY,
    0.5,
  );
  const inside = createPolyline(reverseCurve(traceLegInside(l)));
  const outer = createPolyline(arm.outside);
  const crest = outer.points.filter(({ stop }) => stop >= HANGING_STOPS.neck && stop <= HANGING_STOPS.widest);
  const inner = createPolyline(reverseCurve(arm.inside));
  return {
    landmarks: l,
    proportions,
    arm,
    side,
    half,
    inseam: (y) => (y <= l.crotchY ? 0 : Math.max(0, inside.atHeight(Math.min(y, l.ankleY - 0.4)).x)),
    shoulder: (x) => interpolateHeight(crest, x),
    outer,
    inner,
    parting: l.armpitY + 1.6,
  };
}

function interpolateHeight(points: readonly Point[], x: number): number {
  const next = points.findIndex((p) => p.x >= x);
  if (next <= 0) return (next === 0 ? points[0]! : points.at(-1)!).y;
  const [a, b] = [points[next - 1]!, points[next]!];
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x || 1);
}
