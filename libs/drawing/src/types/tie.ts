import { drawBowTie, drawTie } from '../worn/accessories/ties';
import type { ExtraDrawer } from '../worn/extra';
import { layHat } from '../worn/laid';

export const wear: ExtraDrawer = (piece, wearer) => ({
  ...(piece.has('accessories', 'bow-tie') ? drawBowTie : drawTie)(piece, wearer),
  followsHead: true,
});
export const lay = layHat(wear);
