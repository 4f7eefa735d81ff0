import { createTop } from '../garment/tops/top';

export const cut = createTop({
  sleeves: 'set-in',
  sleeveLength: 'wrist',
  cuff: 'rib',
  hem: 'rib',
  fit: 'straight-easy',
  ease: 1.15,
});
