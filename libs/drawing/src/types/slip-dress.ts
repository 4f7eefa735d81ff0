import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'cowl',
  sleeves: 'thin-strap',
  sleeveLength: 'sleeveless',
  fit: 'fitted-hip',
  length: 'mid-calf',
  line: 'straight',
});
