import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'cowl',
  sleeves: 'thin-strap',
  sleeveLength: 'sleeveless',
  fit: 'nipped-waist',
  length: 'mid-calf',
  line: 'straight',
});
