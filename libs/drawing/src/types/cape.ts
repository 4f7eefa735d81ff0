import { mirrorSides, moveCurve, traceThrough } from '../garment/cut/path';
import { createCoat } from '../garment/outerwear/coat';

export const cut = createCoat(
  {
    neckline: 'stand-collar',
    sleeveLength: 'sleeveless',
    cape: true,
    line: 'cape',
    fit: 'straight-easy',
    buttons: 4,
  },
  ({ pen, low }) => {
    const slits = mirrorSides(traceThrough([16.5, low * 0.44], [17.6, low * 0.6], [18.4, low * 0.76]));
    return [
      pen.edge(...slits),
      pen.stitch(...slits.map((slit) => moveCurve(slit, slit.from.x > 0 ? -1.2 : 1.2, 0))),
    ];
  },
);
