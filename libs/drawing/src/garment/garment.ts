import { escapeText } from '../xml-text';
import { drawFlat } from './clothes/flat';
import type { Cutters } from './clothes/layers';
import { CUTTERS } from './cutters';
import { drawLights } from './cut/light';
import { accessoryDrawers, jewelryDrawers, shoeDrawers } from '../worn/flats';
import { findWithStandIn } from './stand-ins';
import { isVignette, createPiece } from './piece';
import type { Drawers, GarmentInput, Piece } from './piece';

export interface GarmentOptions {
  /** Accessible name; without it the picture is decoration. */
  title?: string;
  small?: boolean;
}

export const DRAWERS: Readonly<Record<string, Drawers>> = {
  ...Object.fromEntries(
    Object.entries(CUTTERS).map(([category, cutters]) => [category, createFlats(cutters)]),
  ),
  Shoes: shoeDrawers,
  Accessories: accessoryDrawers,
  Jewelry: jewelryDrawers,
};

function createFlats(cutters: Cutters): Drawers {
  return Object.fromEntries(
    Object.entries(cutters).map(([type, cut]) => [type, (piece: Piece) => drawFlat(piece, cut(piece))]),
  );
}

/**
 * Draws an item as one transparent SVG of 400 by 500. The same input gives the same text. Throws RangeError for
 * an unknown category or type, or a color that is not `#rrggbb`.
 */
export const drawGarment = (input: GarmentInput, options: GarmentOptions = {}): string =>
  drawBy(DRAWERS, input, options);

const drawLaid = (piece: Piece, drawing: string): string =>
  `<defs>${piece.paint.defs}${drawLights([piece], drawing)}</defs><g stroke-linecap="round" stroke-linejoin="round" stroke="none" fill="none">${drawing}</g>`;

export function drawBy(
  drawers: Readonly<Record<string, Drawers>>,
  input: GarmentInput,
  { title, small = false }: GarmentOptions,
): string {
  const drawer = findWithStandIn(drawers, input.category, input.type);
  if (!drawer) throw new RangeError(`No drawing for "${input.type}" in "${input.category}"`);
  const piece = createPiece(input, undefined, { small });
  const drawing = drawer(piece);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"',
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeText(title)}</title>`,
    isVignette(drawing) ? drawing : drawLaid(piece, drawing),
    '</svg>',
  ].join('');
}
