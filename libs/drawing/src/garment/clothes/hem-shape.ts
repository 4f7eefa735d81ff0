import type { HemShape } from '../cut/skirt-kinds';
import type { Piece } from '../piece';

/** How a piece's hem runs where it is not level all around. */
export const findHemShape = ({ has }: Pick<Piece, 'has'>): HemShape =>
  has('length', 'rounded-hem') ? 'rounded' : has('length', 'asymmetric-hem') ? 'asymmetric' : 'level';
