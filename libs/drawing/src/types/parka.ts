import { placeBesideFront, type Frame } from '../garment/clothes/frame';
import { LEVEL } from '../garment/cut/body';
import { traceAcross, traceRibs } from '../garment/cut/details';
import { mirrorSides, point, traceThrough } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';
import { drawPocketPair } from '../garment/cut/pockets';
import { SHELL, createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat({ ...SHELL, length: 'tunic-length', cuff: 'cuff' }, (frame) => [
  ...drawDrawcord(frame),
  ...drawWhere(frame, 70, 'hip-pockets', () =>
    drawPocketPair(frame.pen, point(placeBesideFront(frame, 13.4, 11.5), 54), 11.5, 13, true),
  ),
]);

function drawDrawcord({ pen, at, low, design }: Frame): Mark[] {
  const level = LEVEL.waist + 1;
  if (design.lower || design.front === 'open' || low < level + 12) return [];
  const ends = mirrorSides(traceThrough([3.4, level + 0.8], [4.4, level + 5], [3.8, level + 9]));
  const traceTunnel = (y: number) => traceAcross(at, y);
  return [
    pen.stitch(traceTunnel(level - 1), traceTunnel(level + 1)),
    pen.fold(...traceRibs(at, level + 0.6, level + 4.4, 9)),
    pen.stroke(pen.ink, 3.4, ...ends),
    pen.stroke(pen.trim.colors.base, 2, ...ends),
  ];
}
