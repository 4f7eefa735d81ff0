import { createTop } from '../garment/tops/top';

export const cut = createTop({
  neckline: 'v-neck',
  sleeveLength: 'wrist',
  cuff: 'rib',
  hem: 'rib',
  front: 'placket',
  buttons: 5,
  ease: 1.12,
});
