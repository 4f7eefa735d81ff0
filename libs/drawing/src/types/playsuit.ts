import { LEVEL } from '../garment/cut/body';
import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'v-neck',
  fit: 'nipped-waist',
  lower: { kind: 'legs', seam: LEVEL.waist },
  length: 'mini',
});
