import { ZIPPED, createCoat, placeWelts } from '../garment/outerwear/coat';

export const cut = createCoat(
  { ...ZIPPED, sleeves: 'raglan', hem: 'elastic', ease: 1.3 },
  placeWelts(60, 12, 44, 11),
);
