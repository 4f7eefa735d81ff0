import { formatLength } from '../garment/cut/lengths';
import { drawCurves } from '../garment/cut/traced';
import type { Curve } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';
import { findLineColor, mix } from '../garment/paint/colors';
import type { Piece } from '../garment/piece';

/** Weight of the line around small parts, which lie on skin and paper as often as on cloth, in sheet units. */
const EDGE = 0.8;

/** Marks that throw no shadow: what lies close on the skin. */
export const close = (marks: readonly Mark[]): Mark[] =>
  marks.map(({ reach, markup }) => ({ reach, markup }));

/** A small part in one color with a fine edge in its own line color: a strap, a heel, a buckle. */
export const drawPart = (color: string, ...shapes: readonly Curve[]): Mark => ({
  reach: shapes,
  markup: (sheet) =>
    `<path d="${drawCurves(shapes, sheet, true)}" fill="${color}" stroke="${findLineColor(color)}" stroke-width="${formatLength(sheet, EDGE)}"/>`,
});

/** The color of a shoe's insole. */
export const findLining = ({ paint }: Piece): string =>
  paint.twoColored ? paint.trim.light : mix('#e6d5bf', paint.colors.base, 0.12);
