import { LEVEL } from '../garment/cut/body';
import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'wrap-neck',
  front: 'wrap',
  sleeveLength: 'three-quarter',
  fit: 'nipped-waist',
  lower: { kind: 'a-line', seam: LEVEL.waist },
});
