import { traceCorners } from '../garment/cut/path';
import { SWEATSHIRT, createTop } from '../garment/tops/top';

export const cut = createTop(SWEATSHIRT, ({ pen, design, neck }) =>
  design.neckline === 'crew'
    ? [pen.stitch(traceCorners([-3, neck.depth + 1.6], [0, neck.depth + 5.4], [3, neck.depth + 1.6]))]
    : [],
);
