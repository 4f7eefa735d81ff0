import type { Curve } from '../garment/cut/path';
import type { Mark, Pen } from '../garment/cut/pen';
import { INK } from '../garment/paint/colors';

/** Weight of the line around small parts, which lie on skin and paper as often as on cloth, in the pen's strokes. */
const EDGE = 1.45;

/** Marks that throw no shadow: what lies close on the skin. */
export const close = (marks: readonly Mark[]): Mark[] =>
  marks.map(({ reach, markup }) => ({ reach, markup }));

/** A small part in one color with a fine inked edge: a strap, a heel, a buckle. */
export function part(pen: Pen, color: string, ...shapes: readonly Curve[]): Mark {
  const [fill, edge] = [pen.fill(color, 1, ...shapes), pen.stroke(INK, EDGE, ...shapes)];
  return { reach: shapes, markup: (sheet) => fill.markup(sheet) + edge.markup(sheet) };
}
