import { placeBesideFront } from '../garment/clothes/frame';
import { point } from '../garment/cut/path';
import { drawBreastWelt, drawFlapPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat({ fit: 'nipped-waist' }, (frame) => [
  ...drawWhere(frame, 55, 'hip-pockets', () =>
    drawFlapPockets(frame.pen, point(placeBesideFront(frame, frame.at(50) * 0.62, 11), 51), 11),
  ),
  ...drawWhere(frame, 26, 'chest-pockets', () => [drawBreastWelt(frame.pen)]),
]);
