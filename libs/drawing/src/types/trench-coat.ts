import { drawEpaulettes } from '../garment/cut/details';
import { createCoat, placeWelts } from '../garment/outerwear/coat';

export const cut = createCoat(
  { front: 'double', length: 'jacket-long', buttons: 4, belt: 'buckle', fit: 'nipped-waist' },
  (frame) => [
    ...drawEpaulettes(frame.pen, frame.body.tip, frame.body.neckPoint),
    ...placeWelts(67, 15.4, 52)(frame),
  ],
);
