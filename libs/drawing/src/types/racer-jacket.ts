import { point } from '../garment/cut/path';
import { drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  { neckline: 'stand-collar', front: 'zip', length: 'jacket-waist', fit: 'nipped-waist', hem: 'band' },
  (frame) => drawWhere(frame, 37, 'hip-pockets', () => drawWeltPockets(frame.pen, point(11, 26), 11)),
);
