import { point } from '../garment/cut/path';
import { drawWeltPockets } from '../garment/cut/pockets';
import { createCoat, drawWhere } from '../garment/outerwear/coat';

export const cut = createCoat(
  { neckline: 'stand-collar', front: 'zip', length: 'jacket-hip', fit: 'straight-easy' },
  (frame) => drawWhere(frame, 55, 'hip-pockets', () => drawWeltPockets(frame.pen, point(12, 42), 11)),
);
