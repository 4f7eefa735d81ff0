import { drawEpaulettes, zip } from '../garment/cut/details';
import { point, straight } from '../garment/cut/path';
import { createCoat } from '../garment/outerwear/coat';

export const cut = createCoat(
  { front: 'biker', length: 'jacket-waist', hem: 'band' },
  ({ pen, body, low }) => [
    ...drawEpaulettes(pen, body.tip, body.neckPoint),
    ...zip(pen, straight(point(8, low - 14.6), point(16, low - 10))),
    ...zip(pen, straight(point(-17.4, low - 10.6), point(-10, low - 14.6))),
    pen.button(point(12.6, 12.6), 0.6),
    pen.button(point(-12.6, 12.6), 0.6),
  ],
);
