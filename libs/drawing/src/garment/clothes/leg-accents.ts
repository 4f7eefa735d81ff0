import type { Legs } from '../cut/legs';
import { corners, linked, point, straight } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import { lightness } from '../paint/colors';
import type { Piece } from '../piece';
import { hasSides, isHalved, sidesFill } from './accents';

/** Stripes and sides along the legs. */
export function legStripes(piece: Piece, pen: Pen, cut: Legs, hem: number): Mark[] {
  const { has, paint } = piece;
  const { base, light } = paint.trim;
  // A stripe of nearly the same color is told by its sheen.
  const tone = Math.abs(lightness(base) - lightness(paint.colors.base)) < 0.1 ? light : base;
  const marks: Mark[] = [];
  const band = (edge: Curve, wide: number, sign: number): Curve =>
    linked(
      edge,
      straight(
        point(edge.cubics.at(-1)!.to.x - sign * wide, hem),
        ...[...edge.cubics].reverse().map(({ to }) => point(to.x - sign * wide, to.y)),
        point(edge.from.x - sign * wide, edge.from.y),
      ),
    );
  const stripe = (edges: readonly [Curve, Curve], sign: number, color: string, wide = 3): void => {
    marks.push(pen.fill(color, 1, band(edges[0], wide, sign), band(edges[1], wide, -sign)));
  };
  if (has('line', 'outer-leg-stripe')) stripe(cut.sides, 1, tone);
  if (has('line', 'inner-leg-stripe')) stripe(cut.inseams, -1, tone);
  if (hasSides(piece)) stripe(cut.sides, 1, sidesFill(piece, pen), 7);
  return marks;
}

/** Color and line along the legs. */
export function legAccents(piece: Piece, pen: Pen, cut: Legs, hem: number): Mark[] {
  const { has, paint } = piece;
  const marks = legStripes(piece, pen, cut, hem);
  const fill = paint.printed ? paint.cloth : paint.trim.base;
  const zone = (top: number): Curve => corners([-90, top], [90, top], [90, hem + 9], [-90, hem + 9]);
  if (has('pattern', 'hem-border')) marks.push(pen.fill(fill, 1, zone(hem - 12)));
  if (has('pattern', 'block-horizontal')) marks.push(pen.fill(paint.trim.base, 1, zone((hem + 60) / 2)));
  if (isHalved(piece))
    marks.push(pen.fill(paint.trim.base, 1, corners([0, 20], [90, 20], [90, hem + 9], [0, hem + 9])));
  return marks;
}
