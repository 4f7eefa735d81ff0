import { findLineColor } from './paint/colors';
import { formatDecimalShort } from './paint/numbers';
import { WEIGHT } from './paint/strokes';
import type { Piece } from './piece';

/** A closed path in the piece's own material: its print, its textures, its outline; on a main part the light as well. */
export function fillWithMaterial(
  { paint, id, small }: Piece,
  d: string,
  weight: number = WEIGHT.contour,
): string {
  // What draws a small picture may drop a print finer than its pixels: the color lies beneath.
  const fills = [...(small && paint.printed ? [paint.plain] : []), paint.cloth, ...paint.surfaces];
  const last = fills.length - 1;
  const layers = fills.map((fill, index) => {
    const opacity = index === 0 && paint.opacity < 1 ? ` fill-opacity="${paint.opacity}"` : '';
    const outline = index === last ? ` stroke="${paint.colors.ink}" stroke-width="${weight}"` : '';
    return `<path d="${d}" fill="${fill}"${opacity}${outline}/>`;
  });
  return (
    layers.join('') + (weight < WEIGHT.contour || small ? '' : `<path d="${d}" fill="url(#${id}-light)"/>`)
  );
}

/** A strap, cord or chain along an open path: a stroke with an inked edge on both sides. */
export const drawBand = (d: string, width: number, color: string, edge: number = WEIGHT.edge): string =>
  `<path d="${d}" fill="none" stroke="${findLineColor(color)}" stroke-width="${formatDecimalShort(width + edge * 1.6)}"/>` +
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
