import type { Cutter } from '../garment/clothes/layers';
import { traceCorners } from '../garment/cut/path';
import { drawKangarooPocket } from '../garment/cut/pockets';
import { SWEATSHIRT, createTop } from '../garment/tops/top';

export const TOPS: Readonly<Record<string, Cutter>> = {
  't-shirt': createTop({ fit: 'straight-easy', length: 'high-hip-top' }),
  blouse: createTop({
    neckline: 'v-neck',
    sleeves: 'bishop',
    sleeveLength: 'wrist',
    fit: 'skimming-midriff',
  }),
  shirt: createTop({
    neckline: 'open-shirt-collar',
    sleeves: 'buttoned-cuff',
    sleeveLength: 'wrist',
    cuff: 'cuff',
    front: 'placket',
    hem: 'shirt-tail',
    length: 'widest-hip-top',
    open: 7,
  }),
  'wrap-top': createTop({
    neckline: 'wrap-neck',
    sleeveLength: 'three-quarter',
    fit: 'nipped-waist',
    front: 'wrap',
  }),
  sweater: createTop({
    sleeves: 'set-in',
    sleeveLength: 'wrist',
    cuff: 'rib',
    hem: 'rib',
    fit: 'straight-easy',
    ease: 1.15,
  }),
  cardigan: createTop({
    neckline: 'v-neck',
    sleeveLength: 'wrist',
    cuff: 'rib',
    hem: 'rib',
    front: 'placket',
    buttons: 5,
    ease: 1.12,
  }),
  tank: createTop({ neckline: 'scoop', sleeves: 'wide-strap', sleeveLength: 'sleeveless' }),
  camisole: createTop({
    neckline: 'v-neck',
    sleeves: 'thin-strap',
    sleeveLength: 'sleeveless',
    fit: 'skimming-midriff',
  }),
  'peplum-top': createTop({ neckline: 'scoop', fit: 'nipped-waist', lower: { kind: 'peplum', seam: 41 } }),
  tunic: createTop({
    neckline: 'v-neck',
    sleeveLength: 'three-quarter',
    fit: 'easy-hip',
    length: 'tunic-length',
  }),
  bodysuit: createTop({
    neckline: 'scoop',
    sleeveLength: 'wrist',
    sleeves: 'close-fitting',
    fit: 'second-skin',
    hem: 'briefs',
    length: 'widest-hip-top',
  }),
  polo: createTop({
    neckline: 'open-shirt-collar',
    front: 'half-placket',
    cuff: 'rib',
    open: 8,
    fit: 'straight-easy',
  }),
  sweatshirt: createTop(SWEATSHIRT, ({ pen, design, neck }) =>
    design.neckline === 'crew'
      ? [pen.stitch(traceCorners([-3, neck.depth + 1.6], [0, neck.depth + 5.4], [3, neck.depth + 1.6]))]
      : [],
  ),
  hoodie: createTop({ ...SWEATSHIRT, neckline: 'hooded' }, ({ pen, low, piece, design }) =>
    piece.has('specialFeatures', 'kangaroo-pocket')
      ? []
      : drawKangarooPocket(pen, low - 7.6, design.front === 'zip'),
  ),
  'sweater-vest': createTop({
    neckline: 'v-neck',
    sleeveLength: 'sleeveless',
    cuff: 'rib',
    hem: 'rib',
    fit: 'straight-easy',
    ease: 1.1,
  }),
};
