import { spots } from '../../garment/smooth-path';
import type { HeadPoint } from '../head';
import { flipped } from './combed';
import { lines } from './hair-pen';
import type { HairDrawer } from './hair-pen';

/** Cropped close at ears and nape, tousled on top, with a fringe swept across the forehead. */
export const pixie: HairDrawer = ({ shape }, pen) => ({
  hidesEars: false,
  back: [],
  front: [
    pen.lock(
      shape(
        ...lines(
          '-1.04 .45, -1.1 .3, -1.11 .2, -1.06 .06, -.94 -.02',
          '-.94 -.02, -.84 -.12, -.62 -.15',
          '-.62 -.15, -.5 -.23, -.26 -.23',
          '-.26 -.23, -.08 -.3, .22 -.27',
          '.22 -.27, .46 -.29, .68 -.18',
          '.68 -.18, .92 -.14, 1.02 .02',
          '1.02 .02, 1.12 .12, 1.13 .24, 1.11 .36, 1.05 .46',
        ),
      ),
      [
        shape(
          ...lines(
            '1.05 .46, .99 .48, .95 .58',
            '.95 .58, .92 .49, .89 .41, .86 .34',
            '.86 .34, .82 .42, .7 .45',
            '.7 .45, .71 .38, .66 .33',
            '.66 .33, .56 .38, .42 .38',
            '.42 .38, .4 .32, .32 .28',
            '.32 .28, .18 .31, .04 .29',
            '.04 .29, -.2 .22, -.5 .1',
            '-.5 .1, -.68 .2, -.83 .31, -.9 .44, -.94 .57',
            '-.94 .57, -.97 .48, -1.04 .45',
          ),
        ),
      ],
      {
        bright: lines(
          '-.34 .06, .1 .04, .5 .14, .76 .36',
          '-.2 -.06, .3 -.08, .78 .06, .96 .3',
          '-.46 -.04, -.24 -.14, 0 -.2, .16 -.24',
          '-.62 .04, -.92 .12, -1.02 .32',
          '.1 -.12, .4 -.18, .6 -.18',
        ),
        dark: lines(
          '-.42 .1, .02 .12, .24 .2, .34 .28',
          '-.38 .08, .14 .07, .46 .2, .62 .36',
          '-.3 .03, .3 0, .68 .14, .84 .36',
          '-.3 -.02, .3 -.05, .84 .1, 1 .38',
          '-.4 -.04, -.1 -.12, .26 -.15, .66 -.16',
          '-.52 -.06, -.36 -.15, -.1 -.2, .18 -.26',
          '-.66 -.02, -.6 -.1, -.48 -.16, -.3 -.22',
          '.34 -.08, .7 -.06, .94 .02, 1.06 .14',
          '-.54 .08, -.78 .18, -.95 .34, -.98 .5',
          '-.6 .02, -.9 .1, -1.06 .28',
          '-.7 -.04, -.9 .02, -1.02 .1',
        ),
      },
    ),
  ],
});

/** Cropped to the skull, the nape bare; short strands all around. */
export const croppedNape: HairDrawer = ({ shape, line }, pen) => {
  const side = spots('0 -.055, .42 -.04, .8 .045, 1 .2, 1.03 .34, 1 .44');
  const outer = line([...flipped(side).reverse(), ...side.slice(1)]);
  const right = lines(
    '1 .44, .97 .47, .955 .56',
    '.955 .56, .91 .5, .885 .42, .87 .33',
    '.87 .33, .78 .27, .7 .25',
    '.7 .25, .58 .25, .44 .215',
    '.44 .215, .32 .235, .2 .215',
    '.2 .215, .1 .235, 0 .21',
  );
  const edge = shape(...right, ...right.map((run) => flipped(run).reverse()).reverse());
  /** A row of short strands that fan out, `low` in the middle of the head and lower at its sides. */
  const row = (low: number, wide: number, count: number, long: number): HeadPoint[][] =>
    Array.from({ length: count }, (_, index) => {
      const x = wide * ((index + 0.5) / count - 0.5) * 2;
      const top = low + x * x * 0.14 + (index % 2) * 0.025;
      return [
        [x * 0.9, top],
        [x * 0.98, top + long * 0.55],
        [x, top + long],
      ];
    });
  return {
    hidesEars: false,
    back: [],
    front: [
      pen.lock(outer, [edge], {
        bright: lines(
          '-.66 .12, -.34 .03, .06 .01',
          '-.9 .32, -.88 .22, -.78 .14',
          '.3 .01, .62 .06, .8 .17',
        ),
        dark: [...row(0.08, 0.9, 11, 0.12), ...row(0.01, 0.92, 10, 0.1), ...row(-0.045, 0.6, 7, 0.07)],
      }),
    ],
  };
};
