import type { Piece } from '../../garment/piece';

export const getSizeFactor = ({ has }: Piece): number =>
  has('pattern', 'large-scale') ? 1.28 : has('pattern', 'small-scale') ? 0.84 : 1;

export const findStone = ({ paint }: Piece): string =>
  paint.twoColored ? paint.trim.base : paint.colors.base;

const PRINTED_FORMS: Readonly<Record<string, 'bloom' | 'cut' | 'banded' | 'dotted'>> = {
  'floral-small': 'bloom',
  'floral-large': 'bloom',
  geometric: 'cut',
  'check-small': 'cut',
  'stripe-diagonal': 'banded',
  'stripe-vertical': 'banded',
  'dot-small': 'dotted',
  scattered: 'dotted',
};
const PRINTS = Object.keys(PRINTED_FORMS);

export const getJewelForm = (piece: Piece): 'bloom' | 'cut' | 'banded' | 'dotted' | 'smooth' =>
  PRINTED_FORMS[piece.first('prints', PRINTS, '')] ?? 'smooth';
