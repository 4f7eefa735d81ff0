import { point } from '../garment/cut/path';
import { drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'stand-collar',
    front: 'zip',
    hem: 'rib',
    cuff: 'rib',
    length: 'jacket-waist',
    sleeves: 'raglan',
    fit: 'straight-easy',
    ease: 1.35,
  },
  (frame) => drawWhere(frame, 37, 'hip-pockets', () => drawWeltPockets(frame.pen, point(11, 26), 11)),
);
