import type { Mark } from '../../garment/cut/pen';
import { spots } from '../../garment/smooth-path';
import type { HeadPoint } from '../head';
import { bentHead } from './bent-head';
import { bun } from './bun';
import { combedLock, flipped } from './combed';
import { lines } from './hair-pen';
import type { HairDrawer, HairPen } from './hair-pen';

const both = (places: readonly HeadPoint[][]): HeadPoint[][] => [...places, ...places.map(flipped)];

/** Combed back from the hairline to the crown, down to an edge on the right that starts at `side` and ends at the temple. */
function combedBack({ head, lock }: HairPen, side: string, ...edge: readonly string[]): Mark {
  const outer = spots(side);
  const runs = [...edge, '.9 .43, .82 .33, .6 .235, .3 .185, 0 .17'].map(spots);
  const whole = [...runs, ...runs.map((run) => flipped(run).reverse()).reverse()];
  return lock(head.line([...flipped(outer).reverse(), ...outer.slice(1)]), [head.shape(...whole)], {
    dark: both(
      lines(
        '.97 .47, 1.02 .32, .86 .12, .4 -.05',
        '.9 .42, .9 .26, .68 .08, .28 -.07',
        '.76 .31, .72 .2, .5 .06, .2 -.07',
        '.56 .24, .5 .13, .34 .02, .12 -.07',
        '.3 .19, .26 .1, .18 .0, .06 -.08',
        '1.06 .42, 1.06 .28, .9 .08',
      ),
    ),
    bright: both(
      lines('.95 .47, .96 .3, .76 .1, .36 -.05', '.66 .28, .62 .17, .42 .03', '.18 .18, .15 .08, .1 -.01'),
    ),
  });
}

/** All of it, over the tips of the ears. */
const cap = (pen: HairPen): Mark =>
  combedBack(
    pen,
    '0 -.115, .46 -.092, .87 .02, 1.08 .2, 1.11 .34, 1.06 .46',
    '1.06 .46, 1 .475, .955 .53',
    '.955 .53, .93 .49, .9 .43',
  );

/** A knot on the crown, and the end that is wound around its foot. */
const knot = ({ head, lock }: HairPen): Mark[] => [
  lock(
    head.ring(
      spots('-.42 -.04, -.6 -.15, -.54 -.29, -.2 -.37, .26 -.365, .58 -.27, .62 -.13, .42 -.03, 0 -.01'),
    ),
    [],
    {
      bright: lines('-.4 -.24, -.14 -.32, .22 -.315, .46 -.24', '-.44 -.14, -.3 -.21, 0 -.25'),
      dark: lines(
        '-.5 -.2, -.2 -.33, .26 -.33, .54 -.2',
        '-.5 -.12, -.26 -.25, .16 -.28, .44 -.18',
        '-.2 -.19, .1 -.24, .36 -.17, .4 -.12',
        '.5 -.08, .54 -.16, .44 -.24',
      ),
    },
  ),
  lock(
    head.line(spots('-.56 -.12, -.3 -.2, .1 -.2, .4 -.13, .6 -.12')),
    [head.line(spots('.6 -.12, .46 -.02, .1 .0, -.3 -.02, -.56 -.12'))],
    {
      bright: lines('-.4 -.11, -.1 -.15, .26 -.12, .44 -.08'),
      dark: lines('-.46 -.1, -.1 -.12, .3 -.08, .5 -.09', '-.36 -.06, 0 -.07, .32 -.04'),
    },
  ),
];

/** Fine hair that has come loose in front of the ears. */
const wisps = ({ parting }: HairPen): Mark[] =>
  both(lines('.92 .47, .965 .56, .95 .66, .9 .73')).map((places) => parting(places, 0.07));

export const topKnot: HairDrawer = (_, pen) => ({
  hidesEars: false,
  back: [],
  front: [...knot(pen), cap(pen), ...wisps(pen)],
});

/** Tied high at the back of the crown, its own end around the tie, from where it falls over the shoulder. */
export const ponytail: HairDrawer = (_, pen) => ({
  hidesEars: false,
  back: [],
  front: [
    combedLock(
      pen,
      spots('.1 -.2, .5 -.3, 1.0 -.2, 1.4 .12, 1.6 .5, 1.74 .94, 1.82 1.22, 1.98 1.44'),
      spots('.3 -.06, .6 -.12, .98 .02, 1.24 .3, 1.34 .66, 1.4 1.0, 1.56 1.26, 1.98 1.44'),
      5,
    ),
    combedLock(
      pen,
      spots('-.04 -.2, .12 -.32, .5 -.385, 1 -.28, 1.38 .02, 1.6 .46, 1.68 .94, 1.58 1.32, 1.3 1.66'),
      spots('.26 -.15, .44 -.17, .72 -.1, .98 .05, 1.16 .34, 1.2 .7, 1.18 .96, 1.16 1.3, 1.3 1.66'),
      10,
    ),
    combedLock(
      pen,
      spots('-.2 -.1, -.18 -.18, .02 -.24, .26 -.21, .38 -.13'),
      spots('-.2 -.1, -.06 -.07, .12 -.08, .28 -.09, .38 -.13'),
      3,
    ),
    cap(pen),
    ...wisps(pen),
  ],
});

/** Parted, and combed over the tips of the ears to the nape. */
export const partedCap = (pen: HairPen): Mark[] => [
  combedLock(
    pen,
    spots('-.3 -.1, .26 -.108, .8 -.01, 1.08 .2, 1.12 .34, 1.07 .46'),
    spots('-.3 .1, .1 .165, .54 .26, .82 .38, .9 .45, .96 .55, 1 .49, 1.07 .46'),
    9,
  ),
  combedLock(
    pen,
    spots('-.3 -.1, -.78 -.01, -1.03 .17, -1.1 .33, -1.06 .46'),
    spots('-.3 .1, -.6 .2, -.8 .32, -.9 .43, -.955 .55, -.995 .49, -1.06 .46'),
    7,
  ),
  pen.parting(spots('-.3 .11, -.29 .04, -.25 -.03, -.18 -.09')),
];

/** Knotted low beside the neck. */
export const lowBun: HairDrawer = (head, pen) => ({
  ...bun(head, pen),
  front: [...partedCap(pen), ...wisps(pen)],
});

/** The upper half of loose hair, knotted on the crown. */
export function upperHalf(pen: HairPen): Mark[] {
  const small = bentHead(pen.head, ([x, y]) => [x * 0.7, y * 0.75 - 0.04]);
  return [
    ...knot(pen.on(small)),
    combedBack(pen, '0 -.125, .46 -.1, .88 .01, 1.1 .17, 1.17 .31', '1.17 .31, 1.04 .37, .9 .43'),
    // The strands at the temples are twisted on their way back.
    ...both(lines('.9 .43, .98 .35, 1.1 .31, 1.17 .24', '.86 .38, .95 .39, 1.06 .31, 1.13 .2')).map(
      (places) => pen.parting(places, 0.13),
    ),
  ];
}
