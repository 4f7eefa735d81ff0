import { xmlText } from '../xml-text';
import { PAPER } from './paint/colors';
import { accessoryDrawers } from './accessories/accessories';
import { bottomDrawers } from './bottoms/bottoms';
import { jewelryDrawers } from './jewelry/jewelry';
import { onePieceDrawers } from './one-piece/one-piece';
import { outerwearDrawers } from './outerwear/outerwear';
import { shoeDrawers } from './shoes/shoes';
import { stylingDrawers } from './styling/styling';
import { STAND_INS } from './stand-ins';
import { topDrawers } from './tops/tops';
import { pieceOf } from './piece';
import type { Drawer, Drawers, GarmentInput, Piece } from './piece';

export interface GarmentOptions {
  /** What the picture is called, for users who do not see it; without it the picture is decoration. */
  title?: string;
}

/** The drawers of every category, by the category's display name. */
const DRAWERS: Readonly<Record<string, Drawers>> = {
  Outerwear: outerwearDrawers,
  Tops: topDrawers,
  'One-Piece': onePieceDrawers,
  Bottoms: bottomDrawers,
  Shoes: shoeDrawers,
  Accessories: accessoryDrawers,
  Jewelry: jewelryDrawers,
  Styling: stylingDrawers,
};

/**
 * A catalog item as one SVG document on a sheet of 400 by 500 with a transparent ground, for light and dark pages.
 * The same input gives the same text; ids are made from the input, so that drawings can share a page. Throws RangeError for an unknown
 * category or type and for a color that is not `#rrggbb`.
 */
export function drawGarment(input: GarmentInput, { title }: GarmentOptions = {}): string {
  const drawer = drawerOf(input.category, input.type);
  if (!drawer) throw new RangeError(`No drawing for "${input.type}" in "${input.category}"`);
  const piece = pieceOf(input);
  const drawing = drawer(piece);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"',
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${xmlText(title)}</title>`,
    `<defs>${piece.paint.defs}${halo(piece)}</defs>`,
    `<g stroke-linecap="round" stroke-linejoin="round" stroke="none" fill="none"${haloUse(piece)}>`,
    drawing,
    '</g></svg>',
  ].join('');
}

function drawerOf(category: string, type: string): Drawer | undefined {
  if (!Object.hasOwn(DRAWERS, category)) return undefined;
  const drawers = DRAWERS[category]!;
  if (Object.hasOwn(drawers, type)) return drawers[type];
  return Object.hasOwn(STAND_INS, type) ? drawerOf(...STAND_INS[type]!) : undefined;
}

/** Dark cloth with its dark outline would sink into a dark page: a thin rim of paper keeps its edge readable. */
function halo({ id, paint }: Piece): string {
  if (!paint.colors.dark) return '';
  return (
    `<filter id="${id}-rim" x="-5%" y="-5%" width="110%" height="110%"><feMorphology in="SourceAlpha" operator="dilate" radius="1.6" result="grown"/>` +
    `<feFlood flood-color="${PAPER}" flood-opacity=".8"/><feComposite in2="grown" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
  );
}

const haloUse = ({ id, paint }: Piece): string => (paint.colors.dark ? ` filter="url(#${id}-rim)"` : '');
