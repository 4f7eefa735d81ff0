import { point } from '../garment/cut/path';
import { drawPocketPair } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'open-shirt-collar',
    front: 'placket',
    cuff: 'cuff',
    length: 'widest-hip-top',
    fit: 'boxy',
    open: 7,
    buttons: 6,
  },
  (frame) =>
    drawWhere(frame, 26, 'chest-pockets', () => drawPocketPair(frame.pen, point(11.8, 20), 10.5, 11.5, true)),
);
