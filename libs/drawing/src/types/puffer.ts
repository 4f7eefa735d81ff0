import { createCoat } from '../garment/outerwear/coat';

export const cut = createCoat({
  neckline: 'stand-collar',
  front: 'zip',
  fit: 'boxy',
  cuff: 'rib',
  hem: 'elastic',
  ease: 1.6,
  quilted: true,
});
