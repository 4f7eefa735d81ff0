import { drawLights } from '../cut/light';
import { ITEM_DRAWERS } from '../item';
import { isWellFormed } from '../../testing/well-formed';
import { isVignette, createPiece } from '../piece';
import { findWithStandIn } from '../stand-ins';

type Attributes = Readonly<Record<string, readonly string[]>>;

/** Characters. */
const SIZE_LIMIT = 21_000;

export function drawShape(
  category: string,
  type: string,
  attributes: Attributes = {},
  colors: readonly { hex: string }[] = [{ hex: '#b4532a' }],
): string {
  const piece = createPiece({ category, type, attributes, colors });
  const drawing = findWithStandIn(ITEM_DRAWERS, category, type)!(piece);
  return (
    isVignette(drawing) ? drawing : piece.paint.defs + drawLights([piece], drawing) + drawing
  ).replaceAll(piece.id, 'id');
}

export function drawFaults(markup: string, limit = SIZE_LIMIT): string[] {
  return [
    isWellFormed(`<svg>${markup}</svg>`) ? '' : 'not well formed',
    /NaN|Infinity|undefined|null/.test(markup) ? 'a number is missing' : '',
    /\d\.\d{3}/.test(markup) ? 'a number is not rounded' : '',
    markup.length < limit ? '' : `too long: ${markup.length}`,
  ].filter(Boolean);
}
