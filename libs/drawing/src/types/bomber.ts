import { ZIPPED, createCoat, placeWelts } from '../garment/outerwear/coat';

export const cut = createCoat(
  { ...ZIPPED, hem: 'rib', cuff: 'rib', length: 'jacket-waist', sleeves: 'raglan', ease: 1.35 },
  placeWelts(37, 11, 26, 11),
);
