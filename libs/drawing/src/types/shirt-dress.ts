import { LEVEL } from '../garment/cut/body';
import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'open-shirt-collar',
  sleeves: 'buttoned-cuff',
  sleeveLength: 'wrist',
  cuff: 'cuff',
  front: 'placket',
  open: 7,
  lower: { kind: 'a-line', seam: LEVEL.waist },
  belt: 'knot',
});
