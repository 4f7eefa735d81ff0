import { createTop } from '../garment/tops/top';

export const cut = createTop({
  neckline: 'v-neck',
  sleeves: 'bishop',
  sleeveLength: 'wrist',
  fit: 'skimming-midriff',
});
