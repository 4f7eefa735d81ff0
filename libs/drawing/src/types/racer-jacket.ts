import { ZIPPED, createCoat, placeWelts } from '../garment/outerwear/coat';

export const cut = createCoat(
  { ...ZIPPED, length: 'jacket-waist', fit: 'nipped-waist', hem: 'band' },
  placeWelts(37, 11, 26, 11),
);
