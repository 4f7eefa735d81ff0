import { point } from '../garment/cut/path';
import { drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'open-shirt-collar',
    front: 'placket',
    length: 'jacket-hip',
    fit: 'straight-easy',
    buttons: 5,
  },
  (frame) => drawWhere(frame, 50, 'hip-pockets', () => drawWeltPockets(frame.pen, point(12, 38), 11)),
);
