import type { HorizontalMeasurement, Measurement, VerticalMeasurement } from '@figura/contracts';
import type { Arm } from './arm';
import { point } from './curve';
import type { Curve, Point } from './curve';
import type { Landmarks } from './landmarks';
import { placeFullHip } from './torso';

/** Where the tape goes for one measurement, in body inches. */
export interface GuideCurves {
  kind: 'girth' | 'height';
  /** What is seen of it: the front of the loop, or the dimension line with its ticks. */
  lines: Curve[];
  /** What lies behind the body, or leads from it to the dimension line; drawn dashed. */
  dashes: Curve[];
  /** Where a caption starts; it is centered on the height. */
  label: Point;
}

/** How far the tape's loop stands off the body at its sides. */
const SLACK = 0.3;
/** How much of a loop's width is seen of its depth, as from a little above. */
const TILT = 0.15;
const TICK = 0.45;

/** The tape's way for each of the eight measurements. */
export function traceGuides(l: Landmarks, { reach }: Arm): Record<Measurement, GuideCurves> {
  const traceGirth = (halfWidth: number, y: number): GuideCurves => ({
    ...traceLoop(halfWidth + SLACK, y),
    kind: 'girth',
    label: point(reach + 0.9, y),
  });
  const traceHeight = (top: number, bottom: number): GuideCurves => traceDimension(reach + 1.6, top, bottom);
  const girths: Record<HorizontalMeasurement, GuideCurves> = {
    shoulders: traceGirth(l.deltoid, l.deltoidY),
    // Under the arms, which hang in front of the chest's edge.
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

/** An ellipse as two halves, each of two quarters. */
function traceLoop(halfWidth: number, y: number): Pick<GuideCurves, 'lines' | 'dashes'> {
  const traceHalf = (depth: number): Curve => {
    // The handle length at which a cubic follows a quarter of a circle best.
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

/** A dimension line between two heights, with leaders from the body's axis. */
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

/** A straight line as a curve, so that all paths are made alike. */
const straight = (from: Point, to: Point): Curve => ({ from, cubics: [{ c1: from, c2: to, to }] });
