import { traceBodyDetails } from '../figure/details';
import {
  cutStretch,
  interpolatePoint,
  joinCurves,
  mirrorCurve,
  point,
  reverseCurve,
  type Curve,
  type Point,
} from '../figure/curve';
import { traceFoot } from '../figure/foot';
import { traceLegInside } from '../figure/leg';
import { smoothCurve } from '../figure/smooth-curve';
import type { Body } from '../form/body';
import { HANGING_STOPS } from '../form/hanging-arm';
import { mapCurve } from '../garment/cut/carried';
import { drawCurves } from '../garment/cut/traced';
import { UNDER_ARM } from './bare-arms';
import { drawBareLegs } from './bare-legs';
import type { PersonInput } from './person-input';
import { STROKE, type SkinBrush } from './skin-brush';

const TRUNK_STOPS = 5;

/** Inches. */
const FINE = 2;

/** Share of a leg's width, and inches over which it begins and ends. */
const SLIMMED = { by: 0.1, soft: 1 } as const;

export function drawBareTrunk(
  body: Body,
  { feet, hem, id, pose, sheet, trousered }: PersonInput,
  { colors, contour, drawStrokes, shadeBand }: SkinBrush,
  neckShadow: string,
): string {
  const { landmarks: l, arm, side } = body;
  const slim = createSlimming(body, trousered);
  const traceLegged = (curve: Curve): Curve => mapCurve(curve, (p) => pose.feet(slim(p)), FINE);
  const shoulder = cutStretch(arm.outside, 0, HANGING_STOPS.tip);
  const traceHalf = (turn: (curve: Curve) => Curve): Curve =>
    joinCurves(
      turn(joinCurves(shoulder, traceArmhole(body))),
      traceLegged(turn(joinCurves(side, traceFoot(l, feet), traceLegInside(l)))),
    );
  const whole = joinCurves(
    traceHalf((curve) => curve),
    reverseCurve(traceHalf(mirrorCurve)),
  );
  const { collarbone, neck } = traceBodyDetails(l, arm);
  const lines = [...neck, ...collarbone];
  const outline = buildSkinId(id);
  return [
    `<clipPath id="${id}-clip"><path id="${outline}" d="${drawCurves([whole], sheet, true)}"/></clipPath>`,
    `<use href="#${outline}" fill="${colors.skin}"/>`,
    `<g clip-path="url(#${id}-clip)">`,
    hem > l.kneeY
      ? shadeBand(cutStretch(side, 0, TRUNK_STOPS))
      : shadeBand(traceLegged(side), traceLegged(mirrorCurve(traceLegInside(l)))),
    sheet.coarse || feet === 'unseen' || pose.knees
      ? ''
      : drawBareLegs(body, colors, hem, traceLegged, sheet),
    neckShadow,
    '</g>',
    `<use href="#${outline}" ${contour}/>`,
    drawStrokes([...lines, ...lines.map(mirrorCurve)], STROKE, 0.55, sheet),
  ].join('');
}

export const buildSkinId = (id: string): string => `${id}-skin`;

/** Close trousers would let a line of skin out beside them. */
function createSlimming(
  { half, inseam, landmarks: l }: Body,
  [from, to]: readonly [number, number] = [0, 0],
): (p: Point) => Point {
  return (p) => {
    const { x, y } = p;
    const within = Math.min((y - from) / SLIMMED.soft, (to - y) / SLIMMED.soft, 1);
    const middle = (half(y) + inseam(y)) / 2;
    if (within <= 0 || (y < l.crotchY + 1 && Math.abs(x) < middle)) return p;
    return point(x + (Math.sign(x) * middle - x) * SLIMMED.by * within, y);
  };
}

function traceArmhole({ landmarks: l, arm: { tip }, side }: Body): Curve {
  const pit = point(l.armpit, l.armpitY);
  const [upper, lower] = [0.3, 0.66].map((share) => interpolatePoint(tip, pit, share));
  return smoothCurve(
    [
      tip,
      point(upper!.x + UNDER_ARM, upper!.y),
      point(lower!.x + UNDER_ARM, lower!.y),
      point(pit.x + 0.4, pit.y + 0.35),
      side.from,
    ],
    { start: point(0.4, 1), end: point(-0.1, 1) },
  );
}
