import { point } from '../garment/cut/path';
import { drawPocketPair } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

const EVENING_CLOTH = ['crepe', 'velvet', 'satin', 'chiffon', 'lace'] as const;

export const cut = createCoat(
  { neckline: 'crew', length: 'jacket-waist', fit: 'straight-easy', buttons: 4 },
  (frame) =>
    EVENING_CLOTH.some((fabric) => frame.piece.has('fabric', fabric))
      ? []
      : [
          ...drawWhere(frame, 40, 'hip-pockets', () => drawPocketPair(frame.pen, point(12, 33), 8.5, 7)),
          ...drawWhere(frame, 24, 'chest-pockets', () => drawPocketPair(frame.pen, point(12, 18), 7.5, 6)),
        ],
);
