import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'boat',
  sleeveLength: 'sleeveless',
  fit: 'fitted-bodice',
  line: 'tapered',
});
