import { createTop } from '../garment/tops/top';

export const cut = createTop({
  neckline: 'v-neck',
  sleeveLength: 'three-quarter',
  fit: 'easy-hip',
  length: 'tunic-length',
});
