import { mirrorSides, traceCorners, traceThrough } from '../garment/cut/path';
import { SHIRT_JACKET, createCoat, placePatches } from '../garment/outerwear/coat';

export const cut = createCoat(
  { ...SHIRT_JACKET, hem: 'band', length: 'jacket-waist', fit: 'straight-easy' },
  (frame) => [
    frame.pen.seam(traceThrough([-17.8, 14.8], [0, 15.6], [17.8, 14.8])),
    frame.pen.stitch(
      traceThrough([-17.8, 16], [0, 16.8], [17.8, 16]),
      ...[8, 15.4].flatMap((x) => mirrorSides(traceCorners([x, 21], [x * 0.86, frame.low - 5]))),
    ),
    ...placePatches('chest-pockets', 26, 11.6, 17.4, { wide: 9.4, deep: 8, flap: true })(frame),
  ],
);
