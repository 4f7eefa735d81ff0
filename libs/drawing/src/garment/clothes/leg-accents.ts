import type { Legs } from '../cut/legs';
import { traceCorners, linkCurves, point, straight } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import { computeLightness } from '../paint/colors';
import type { Piece } from '../piece';
import { hasSides, isHalved, findSidesFill } from './accents';

export function drawLegStripes(piece: Piece, pen: Pen, cut: Legs, hem: number): Mark[] {
  const { has, paint } = piece;
  const { base, light } = paint.trim;
  // A stripe of nearly the same color shows by its sheen.
  const tone = Math.abs(computeLightness(base) - computeLightness(paint.colors.base)) < 0.1 ? light : base;
  const marks: Mark[] = [];
  const traceBand = (edge: Curve, wide: number, sign: number): Curve =>
    linkCurves(
      edge,
      straight(
        point(edge.cubics.at(-1)!.to.x - sign * wide, hem),
        ...[...edge.cubics].reverse().map(({ to }) => point(to.x - sign * wide, to.y)),
        point(edge.from.x - sign * wide, edge.from.y),
      ),
    );
  const addStripe = (edges: readonly [Curve, Curve], sign: number, color: string, wide = 3): void => {
    marks.push(pen.fill(color, 1, traceBand(edges[0], wide, sign), traceBand(edges[1], wide, -sign)));
  };
  if (has('line', 'outer-leg-stripe')) addStripe(cut.sides, 1, tone);
  if (has('line', 'inner-leg-stripe')) addStripe(cut.inseams, -1, tone);
  if (hasSides(piece)) addStripe(cut.sides, 1, findSidesFill(piece, pen), 7);
  return marks;
}

export function drawLegAccents(piece: Piece, pen: Pen, cut: Legs, hem: number): Mark[] {
  const { has, paint } = piece;
  const marks = drawLegStripes(piece, pen, cut, hem);
  const fill = paint.printed ? paint.cloth : paint.trim.base;
  const traceZone = (top: number): Curve =>
    traceCorners([-90, top], [90, top], [90, hem + 9], [-90, hem + 9]);
  if (has('pattern', 'hem-border')) marks.push(pen.fill(fill, 1, traceZone(hem - 12)));
  if (has('pattern', 'block-horizontal')) marks.push(pen.fill(paint.trim.base, 1, traceZone((hem + 60) / 2)));
  if (isHalved(piece))
    marks.push(pen.fill(paint.trim.base, 1, traceCorners([0, 20], [90, 20], [90, hem + 9], [0, hem + 9])));
  return marks;
}
