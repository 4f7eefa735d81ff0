import { point } from '../garment/cut/path';
import { drawPocketPair } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  { neckline: 'v-neck', front: 'open', length: 'jacket-long', cuff: 'rib', fit: 'straight-easy' },
  (frame) => drawWhere(frame, 76, 'hip-pockets', () => drawPocketPair(frame.pen, point(14.6, 62), 12, 14)),
);
