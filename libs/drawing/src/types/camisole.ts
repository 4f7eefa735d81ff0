import { createTop } from '../garment/tops/top';

export const cut = createTop({
  neckline: 'v-neck',
  sleeves: 'thin-strap',
  sleeveLength: 'sleeveless',
  fit: 'skimming-midriff',
});
