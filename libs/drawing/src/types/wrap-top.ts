import { createTop } from '../garment/tops/top';

export const cut = createTop({
  neckline: 'wrap-neck',
  sleeveLength: 'three-quarter',
  fit: 'nipped-waist',
  front: 'wrap',
});
