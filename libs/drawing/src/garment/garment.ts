import { escapeText } from '../xml-text';
import { drawFlat } from './clothes/flat';
import { drawLights } from './cut/light';
import { CUT, LAID } from '../generated/drawn-types';
import type { Viewer } from '../worn/view';
import { createVignette } from '../worn/vignette';
import { findWithStandIn } from './stand-ins';
import { isVignette, createPiece } from './piece';
import type { Drawer, Drawers, GarmentInput, Piece } from './piece';

export interface GarmentOptions {
  /** Accessible name; without it the picture is decoration. */
  title?: string;
  small?: boolean;
  wearer?: Piece['wearer'];
}

type ByType<Kept> = Readonly<Record<string, Readonly<Record<string, Kept>>>>;

const mapDrawers = <Kept>(byCategory: ByType<Kept>, createDrawer: (kept: Kept) => Drawer): ByType<Drawer> =>
  Object.fromEntries(
    Object.entries(byCategory).map(([category, byType]) => [
      category,
      Object.fromEntries(Object.entries(byType).map(([type, kept]) => [type, createDrawer(kept)])),
    ]),
  );

export const showDrawers = (shown: ByType<Viewer>): ByType<Drawer> => mapDrawers(shown, createVignette);

const FLATS = mapDrawers(CUT, (cut) => (piece) => drawFlat(piece, cut(piece)));

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
  drawers: Readonly<Record<string, Drawers>>,
  input: GarmentInput,
  { title, small = false, wearer }: GarmentOptions,
): string {
  const drawer = findWithStandIn(drawers, input.category, input.type);
  if (!drawer) throw new RangeError(`No drawing for "${input.type}" in "${input.category}"`);
  const piece = createPiece(input, undefined, { small, wearer });
  const drawing = drawer(piece);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"',
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeText(title)}</title>`,
    isVignette(drawing) ? drawing : drawLaid(piece, drawing),
    '</svg>',
  ].join('');
}
