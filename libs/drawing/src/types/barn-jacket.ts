import { point } from '../garment/cut/path';
import { drawPocketPair } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'open-shirt-collar',
    front: 'placket',
    cuff: 'cuff',
    length: 'jacket-hip',
    fit: 'boxy',
    buttons: 5,
  },
  (frame) => drawWhere(frame, 55, 'hip-pockets', () => drawPocketPair(frame.pen, point(13, 40), 12, 13)),
);
