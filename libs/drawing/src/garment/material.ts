import { deriveLineColor } from './paint/colors';
import { formatDecimalShort } from './paint/numbers';
import { WEIGHT } from './paint/strokes';
import type { Piece } from './piece';

export function fillWithMaterial(
  { paint, id, small }: Piece,
  d: string,
  weight: number = WEIGHT.contour,
): string {
  // Small renderers may drop a fine print, so the plain color lies beneath.
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

export const drawBand = (d: string, width: number, color: string): string =>
  `<path d="${d}" fill="none" stroke="${deriveLineColor(color)}" stroke-width="${formatDecimalShort(width + WEIGHT.edge * 1.6)}"/>` +
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
