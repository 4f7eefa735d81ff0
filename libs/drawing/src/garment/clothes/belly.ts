import { BELLY } from '../cut/figure-type';
import { LEVEL } from '../cut/body';
import { linkCurves, placeEnd, point, reverseCurve, smoothCurve, straight, traceCorners } from '../cut/path';
import type { Curve, Point } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import type { Form } from '../../form/form';
import type { Piece } from '../piece';

/** Centimeters: the belly's middle and half height. */
const ROUND = { middle: BELLY - 3, tall: 13 } as const;

/** Least roundness, from 0 to 1, that cloth shows. */
const SHOWN = 0.12;

/** A round belly under cloth: a crescent of shade below, deepest on the right, light on the upper left. */
export function drawBelly(pen: Pen, piece: Piece, at: (level: number) => number): Mark[] {
  const { belly } = piece.form.body.landmarks;
  if (belly < SHOWN) return [];
  const wide = at(ROUND.middle);
  const placeOn = (x: number, y: number): Point => point(x * wide, ROUND.middle + y * ROUND.tall);
  const trace = (...places: readonly (readonly [number, number])[]): Curve =>
    smoothCurve(places.map(([x, y]) => placeOn(x, y)));
  const under = trace([-0.98, 0.3], [-0.72, 0.82], [-0.2, 1.12], [0.36, 1.06], [0.8, 0.66], [1.02, 0.06]);
  const over = trace([1.02, 0.06], [0.7, 0.42], [0.3, 0.74], [-0.2, 0.94], [-0.68, 0.74], [-0.98, 0.3]);
  return [
    ...traceArcedStripes(pen, piece, at),
    pen.fill(pen.main.colors.deep, (0.16 + 0.16 * belly) * (piece.small ? 1.4 : 1), linkCurves(under, over)),
    pen.leaf(0.9 + 0.6 * belly, [trace([-0.7, -0.2], [-0.6, -0.56], [-0.3, -0.78])], 'lit'),
  ];
}

/** Centimeters between horizontal stripes, and how far a belly bends them down. */
const STRIPES = { apart: 2.9, share: 0.4, sag: 3.2, ends: 1.2 } as const;

/** Patterns do not bend: over a belly stripes are drawn one by one. */
function traceArcedStripes(pen: Pen, piece: Piece, at: (level: number) => number): Mark[] {
  const { paint, form } = piece;
  if (!paint.printed || !piece.has('prints', 'stripe-horizontal')) return [];
  const traceEdge = (level: number): Curve => {
    const bent =
      STRIPES.sag * form.body.landmarks.belly * Math.exp(-(((level - ROUND.middle) / ROUND.tall) ** 2));
    const wide = at(Math.max(level, LEVEL.underarm)) * STRIPES.ends;
    return smoothCurve([-1, -0.5, 0, 0.5, 1].map((x) => point(x * wide, level + bent * (1 - x * x))));
  };
  const { apart, share } = STRIPES;
  const bars = Array.from({ length: Math.ceil(LEVEL.floor / apart) }, (_, index) => {
    const level = index * apart;
    const low = traceEdge(level + apart * share);
    return linkCurves(
      traceEdge(level),
      straight(placeEnd(traceEdge(level)), placeEnd(low)),
      reverseCurve(low),
    );
  });
  const whole = traceCorners([-99, -9], [99, -9], [99, LEVEL.floor], [-99, LEVEL.floor], [-99, -9]);
  return [pen.fill(paint.plain, 1, whole), pen.fill(paint.trim.base, 1, ...bars)];
}

/** Above a belly, seams and belts move up under the bust. */
export const findWaistLevel = ({ body }: Form): number =>
  body.landmarks.belly > SHOWN ? LEVEL.underbust + 0.5 : LEVEL.waist;
