import { createCoat, placePatches, placeWelts } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'open-shirt-collar',
    sleeves: 'drop-shoulder',
    front: 'placket',
    length: 'jacket-hip',
    fit: 'boxy',
    open: 7,
    buttons: 6,
    ease: 1.3,
  },
  (frame) => [
    ...placePatches('chest-pockets', 34, 12.4, 20, { wide: 11.5, deep: 12.5, flap: true })(frame),
    ...placeWelts(57, 15, 43, 11)(frame),
  ],
);
