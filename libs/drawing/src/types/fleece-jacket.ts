import { point } from '../garment/cut/path';
import { drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'stand-collar',
    front: 'zip',
    fit: 'straight-easy',
    cuff: 'rib',
    length: 'high-hip-top',
    ease: 1.3,
  },
  (frame) => [...drawWhere(frame, 52, 'hip-pockets', () => drawWeltPockets(frame.pen, point(11, 38), 11))],
);
