import { spots } from '../../garment/smooth-path';
import { lines } from './hair-pen';
import type { HairDrawer } from './hair-pen';

/** Cropped to the skull all around, with a straight line over the forehead; the ears are free. */
export const cropped: HairDrawer = (head, pen) => {
  const outer = spots(
    '-.95 .52, -1.01 .36, -.98 .2, -.78 .05, -.4 -.025, 0 -.04, .4 -.025, .78 .05, .98 .2, 1.01 .36, .95 .52',
  );
  const rightSide = spots('.95 .52, .885 .46, .86 .36, .74 .25');
  const forehead = spots('.74 .25, .38 .215, 0 .22, -.38 .215, -.74 .25');
  const leftSide = spots('-.74 .25, -.86 .36, -.885 .46, -.95 .52');
  return {
    hidesEars: false,
    back: [],
    front: [
      pen.lock(head.line(outer), [head.shape(rightSide, forehead, leftSide)], {
        bright: lines('-.62 .13, -.3 .055, .08 .04', '-.86 .3, -.84 .22, -.74 .15'),
      }),
    ],
  };
};
