import { LEVEL } from '../garment/cut/body';
import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'v-neck',
  sleeves: 'flutter',
  length: 'floor',
  fit: 'nipped-waist',
  lower: { kind: 'gathered', seam: LEVEL.waist },
});
