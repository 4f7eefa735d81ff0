import {
  mapMeasurements,
  TAPE_FIELDS,
  type Presentation,
  type TapeField,
  type TapeMeasurements,
  type Underlayer,
} from '@figura/contracts';
import { traceArm as rightArm, type Arm } from './arm';
import type { Balance, Span, Width } from './balance';
import {
  joinCurves,
  mirrorCurve,
  formatPath,
  reverseCurve,
  type Curve,
  type Placement,
  type Point,
} from './curve';
import { traceDetailLines } from './details';
import { traceGuides, type GuideCurves } from './guides';
import { traceFoot, traceSlipper } from './foot';
import { traceCroppedSide, traceFaceSide, traceHairCap, traceHairKnot, traceHairStrands } from './head';
import { computeLandmarks, type Landmarks } from './landmarks';
import { traceLegInside } from './leg';
import { BUILDS, computeProportions, SHOULDER_SHARE, TYPICAL_HEIGHT } from './proportions';
import { traceShirtAndShorts, traceShorts } from './shirt-and-shorts';
import { traceSuit } from './suit';
import { traceBodySide, placeFullHip } from './torso';

export interface FigureInput {
  /** Inches, above 0 to 150; missing ones are typical. */
  measurements: Partial<TapeMeasurements>;
  underlayer?: Underlayer;
  presentation?: Presentation;
  isCropped?: boolean;
}

export interface Guide {
  kind: 'girth' | 'height';
  path: string;
  /** To be dashed: the loop behind the body, or the leader lines. */
  dashes: string;
  label: Point;
}

/** SVG path data in units of a `width` × `height` sheet. Paint in field order. */
export interface FigureGeometry {
  width: number;
  height: number;
  floor: number;
  /** Behind the body; empty for cropped hair. */
  hairKnot: string;
  outline: string;
  underlayer: string;
  slippers: string;
  /** Without bust and navel under a shirt. */
  details: string[];
  head: string;
  hair: string;
  strands: string[];
  guides: Record<TapeField, Guide>;
  balance: Balance;
}

/** All figures share one floor. */
const SHEET = { width: 440, height: 800, floor: 782, unitsPerInch: 10.6 } as const;
/** Body inches. */
const SPAN_DISTANCE = { outer: 2.4, inner: 1.4 };

/**
 * Any input gives the same path commands in the same order with continuous coordinates, so that paths can be
 * interpolated. Out-of-range values draw the nearest plausible body. Never throws.
 */
export function traceFigure({
  measurements,
  presentation = 'womens',
  underlayer = presentation === 'mens' ? 'shirt-and-shorts' : 'swimsuit',
  isCropped = false,
}: FigureInput): FigureGeometry {
  const body = computeProportions(measurements, { build: BUILDS[presentation] });
  const landmarks = computeLandmarks(body);
  const scale = SHEET.unitsPerInch * body.stature;
  const place: Placement = { scale, axis: SHEET.width / 2, crown: SHEET.floor - TYPICAL_HEIGHT * scale };

  const arm = rightArm(landmarks);
  const side = traceBodySide(landmarks);
  const inside = traceLegInside(landmarks);
  const right = joinCurves(arm.outside, arm.hand, arm.inside, side, traceFoot(landmarks), inside);
  const shoe = traceSlipper(landmarks);
  const closePath = (curve: Curve): string => formatPath(curve, place, true);
  const open = (curve: Curve): string => formatPath(curve, place);

  return {
    width: SHEET.width,
    height: SHEET.height,
    floor: SHEET.floor,
    hairKnot: isCropped ? '' : closePath(traceHairKnot(landmarks)),
    outline: closePath(traceBothSides(right)),
    underlayer: (underlayer === 'swimsuit'
      ? [presentation === 'mens' ? traceShorts(landmarks, side, inside) : traceSuit(landmarks, arm, side)]
      : traceShirtAndShorts(landmarks, arm, { side, inside })
    )
      .map((half) => closePath(traceBothSides(half)))
      .join(''),
    slippers: closePath(shoe) + closePath(mirrorCurve(shoe)),
    details: traceDetailLines(landmarks, arm, {
      trunk: underlayer === 'swimsuit' && presentation === 'womens',
    }).map(open),
    head: closePath(traceBothSides(traceFaceSide(landmarks))),
    hair: closePath(isCropped ? traceBothSides(traceCroppedSide(landmarks)) : traceHairCap(landmarks)),
    strands: isCropped ? [] : traceHairStrands(landmarks).map(open),
    guides: placeGuides(traceGuides(landmarks, arm), place),
    balance: placeBalance(landmarks, arm, place),
  };
}

const traceBothSides = (right: Curve): Curve => joinCurves(right, reverseCurve(mirrorCurve(right)));

const placePoint = ({ x, y }: Point, { axis, crown, scale }: Placement): Point => ({
  x: axis + x * scale,
  y: crown + y * scale,
});

function placeGuides(curves: Record<TapeField, GuideCurves>, place: Placement): Record<TapeField, Guide> {
  const drawPath = (parts: Curve[]): string => parts.map((part) => formatPath(part, place)).join('');
  return mapMeasurements(TAPE_FIELDS, (name) => {
    const { kind, lines, dashes, label } = curves[name];
    return { kind, path: drawPath(lines), dashes: drawPath(dashes), label: placePoint(label, place) };
  });
}

function placeBalance(l: Landmarks, { reach }: Arm, place: Placement): Balance {
  const measureWidth = (half: number, height: number): Width => {
    const { x, y } = placePoint({ x: half, y: height }, place);
    return { x1: place.axis - (x - place.axis), x2: x, y };
  };
  const measureSpan = (label: Span['label'], distance: number, from: number, to: number): Span => {
    const { x, y: y1 } = placePoint({ x: -reach - distance, y: from }, place);
    return { label, x, y1, y2: placePoint({ x: 0, y: to }, place).y };
  };
  return {
    shoulderWidth: measureWidth(l.deltoid * SHOULDER_SHARE, l.deltoidY),
    waistWidth: measureWidth(l.waist, l.waistY),
    hipWidth: measureWidth(placeFullHip(l).x, l.hipY),
    verticals: [
      measureSpan('Torso', SPAN_DISTANCE.outer, 0, l.crotchY),
      measureSpan('Legs', SPAN_DISTANCE.outer, l.crotchY, l.floorY),
      measureSpan('Mid-body', SPAN_DISTANCE.inner, l.chestY, l.kneeY),
    ],
  };
}
