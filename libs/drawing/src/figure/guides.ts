import type { HorizontalMeasurement, Measurement, VerticalMeasurement } from '@figura/contracts';
import type { Arm } from './arm';
import { point } from './curve';
import type { Curve, Point } from './curve';
import type { Landmarks } from './landmarks';
import { placeFullHip } from './torso';

/** Body inches. */
export interface GuideCurves {
  kind: 'girth' | 'height';
  lines: Curve[];
  dashes: Curve[];
  label: Point;
}

/** Body inches off the body at each side. */
const SLACK = 0.3;
/** Loop depth per width, as seen from slightly above. */
const TILT = 0.15;
const TICK = 0.45;

export function traceGuides(l: Landmarks, { reach }: Arm): Record<Measurement, GuideCurves> {
  const traceGirth = (halfWidth: number, y: number): GuideCurves => ({
    ...traceLoop(halfWidth + SLACK, y),
    kind: 'girth',
    label: point(reach + 0.9, y),
  });
  const traceHeight = (top: number, bottom: number): GuideCurves => traceDimension(reach + 1.6, top, bottom);
  const girths: Record<HorizontalMeasurement, GuideCurves> = {
    shoulders: traceGirth(l.deltoid, l.deltoidY),
    // The arms hang in front of the chest's edge.
    chest: traceGirth(l.chest - SLACK, l.chestY),
    waist: traceGirth(l.waist, l.waistY),
    hips: traceGirth(placeFullHip(l).x, l.hipY),
  };
  const heights: Record<VerticalMeasurement, GuideCurves> = {
    headToChest: traceHeight(0, l.chestY),
    chestToCrotch: traceHeight(l.chestY, l.crotchY),
    crotchToKnee: traceHeight(l.crotchY, l.kneeY),
    kneeToFloor: traceHeight(l.kneeY, l.floorY),
  };
  return { ...girths, ...heights };
}

function traceLoop(halfWidth: number, y: number): Pick<GuideCurves, 'lines' | 'dashes'> {
  const traceHalf = (depth: number): Curve => {
    // Best cubic handle length for a quarter circle.
    const handle = 0.5523;
    return {
      from: point(-halfWidth, y),
      cubics: [
        {
          c1: point(-halfWidth, y + depth * handle),
          c2: point(-halfWidth * handle, y + depth),
          to: point(0, y + depth),
        },
        {
          c1: point(halfWidth * handle, y + depth),
          c2: point(halfWidth, y + depth * handle),
          to: point(halfWidth, y),
        },
      ],
    };
  };
  return { lines: [traceHalf(halfWidth * TILT)], dashes: [traceHalf(-halfWidth * TILT)] };
}

function traceDimension(x: number, top: number, bottom: number): GuideCurves {
  const tick = (y: number): Curve => straight(point(x - TICK, y), point(x + TICK, y));
  const traceLeader = (y: number): Curve => straight(point(0, y), point(x - TICK, y));
  return {
    kind: 'height',
    lines: [straight(point(x, top), point(x, bottom)), tick(top), tick(bottom)],
    dashes: [traceLeader(top), traceLeader(bottom)],
    label: point(x + 0.9, (top + bottom) / 2),
  };
}

const straight = (from: Point, to: Point): Curve => ({ from, cubics: [{ c1: from, c2: to, to }] });
