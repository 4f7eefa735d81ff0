import type { HemShape } from '../cut/skirt-kinds';
import type { Piece } from '../piece';

export const findHemShape = ({ has }: Pick<Piece, 'has'>): HemShape =>
  has('length', 'rounded-hem') ? 'rounded' : has('length', 'asymmetric-hem') ? 'asymmetric' : 'level';
