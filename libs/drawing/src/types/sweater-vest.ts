import { createTop } from '../garment/tops/top';

export const cut = createTop({
  neckline: 'v-neck',
  sleeveLength: 'sleeveless',
  cuff: 'rib',
  hem: 'rib',
  fit: 'straight-easy',
  ease: 1.1,
});
