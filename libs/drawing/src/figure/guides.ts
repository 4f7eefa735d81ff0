import { mapMeasurements, MEASUREMENT_DEFINITIONS, TAPE_FIELDS } from '@figura/contracts';
import type { BodyGirth, BodyLevel, TapeField, TapePlace } from '@figura/contracts';
import type { Arm } from './arm';
import { point } from './curve';
import type { Curve, Point } from './curve';
import type { Landmarks } from './landmarks';
import { placeFullHip, placeUnderbust } from './torso';

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

/** Widest points of the body, at its right. */
const GIRTHS: Readonly<Record<BodyGirth, (l: Landmarks) => Point>> = {
  shoulders: (l) => point(l.deltoid, l.deltoidY),
  // The arms hang in front of the chest's edge.
  chest: (l) => point(l.chest - SLACK, l.chestY),
  underbust: placeUnderbust,
  waist: (l) => point(l.waist, l.waistY),
  hips: placeFullHip,
};

const readLevel = (l: Landmarks, level: BodyLevel): number => (level === 'crown' ? 0 : l[`${level}Y`]);

export function traceGuides(l: Landmarks, { reach }: Arm): Record<TapeField, GuideCurves> {
  return mapMeasurements(TAPE_FIELDS, (name): GuideCurves => {
    const { place }: { place: TapePlace } = MEASUREMENT_DEFINITIONS[name];
    if ('between' in place) {
      const [top, bottom] = place.between;
      return traceDimension(reach + 1.6, readLevel(l, top), readLevel(l, bottom));
    }
    const { x, y } = GIRTHS[place.around](l);
    return { ...traceLoop(x + SLACK, y), kind: 'girth', label: point(reach + 0.9, y) };
  });
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
