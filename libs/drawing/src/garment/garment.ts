import { escapeText } from '../xml-text';
import { drawFlat } from './clothes/flat';
import { drawLights } from './cut/light';
import { CUT, LAID } from '../generated/drawn-types';
import { findWithStandIn, mapTypes, type ByType } from './stand-ins';
import { isVignette, createPiece, type Drawer, type GarmentInput, type Piece } from './piece';

export interface GarmentOptions {
  /** Accessible name; without it the picture is decoration. */
  title?: string;
  small?: boolean;
  /** Only the middle of the sheet. */
  square?: boolean;
  wearer?: Piece['wearer'];
}

const FLATS = mapTypes(
  CUT,
  (cut): Drawer =>
    (piece) =>
      drawFlat(piece, cut(piece)),
);

export const DRAWERS: ByType<Drawer> = Object.fromEntries(
  [...new Set([FLATS, LAID].flatMap((each) => Object.keys(each)))].map((category) => [
    category,
    { ...FLATS[category], ...LAID[category] },
  ]),
);

/**
 * Draws an item as one transparent SVG of 400 by 500. The same input gives the same text. Throws RangeError for
 * an unknown category or type, or a color that is not `#rrggbb`.
 */
export const drawGarment = (input: GarmentInput, options: GarmentOptions = {}): string =>
  drawBy(DRAWERS, input, options);

const drawLaid = (piece: Piece, drawing: string): string =>
  `<defs>${piece.paint.defs}${drawLights([piece], drawing)}</defs><g stroke-linecap="round" stroke-linejoin="round" stroke="none" fill="none">${drawing}</g>`;

export function drawBy(
  drawers: ByType<Drawer>,
  input: GarmentInput,
  { title, small = false, square = false, wearer }: GarmentOptions,
): string {
  const drawer = findWithStandIn(drawers, input.category, input.type);
  if (!drawer) throw new RangeError(`No drawing for "${input.type}" in "${input.category}"`);
  const piece = createPiece(input, undefined, { small, square, wearer });
  const drawing = drawer(piece);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square ? '0 50 400 400' : '0 0 400 500'}"`,
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeText(title)}</title>`,
    isVignette(drawing) ? drawing : drawLaid(piece, drawing),
    '</svg>',
  ].join('');
}
