import { LEVEL } from '../garment/cut/body';
import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'sweetheart',
  sleeves: 'wide-strap',
  sleeveLength: 'sleeveless',
  fit: 'fitted-bodice',
  length: 'floor',
  lower: { kind: 'a-line', seam: LEVEL.waist },
});
