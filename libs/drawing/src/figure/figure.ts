import { MEASUREMENTS } from '@figura/contracts';
import type { Measurement, TapeMeasurements, Underlayer } from '@figura/contracts';
import { traceArm as rightArm } from './arm';
import type { Arm } from './arm';
import type { Balance, Span, Width } from './balance';
import { joinCurves, mirrorCurve, formatPath, reverseCurve } from './curve';
import type { Curve, Placement, Point } from './curve';
import { traceDetailLines } from './details';
import { traceGuides } from './guides';
import type { GuideCurves } from './guides';
import { traceFoot, traceSlipper } from './foot';
import { traceCroppedSide, traceFaceSide, traceHairCap, traceHairKnot, traceHairStrands } from './head';
import { computeLandmarks } from './landmarks';
import type { Landmarks } from './landmarks';
import { traceLegInside } from './leg';
import { computeProportions, TYPICAL_HEIGHT } from './proportions';
import { traceShirtAndShorts } from './shirt-and-shorts';
import { traceSuit } from './suit';
import { traceBodySide, placeFullHip } from './torso';

export interface FigureInput {
  /** In inches, each above 0 and at most 150; whatever is missing is drawn as on a typical body. */
  measurements: Partial<TapeMeasurements>;
  /** A swimsuit unless told. */
  underlayer?: Underlayer;
  /** Whether the hair is cropped close; it is put up unless told. */
  isCropped?: boolean;
}

/** Where the tape goes for one measurement. */
export interface Guide {
  kind: 'girth' | 'height';
  /** What is seen of it: the front half of the loop, or the dimension line with its end ticks. */
  path: string;
  /** To be dashed: the half of the loop behind the body, or what leads from body to dimension line. */
  dashes: string;
  /** Where a caption starts, centered on this height. */
  label: Point;
}

/** The figure as SVG path data, in units of a sheet `width` by `height`. Paint in the order of the fields. */
export interface FigureGeometry {
  width: number;
  height: number;
  /** The knot of hair beside the neck, behind the body; empty for cropped hair. */
  hairKnot: string;
  /** The body from the neck down: one closed line, alike on both sides. */
  outline: string;
  /** The swimsuit, or shirt and shorts, that the figure wears; closed shapes within the outline. */
  underlayer: string;
  /** The slippers on the feet; two closed shapes within the outline. */
  slippers: string;
  /** Fine inner lines: neck, collarbones, bust, knees, hands, navel; under a shirt without bust and navel. */
  details: string[];
  head: string;
  hair: string;
  /** Fine lines in the hair; none in cropped hair. */
  strands: string[];
  guides: Record<Measurement, Guide>;
  balance: Balance;
}

/** The sheet: all figures stand on the same floor, a typical one 10.6 units to the inch. */
const SHEET = { width: 440, height: 800, floor: 782, unitsPerInch: 10.6 } as const;
/** How far the marks of the height's spans stand off the hand, and the mid-body's off those, in body inches. */
const SPAN_DISTANCE = { outer: 2.4, inner: 1.4 };

/**
 * Draws the figure for what is known of a body. Numbers in the paths have at most one decimal. All measurements give the same
 * path commands in the same order, and every coordinate moves continuously with every number, so that paths may be
 * interpolated. Whatever lies outside the accepted range is drawn as the nearest plausible body; it never throws.
 */
export function traceFigure({
  measurements,
  underlayer = 'swimsuit',
  isCropped = false,
}: FigureInput): FigureGeometry {
  const body = computeProportions(measurements);
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
    hairKnot: isCropped ? '' : closePath(traceHairKnot(landmarks)),
    outline: closePath(traceBothSides(right)),
    underlayer: (underlayer === 'swimsuit'
      ? [traceSuit(landmarks, arm, side)]
      : traceShirtAndShorts(landmarks, arm, { side, inside })
    )
      .map((half) => closePath(traceBothSides(half)))
      .join(''),
    slippers: closePath(shoe) + closePath(mirrorCurve(shoe)),
    // A shirt hangs over bust and navel.
    details: traceDetailLines(landmarks, arm, { trunk: underlayer === 'swimsuit' }).map(open),
    head: closePath(traceBothSides(traceFaceSide(landmarks))),
    hair: closePath(isCropped ? traceBothSides(traceCroppedSide(landmarks)) : traceHairCap(landmarks)),
    strands: isCropped ? [] : traceHairStrands(landmarks).map(open),
    guides: placeGuides(traceGuides(landmarks, arm), place),
    balance: placeBalance(landmarks, arm, place),
  };
}

/** A right half, from the axis to the axis, with its mirror image: one closed line. */
const traceBothSides = (right: Curve): Curve => joinCurves(right, reverseCurve(mirrorCurve(right)));

const placePoint = ({ x, y }: Point, { axis, crown, scale }: Placement): Point => ({
  x: axis + x * scale,
  y: crown + y * scale,
});

function placeGuides(curves: Record<Measurement, GuideCurves>, place: Placement): Record<Measurement, Guide> {
  const guides = MEASUREMENTS.map((measurement) => {
    const { kind, lines, dashes, label } = curves[measurement];
    const drawPath = (parts: Curve[]): string => parts.map((part) => formatPath(part, place)).join('');
    return [
      measurement,
      { kind, path: drawPath(lines), dashes: drawPath(dashes), label: placePoint(label, place) },
    ];
  });
  return Object.fromEntries(guides) as Record<Measurement, Guide>;
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
    shoulderWidth: measureWidth(l.deltoid, l.deltoidY),
    waistWidth: measureWidth(l.waist, l.waistY),
    hipWidth: measureWidth(placeFullHip(l).x, l.hipY),
    verticals: [
      measureSpan('Torso', SPAN_DISTANCE.outer, 0, l.crotchY),
      measureSpan('Legs', SPAN_DISTANCE.outer, l.crotchY, l.floorY),
      measureSpan('Mid-body', SPAN_DISTANCE.inner, l.chestY, l.kneeY),
    ],
  };
}
