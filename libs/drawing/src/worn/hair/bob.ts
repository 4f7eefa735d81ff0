import { spots } from '../../garment/smooth-path';
import { lines } from './hair-pen';
import type { HairDrawer } from './hair-pen';

/** Cut level with the chin, parted at the side, its ends turned in a little. */
export const bob: HairDrawer = (head, pen) => {
  const back = spots('-1.2 1, -1.24 .66, -1.16 .3, -.8 .02, 0 -.06, .8 .02, 1.16 .3, 1.24 .66, 1.2 1');
  const rightOuter = spots('.34 -.075, .82 -.02, 1.13 .18, 1.24 .46, 1.33 .74, 1.3 .93, 1.14 1.03');
  const rightEnds = spots('1.14 1.03, .98 1.045, .8 1.02');
  const rightInner = spots('.8 1.02, .92 .8, .92 .5, .74 .26, .34 .06');
  const leftOuter = spots(
    '.36 -.075, -.2 -.095, -.86 -.01, -1.16 .2, -1.26 .5, -1.35 .76, -1.32 .95, -1.16 1.05',
  );
  const leftEnds = spots('-1.16 1.05, -.98 1.065, -.78 1.04');
  const leftInner = spots('-.78 1.04, -.9 .82, -.88 .54, -.58 .3, -.02 .17, .36 .05');
  return {
    hidesEars: true,
    back: [pen.shaded(head.shape(back, [back.at(-1)!, [0, 1.07], back[0]!]))],
    front: [
      pen.lock(head.shape(rightOuter, rightEnds), [head.line(rightInner)], {
        bright: lines('.5 .05, .9 .24, 1.06 .56, 1.08 .9'),
        dark: lines('.46 .0, .98 .18, 1.15 .54, 1.2 .92', '.66 .17, .96 .44, 1.0 .76, .94 1.0'),
      }),
      pen.lock(head.shape(leftOuter, leftEnds), [head.line(leftInner)], {
        bright: lines(
          '.26 .045, -.4 .13, -.86 .34, -1.04 .66, -1.04 .96',
          '.2 -.035, -.6 .0, -1.06 .26, -1.2 .6, -1.22 .9',
        ),
        dark: lines(
          '.28 .01, -.46 .07, -.96 .3, -1.12 .64, -1.14 .98',
          '.24 .075, -.3 .18, -.78 .38, -.96 .66, -.94 .98',
          '.1 -.065, -.66 -.03, -1.12 .2, -1.26 .56',
        ),
      }),
    ],
  };
};
