import type { Recipe } from '../clothes/design';
import { cutUpper } from '../clothes/upper';
import type { Extras } from '../clothes/upper';
import { LEVEL } from '../cut/body';
import { moveCurve, point, straight } from '../cut/path';
import { cutDungareeDress, cutDungarees } from './dungarees';
import type { Cutter, Cutters } from '../clothes/layers';

const DRESS: Recipe = {
  neckline: 'scoop',
  sleeves: 'set-in',
  sleeveLength: 'short',
  cuff: 'hem',
  fit: 'semi-fitted',
  line: 'straight',
  length: 'knee',
  front: 'closed',
  hem: 'plain',
  buttons: 9,
  ease: 1,
  open: 15,
};

const dress =
  (recipe: Partial<Recipe>, extras?: Extras): Cutter =>
  (piece) =>
    cutUpper(piece, { ...DRESS, ...recipe }, extras);

export const onePieceCutters: Cutters = {
  'wrap-dress': dress({
    neckline: 'wrap-neck',
    front: 'wrap',
    sleeveLength: 'three-quarter',
    fit: 'nipped-waist',
    lower: { kind: 'a-line', seam: LEVEL.waist },
  }),
  'sheath-dress': dress({
    neckline: 'boat',
    sleeveLength: 'sleeveless',
    fit: 'fitted-bodice',
    line: 'tapered',
  }),
  'shift-dress': dress({ neckline: 'crew', fit: 'straight-easy', length: 'above-knee', line: 'straight' }),
  'fit-and-flare-dress': dress({
    sleeveLength: 'cap',
    fit: 'nipped-waist',
    lower: { kind: 'flared', seam: LEVEL.waist },
  }),
  'shirt-dress': dress({
    neckline: 'open-shirt-collar',
    sleeves: 'buttoned-cuff',
    sleeveLength: 'wrist',
    cuff: 'cuff',
    front: 'placket',
    open: 7,
    lower: { kind: 'a-line', seam: LEVEL.waist },
    belt: 'knot',
  }),
  'slip-dress': dress({
    neckline: 'cowl',
    sleeves: 'thin-strap',
    sleeveLength: 'sleeveless',
    fit: 'fitted-hip',
    length: 'mid-calf',
    line: 'straight',
  }),
  'empire-dress': dress({
    neckline: 'v-neck',
    lower: { kind: 'a-line', seam: LEVEL.underbust },
    length: 'below-knee',
  }),
  'maxi-dress': dress({
    neckline: 'v-neck',
    sleeves: 'flutter',
    length: 'floor',
    fit: 'nipped-waist',
    lower: { kind: 'gathered', seam: LEVEL.waist },
  }),
  'knit-dress': dress({
    neckline: 'roll-neck',
    sleeveLength: 'wrist',
    cuff: 'rib',
    hem: 'rib',
    length: 'below-knee',
    line: 'tapered',
  }),
  jumpsuit: dress({
    neckline: 'v-neck',
    fit: 'nipped-waist',
    lower: { kind: 'legs', seam: LEVEL.waist },
    belt: 'knot',
    length: 'floor',
  }),
  playsuit: dress({
    neckline: 'v-neck',
    fit: 'nipped-waist',
    lower: { kind: 'legs', seam: LEVEL.waist },
    length: 'mini',
  }),
  kaftan: dress(
    {
      neckline: 'v-neck',
      sleeves: 'wide',
      sleeveLength: 'three-quarter',
      fit: 'straight-easy',
      line: 'a-line',
      length: 'ankle',
    },
    ({ pen, neck, design }) =>
      design.neckline === 'v-neck'
        ? [
            pen.stroke(pen.trim.colors.base, 5, moveCurve(neck.edge, 0, 2)),
            pen.stitch(moveCurve(neck.edge, 0, 3.4)),
            pen.stroke(
              pen.trim.colors.base,
              5,
              straight(point(0, neck.depth + 2), point(0, neck.depth + 15)),
            ),
          ]
        : [],
  ),
  gown: dress({
    neckline: 'sweetheart',
    sleeves: 'wide-strap',
    sleeveLength: 'sleeveless',
    fit: 'fitted-bodice',
    length: 'floor',
    lower: { kind: 'a-line', seam: LEVEL.waist },
  }),
  'wedding-dress': dress({
    neckline: 'strapless',
    sleeveLength: 'sleeveless',
    fit: 'fitted-bodice',
    length: 'floor',
    lower: { kind: 'full', seam: LEVEL.waist },
    belt: 'plain',
  }),
  swimsuit: dress({
    sleeves: 'wide-strap',
    sleeveLength: 'sleeveless',
    fit: 'second-skin',
    hem: 'briefs',
    length: 'widest-hip-top',
  }),
  dungarees: cutDungarees,
  'dungaree-dress': cutDungareeDress,
};
