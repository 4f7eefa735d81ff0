import { createTrousers } from '../garment/bottoms/bottom';
import type { Cutter } from '../garment/clothes/layers';

export const cut: Cutter = (piece) =>
  piece.has('fit', 'fitted-thigh') || piece.has('fit', 'second-skin')
    ? createTrousers('legging', 'casual', 'short-shorts', { band: 'wide-waistband' })(piece)
    : createTrousers('wide', 'casual', 'short-shorts', { band: 'elastic', cord: true })(piece);
