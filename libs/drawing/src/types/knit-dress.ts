import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'roll-neck',
  sleeveLength: 'wrist',
  cuff: 'rib',
  hem: 'rib',
  length: 'below-knee',
  line: 'tapered',
});
