import { createCoat, placeWelts } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'open-shirt-collar',
    front: 'placket',
    length: 'jacket-hip',
    fit: 'straight-easy',
    buttons: 5,
  },
  placeWelts(50, 12, 38, 11),
);
