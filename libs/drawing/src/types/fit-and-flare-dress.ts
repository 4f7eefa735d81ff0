import { LEVEL } from '../garment/cut/body';
import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  sleeveLength: 'cap',
  fit: 'nipped-waist',
  lower: { kind: 'flared', seam: LEVEL.waist },
});
