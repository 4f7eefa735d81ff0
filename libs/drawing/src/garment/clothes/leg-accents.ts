import type { Legs } from '../cut/legs';
import { traceCorners, linkCurves, mirrorSides, point, smoothCurve, type Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import { computeLightness } from '../paint/colors';
import type { Piece } from '../piece';
import { hasSides, isHalved, findSidesFill } from './accents';

export function drawLegStripes(piece: Piece, pen: Pen, cut: Legs): Mark[] {
  const { has, paint } = piece;
  const { base, light } = paint.trim;
  // A stripe of nearly the same color shows by its sheen.
  const tone = Math.abs(computeLightness(base) - computeLightness(paint.colors.base)) < 0.1 ? light : base;
  const marks: Mark[] = [];
  const addStripe = (edges: readonly [Curve, Curve], sign: 1 | -1, color: string, share = 0.12): void => {
    const [edge] = edges;
    const inward = [edge.from, ...edge.cubics.map(({ to }) => to)].map(({ x, y }) =>
      point(x - sign * share * (cut.at(y) - cut.inner(y)), y),
    );
    const band = linkCurves(edge, smoothCurve(inward.reverse()));
    marks.push(pen.fill(color, 1, ...mirrorSides(band)));
  };
  if (has('line', 'outer-leg-stripe')) addStripe(cut.sides, 1, tone);
  if (has('line', 'inner-leg-stripe')) addStripe(cut.inseams, -1, tone);
  if (hasSides(piece)) addStripe(cut.sides, 1, findSidesFill(piece, pen), 0.3);
  return marks;
}

export function drawLegAccents(piece: Piece, pen: Pen, cut: Legs, hem: number): Mark[] {
  const { has, paint } = piece;
  const marks = drawLegStripes(piece, pen, cut);
  const fill = paint.printed ? paint.cloth : paint.trim.base;
  const traceZone = (top: number): Curve =>
    traceCorners([-90, top], [90, top], [90, hem + 9], [-90, hem + 9]);
  if (has('pattern', 'hem-border')) marks.push(pen.fill(fill, 1, traceZone(hem - 12)));
  if (has('pattern', 'block-horizontal')) marks.push(pen.fill(paint.trim.base, 1, traceZone((hem + 60) / 2)));
  if (isHalved(piece))
    marks.push(pen.fill(paint.trim.base, 1, traceCorners([0, 20], [90, 20], [90, hem + 9], [0, hem + 9])));
  return marks;
}
