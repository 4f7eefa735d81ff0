import { createCoat, placeWelts } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'shawl-collar',
    sleeves: 'drop-shoulder',
    length: 'jacket-long',
    fit: 'boxy',
    line: 'cocoon',
    buttons: 1,
  },
  placeWelts(67, 17, 52),
);
