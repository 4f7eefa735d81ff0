import type { Recipe } from '../clothes/design';
import { cutUpper } from '../clothes/upper';
import type { Extras } from '../clothes/upper';
import type { Cutter, Cutters } from '../clothes/layers';
import { traceCorners } from '../cut/path';
import { drawKangarooPocket } from '../cut/pockets';

const TOP: Recipe = {
  neckline: 'crew',
  sleeves: 'set-in',
  sleeveLength: 'short',
  cuff: 'hem',
  fit: 'semi-fitted',
  line: 'straight',
  length: 'high-hip-top',
  front: 'closed',
  hem: 'plain',
  buttons: 6,
  ease: 1,
  open: 15,
};

const SWEATSHIRT: Partial<Recipe> = {
  sleeveLength: 'wrist',
  cuff: 'rib',
  hem: 'rib',
  fit: 'boxy',
  ease: 1.2,
};

const BRA: Partial<Recipe> = {
  neckline: 'sweetheart',
  sleeves: 'thin-strap',
  sleeveLength: 'sleeveless',
  fit: 'second-skin',
  length: 'crop',
  hem: 'elastic',
  wings: 5,
};

const createTop =
  (recipe: Partial<Recipe>, extras?: Extras): Cutter =>
  (piece) =>
    cutUpper(piece, { ...TOP, ...recipe }, extras);

export const topCutters: Cutters = {
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
  bra: createTop(BRA),
  bralette: createTop({ ...BRA, neckline: 'v-neck' }),
  'sports-bra': createTop({ ...BRA, neckline: 'scoop', sleeves: 'wide-strap', wings: 2 }),
  camisole: createTop({
    neckline: 'v-neck',
    sleeves: 'thin-strap',
    sleeveLength: 'sleeveless',
    fit: 'skimming-midriff',
  }),
  'peplum-top': createTop({
    neckline: 'scoop',
    fit: 'nipped-waist',
    lower: { kind: 'peplum', seam: 41 },
  }),
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
};
