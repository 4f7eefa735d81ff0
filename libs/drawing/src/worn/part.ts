import { formatLength } from '../garment/cut/lengths';
import { drawCurves } from '../garment/cut/traced';
import { traceCorners, type Curve } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';
import { deriveLineColor, mix } from '../garment/paint/colors';
import type { Piece } from '../garment/piece';

export const METAL = '#c9a45c';
export const WOOD = '#b7946c';

/** Around `x`, `y`. */
export const traceBox = (x: number, y: number, wide: number, high: number): Curve =>
  traceCorners([x - wide, y - high], [x + wide, y - high], [x + wide, y + high], [x - wide, y + high]);

/** Sheet units. */
const EDGE = 0.8;

/** These marks lie close on the skin, so they throw no shadow. */
export const close = (marks: readonly Mark[]): Mark[] =>
  marks.map(({ reach, markup }) => ({ reach, markup }));

export const drawPart = (color: string, ...shapes: readonly Curve[]): Mark => ({
  reach: shapes,
  markup: (sheet) =>
    `<path d="${drawCurves(shapes, sheet, true)}" fill="${color}" stroke="${deriveLineColor(color)}" stroke-width="${formatLength(sheet, EDGE)}"/>`,
});

export const findLining = ({ paint }: Piece): string =>
  paint.twoColored ? paint.trim.light : mix('#e6d5bf', paint.colors.base, 0.12);
