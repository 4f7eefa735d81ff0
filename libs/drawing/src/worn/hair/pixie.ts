import { spots } from '../../garment/smooth-path';
import { lines } from './hair-pen';
import type { HairDrawer } from './hair-pen';

/** Cropped close, with a fringe swept across the forehead; the ears are free. */
export const pixie: HairDrawer = (head, pen) => {
  const outer = spots(
    '-.95 .6, -1.06 .42, -1.1 .24, -.98 .05, -.62 -.07, -.1 -.115, .44 -.095, .88 .01, 1.1 .2, 1.09 .42, .96 .62',
  );
  const rightSide = spots('.96 .62, .93 .5, .9 .4, .86 .31');
  const fringe = lines(
    '.86 .31, .78 .36, .66 .37',
    '.66 .37, .64 .32, .58 .29',
    '.58 .29, .48 .33, .36 .33',
    '.36 .33, .32 .27, .22 .24',
    '.22 .24, .1 .27, -.02 .25',
    '-.02 .25, -.2 .19, -.42 .12',
  );
  const leftSide = spots('-.42 .12, -.66 .21, -.82 .31, -.9 .44, -.95 .6');
  return {
    hidesEars: false,
    back: [],
    front: [
      pen.lock(head.line(outer), [head.shape(rightSide, ...fringe, leftSide)], {
        bright: lines(
          '-.3 .04, .16 .05, .56 .14, .74 .28',
          '-.1 -.035, .4 -.02, .84 .12, .98 .34',
          '-.5 .04, -.84 .14, -.99 .32',
        ),
        dark: lines(
          '-.36 .09, .06 .11, .32 .19, .44 .3',
          '-.3 .06, .2 .07, .52 .18, .64 .32',
          '-.22 .01, .3 .02, .72 .14, .86 .3',
          '.0 -.07, .5 -.055, .92 .1, 1.03 .36',
          '-.46 .075, -.74 .17, -.92 .34, -.95 .5',
          '-.5 -.01, -.88 .1, -1.04 .28',
        ),
      }),
    ],
  };
};
