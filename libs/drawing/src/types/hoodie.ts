import { drawKangarooPocket } from '../garment/cut/pockets';
import { SWEATSHIRT, createTop } from '../garment/tops/top';

export const cut = createTop({ ...SWEATSHIRT, neckline: 'hooded' }, ({ pen, low, piece, design }) =>
  piece.has('specialFeatures', 'kangaroo-pocket')
    ? []
    : drawKangarooPocket(pen, low - 7.6, design.front === 'zip'),
);
