import { ZIPPED, createCoat } from '../garment/outerwear/coat';

export const cut = createCoat({
  ...ZIPPED,
  fit: 'boxy',
  cuff: 'rib',
  hem: 'elastic',
  ease: 1.6,
  quilted: true,
});
