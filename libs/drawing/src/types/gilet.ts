import { point } from '../garment/cut/path';
import type { Cutter } from '../garment/clothes/layers';
import { drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut: Cutter = (piece) =>
  createCoat(
    {
      neckline: 'stand-collar',
      sleeveLength: 'sleeveless',
      front: 'zip',
      fit: 'straight-easy',
      hem: 'elastic',
      length: 'high-hip-top',
      quilted: !piece.has('fabric', 'compression-jersey'),
    },
    (frame) => drawWhere(frame, 48, 'hip-pockets', () => drawWeltPockets(frame.pen, point(12, 36), 11)),
  )(piece);
