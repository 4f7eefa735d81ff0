import { drawBowTie, drawTie } from '../worn/accessories/ties';
import { createHat } from '../worn/laid';

export const { wear, lay } = createHat((piece, wearer) => ({
  ...(piece.has('accessories', 'bow-tie') ? drawBowTie : drawTie)(piece, wearer),
  followsHead: true,
}));
