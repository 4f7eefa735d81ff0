import { spots } from '../../garment/smooth-path';
import { lines } from './hair-pen';
import type { HairDrawer } from './hair-pen';

/** Combed back from a parting over the ears, and knotted low beside the neck. */
export const bun: HairDrawer = (head, pen) => {
  const outer = spots(
    '-.93 .62, -1.11 .5, -1.15 .3, -1 .1, -.6 -.035, 0 -.075, .6 -.04, 1.02 .09, 1.18 .3, 1.14 .5, .94 .64',
  );
  const right = spots('.94 .64, .905 .5, .74 .345, .3 .22, -.3 .1');
  const left = spots('-.3 .1, -.66 .22, -.86 .37, -.91 .5, -.93 .62');
  const knot = spots('.5 .86, .86 .74, 1.3 .8, 1.46 .96, 1.3 1.11, .92 1.14, .6 1.05');
  return {
    hidesEars: false,
    back: [
      pen.lock(head.ring(knot), [], {
        bright: lines('.82 .84, 1.12 .81, 1.33 .93, 1.22 1.04', '.84 .93, 1.08 .89, 1.18 .97, 1.06 1.03'),
        dark: lines(
          '.78 .79, 1.2 .79, 1.42 .95, 1.24 1.09, .9 1.08',
          '.8 .89, 1.12 .85, 1.27 .96, 1.12 1.05, .96 1.0',
        ),
      }),
    ],
    front: [
      pen.lock(head.line(outer), [head.line(right), head.line(left)], {
        bright: lines(
          '-.2 .085, .4 .15, .86 .32, 1.02 .54',
          '-.16 .03, .5 .055, .98 .22, 1.11 .46',
          '-.4 .09, -.76 .2, -.98 .36, -1.02 .54',
        ),
        dark: lines(
          '-.24 .1, .34 .19, .78 .34, .96 .56',
          '-.2 .055, .46 .095, .94 .27, 1.07 .5',
          '-.1 -.01, .54 .01, 1.02 .16, 1.14 .36',
          '-.38 .06, -.82 .16, -1.05 .34, -1.05 .52',
          '-.5 .01, -.9 .1, -1.09 .26',
        ),
      }),
      pen.parting(spots('-.31 .105, -.3 .04, -.22 -.02, -.1 -.06')),
    ],
  };
};
