import { createCoat, placePatches } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'open-shirt-collar',
    front: 'placket',
    cuff: 'cuff',
    length: 'jacket-hip',
    fit: 'boxy',
    buttons: 5,
  },
  placePatches('hip-pockets', 55, 13, 40, { wide: 12, deep: 13 }),
);
