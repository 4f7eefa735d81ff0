import { placeBesideFront } from '../garment/clothes/frame';
import { point, traceThrough } from '../garment/cut/path';
import { drawFlapPockets } from '../garment/cut/pockets';
import { SHELL, createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat({ ...SHELL, length: 'jacket-long' }, (frame) => [
  frame.pen.seam(traceThrough([-30, 15], [0, 16.4], [30, 15])),
  ...drawWhere(frame, 70, 'hip-pockets', () =>
    drawFlapPockets(frame.pen, point(placeBesideFront(frame, 14, 12), 56), 12),
  ),
]);
