import { createCoat, placePatches } from '../garment/outerwear/coat';

export const cut = createCoat(
  { neckline: 'v-neck', front: 'open', length: 'jacket-long', cuff: 'rib', fit: 'straight-easy' },
  placePatches('hip-pockets', 76, 14.6, 62, { wide: 12, deep: 14 }),
);
