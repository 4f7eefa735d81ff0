import { point } from '../garment/cut/path';
import { drawPocketPair, drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'open-shirt-collar',
    sleeves: 'drop-shoulder',
    front: 'placket',
    length: 'jacket-hip',
    fit: 'boxy',
    open: 7,
    buttons: 6,
    ease: 1.3,
  },
  (frame) => [
    ...drawWhere(frame, 34, 'chest-pockets', () =>
      drawPocketPair(frame.pen, point(12.4, 20), 11.5, 12.5, true),
    ),
    ...drawWhere(frame, 57, 'hip-pockets', () => drawWeltPockets(frame.pen, point(15, 43), 11)),
  ],
);
