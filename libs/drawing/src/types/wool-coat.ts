import { placeBesideFront } from '../garment/clothes/frame';
import { point } from '../garment/cut/path';
import { drawFlapPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat({ length: 'jacket-long', buttons: 3 }, (frame) =>
  drawWhere(frame, 57, 'hip-pockets', () =>
    drawFlapPockets(frame.pen, point(placeBesideFront(frame, frame.at(53) * 0.62, 12), 53), 12),
  ),
);
