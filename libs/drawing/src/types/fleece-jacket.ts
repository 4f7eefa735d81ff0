import { ZIPPED, createCoat, placeWelts } from '../garment/outerwear/coat';

export const cut = createCoat(
  { ...ZIPPED, cuff: 'rib', length: 'high-hip-top', ease: 1.3 },
  placeWelts(52, 11, 38, 11),
);
