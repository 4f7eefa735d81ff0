import { point } from '../garment/cut/path';
import { drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';
import { drawEpaulettes } from '../garment/cut/details';

export const cut = createCoat(
  {
    front: 'double',
    length: 'jacket-long',
    buttons: 4,
    belt: 'buckle',
    fit: 'nipped-waist',
  },
  (frame) => [
    ...drawEpaulettes(frame.pen, frame.body.tip, frame.body.neckPoint),
    ...drawWhere(frame, 67, 'hip-pockets', () => drawWeltPockets(frame.pen, point(15.4, 52))),
  ],
);
