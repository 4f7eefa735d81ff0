import { point } from '../garment/cut/path';
import { drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'stand-collar',
    sleeves: 'raglan',
    front: 'zip',
    hem: 'elastic',
    fit: 'straight-easy',
    ease: 1.3,
  },
  (frame) => drawWhere(frame, 60, 'hip-pockets', () => drawWeltPockets(frame.pen, point(12, 44), 11)),
);
