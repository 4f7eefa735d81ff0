import { mirrorSides, point, traceCorners, traceThrough } from '../garment/cut/path';
import { drawPocketPair } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'open-shirt-collar',
    front: 'placket',
    hem: 'band',
    cuff: 'cuff',
    length: 'jacket-waist',
    fit: 'straight-easy',
    open: 7,
    buttons: 6,
  },
  (frame) => [
    frame.pen.seam(traceThrough([-17.8, 14.8], [0, 15.6], [17.8, 14.8])),
    frame.pen.stitch(
      traceThrough([-17.8, 16], [0, 16.8], [17.8, 16]),
      ...[8, 15.4].flatMap((x) => mirrorSides(traceCorners([x, 21], [x * 0.86, frame.low - 5]))),
    ),
    ...drawWhere(frame, 26, 'chest-pockets', () =>
      drawPocketPair(frame.pen, point(11.6, 17.4), 9.4, 8, true),
    ),
  ],
);
