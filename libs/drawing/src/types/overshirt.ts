import { SHIRT_JACKET, createCoat, placePatches } from '../garment/outerwear/coat';

export const cut = createCoat(
  { ...SHIRT_JACKET, length: 'widest-hip-top' },
  placePatches('chest-pockets', 26, 11.8, 20, { wide: 10.5, deep: 11.5, flap: true }),
);
