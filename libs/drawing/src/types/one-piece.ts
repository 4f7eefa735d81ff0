import type { Cutter } from '../garment/clothes/layers';
import { LEVEL } from '../garment/cut/body';
import { moveCurve, point, straight } from '../garment/cut/path';
import { createDress } from '../garment/one-piece/dress';
import { cutDungareeDress, cutDungarees } from '../garment/one-piece/dungarees';

export const ONE_PIECE: Readonly<Record<string, Cutter>> = {
  'wrap-dress': createDress({
    neckline: 'wrap-neck',
    front: 'wrap',
    sleeveLength: 'three-quarter',
    fit: 'nipped-waist',
    lower: { kind: 'a-line', seam: LEVEL.waist },
  }),
  'sheath-dress': createDress({
    neckline: 'boat',
    sleeveLength: 'sleeveless',
    fit: 'fitted-bodice',
    line: 'tapered',
  }),
  'shift-dress': createDress({
    neckline: 'crew',
    fit: 'straight-easy',
    length: 'above-knee',
    line: 'straight',
  }),
  'fit-and-flare-dress': createDress({
    sleeveLength: 'cap',
    fit: 'nipped-waist',
    lower: { kind: 'flared', seam: LEVEL.waist },
  }),
  'shirt-dress': createDress({
    neckline: 'open-shirt-collar',
    sleeves: 'buttoned-cuff',
    sleeveLength: 'wrist',
    cuff: 'cuff',
    front: 'placket',
    open: 7,
    lower: { kind: 'a-line', seam: LEVEL.waist },
    belt: 'knot',
  }),
  'slip-dress': createDress({
    neckline: 'cowl',
    sleeves: 'thin-strap',
    sleeveLength: 'sleeveless',
    fit: 'fitted-hip',
    length: 'mid-calf',
    line: 'straight',
  }),
  'empire-dress': createDress({
    neckline: 'v-neck',
    lower: { kind: 'a-line', seam: LEVEL.underbust },
    length: 'below-knee',
  }),
  'maxi-dress': createDress({
    neckline: 'v-neck',
    sleeves: 'flutter',
    length: 'floor',
    fit: 'nipped-waist',
    lower: { kind: 'gathered', seam: LEVEL.waist },
  }),
  'knit-dress': createDress({
    neckline: 'roll-neck',
    sleeveLength: 'wrist',
    cuff: 'rib',
    hem: 'rib',
    length: 'below-knee',
    line: 'tapered',
  }),
  jumpsuit: createDress({
    neckline: 'v-neck',
    fit: 'nipped-waist',
    lower: { kind: 'legs', seam: LEVEL.waist },
    belt: 'knot',
    length: 'floor',
  }),
  playsuit: createDress({
    neckline: 'v-neck',
    fit: 'nipped-waist',
    lower: { kind: 'legs', seam: LEVEL.waist },
    length: 'mini',
  }),
  dungarees: cutDungarees,
  'dungaree-dress': cutDungareeDress,
  kaftan: createDress(
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
  gown: createDress({
    neckline: 'sweetheart',
    sleeves: 'wide-strap',
    sleeveLength: 'sleeveless',
    fit: 'fitted-bodice',
    length: 'floor',
    lower: { kind: 'a-line', seam: LEVEL.waist },
  }),
  'wedding-dress': createDress({
    neckline: 'strapless',
    sleeveLength: 'sleeveless',
    fit: 'fitted-bodice',
    length: 'floor',
    lower: { kind: 'full', seam: LEVEL.waist },
    belt: 'plain',
  }),
  swimsuit: createDress({
    sleeves: 'wide-strap',
    sleeveLength: 'sleeveless',
    fit: 'second-skin',
    hem: 'briefs',
    length: 'widest-hip-top',
  }),
};
