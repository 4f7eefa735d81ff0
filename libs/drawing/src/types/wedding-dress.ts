import { LEVEL } from '../garment/cut/body';
import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'strapless',
  sleeveLength: 'sleeveless',
  fit: 'fitted-bodice',
  length: 'floor',
  lower: { kind: 'full', seam: LEVEL.waist },
  belt: 'plain',
});
