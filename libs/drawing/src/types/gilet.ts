import type { Cutter } from '../garment/clothes/layers';
import { ZIPPED, createCoat, placeWelts } from '../garment/outerwear/coat';

export const cut: Cutter = (piece) =>
  createCoat(
    {
      ...ZIPPED,
      sleeveLength: 'sleeveless',
      hem: 'elastic',
      length: 'high-hip-top',
      quilted: !piece.has('fabric', 'compression-jersey'),
    },
    placeWelts(48, 12, 36, 11),
  )(piece);
