import { point } from '../garment/cut/path';
import { drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'shawl-collar',
    sleeves: 'drop-shoulder',
    length: 'jacket-long',
    fit: 'boxy',
    line: 'cocoon',
    buttons: 1,
  },
  (frame) => drawWhere(frame, 67, 'hip-pockets', () => drawWeltPockets(frame.pen, point(17, 52))),
);
