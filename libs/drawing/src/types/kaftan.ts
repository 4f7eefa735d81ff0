import { moveCurve, point, straight } from '../garment/cut/path';
import { createDress } from '../garment/one-piece/dress';

export const cut = createDress(
  {
    neckline: 'v-neck',
    sleeves: 'wide',
    sleeveLength: 'three-quarter',
    fit: 'straight-easy',
    line: 'a-line',
    length: 'ankle',
  },
  ({ pen, neck, design }) =>
    design.neckline === 'v-neck'
      ? [
          pen.stroke(pen.trim.colors.base, 5, moveCurve(neck.edge, 0, 2)),
          pen.stitch(moveCurve(neck.edge, 0, 3.4)),
          pen.stroke(pen.trim.colors.base, 5, straight(point(0, neck.depth + 2), point(0, neck.depth + 15))),
        ]
      : [],
);
