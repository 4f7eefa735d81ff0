import { spots } from '../../garment/smooth-path';
import type { Mark } from '../../garment/cut/pen';
import type { HeadPoint } from '../head';
import { combedLock, flipped } from './combed';
import type { HairDrawer, HairPen } from './hair-pen';

/** One lock that hangs beside the face on the right, from the parting to its tip. */
interface Hanging {
  outer: string;
  inner: string;
  strands: number;
  ends?: readonly string[];
  free?: number;
}

function hang(pen: HairPen, { outer, inner, strands, ends = [], free = 0 }: Hanging, side: 1 | -1): Mark {
  // Neither side is the other's mirror image.
  const turned = (text: string): HeadPoint[] =>
    side > 0
      ? spots(text)
      : flipped(spots(text)).map(([x, y]) => [x * 1.02, y + Math.max(0, y - 0.8) * 0.035]);
  return combedLock(pen, turned(outer), turned(inner), strands, { ends: ends.map(turned), free });
}

/** Hair that hangs from a parting on both sides, its locks from back to front, before the shaded hair behind the neck. */
const loose =
  (behind: string, locks: readonly Hanging[], hidesEars = true): HairDrawer =>
  ({ shape }, pen) => {
    const right = spots(behind);
    const left = flipped(right).reverse();
    return {
      hidesEars,
      back: [pen.shaded(shape(left, right, [right.at(-1)!, left[0]!]))],
      front: [
        ...locks.flatMap((lock) => [hang(pen, lock, -1), hang(pen, lock, 1)]),
        pen.parting(spots('0 .075, .004 .02, 0 -.04, -.01 -.09')),
      ],
    };
  };

const SIDE = '0 -.1, .46 -.085, .87 .03, 1.1 .22, 1.2 .46';
const FACE = '0 .07, .4 .15, .76 .3, .89 .52';

/** Cut level with the chin, tucked behind the ears. */
export const chinBob = loose(
  '0 -.04, .8 .02, 1.12 .3, 1.22 .7, 1.18 1.02',
  [
    {
      outer: `${SIDE}, 1.27 .66, 1.33 .84, 1.29 .97, 1.14 1.06`,
      ends: ['1.14 1.06, .98 1.08, .8 1.03, .66 .98'],
      inner:
        '0 .07, .4 .15, .74 .3, .88 .41, .97 .425, 1.07 .44, 1.13 .53, 1.1 .64, .99 .74, .82 .86, .66 .98',
      strands: 8,
    },
  ],
  false,
);

/** Straight and long, cut level at the chest. */
export const longStraight = loose('0 -.04, .8 .02, 1.12 .3, 1.2 .8, 1.22 1.4, 1.2 1.6', [
  {
    outer: `${SIDE}, 1.25 .85, 1.33 1.25, 1.41 1.6, 1.44 1.93`,
    ends: ['1.44 1.93, 1.3 1.99, 1.16 1.98', '1.16 1.98, 1.06 2.04, .9 2.01', '.9 2.01, .78 2.03, .64 1.96'],
    inner: `${FACE}, .87 .8, .8 1.15, .71 1.58, .64 1.96`,
    strands: 11,
  },
]);

/** Cut level at the collarbones. */
export const collarbone = loose('0 -.04, .8 .02, 1.14 .3, 1.24 .7, 1.3 1.1, 1.2 1.46', [
  {
    outer: `${SIDE}, 1.3 .8, 1.44 1.06, 1.5 1.24, 1.47 1.41`,
    ends: ['1.47 1.41, 1.34 1.46, 1.2 1.44', '1.2 1.44, 1.04 1.48, .76 1.41'],
    inner: `${FACE}, .9 .76, .86 1, .8 1.2, .76 1.41`,
    strands: 10,
  },
]);

/** Long, in layers that end one below another and turn outward. */
export const longLayers = loose('0 -.04, .8 .02, 1.14 .3, 1.24 .8, 1.4 1.3, 1.4 1.6', [
  {
    outer: `${SIDE}, 1.34 .85, 1.53 1.16, 1.57 1.46, 1.53 1.76, 1.6 2`,
    inner: `${FACE}, .92 .9, .82 1.22, .76 1.54, .98 1.86, 1.6 2`,
    strands: 9,
  },
  {
    outer: `${SIDE}, 1.34 .84, 1.55 1.14, 1.62 1.38, 1.7 1.6`,
    inner: `${FACE}, .94 .85, .98 1.14, 1.2 1.48, 1.7 1.6`,
    strands: 7,
  },
  {
    outer: `${SIDE}, 1.31 .78, 1.46 .98, 1.55 1.12, 1.63 1.22`,
    inner: `${FACE}, .9 .7, .96 .93, 1.18 1.18, 1.63 1.22`,
    strands: 6,
  },
]);

/** In soft waves to the shoulders. */
export const shoulderWaves = loose('0 -.04, .8 .02, 1.14 .3, 1.3 .7, 1.4 1.1, 1.3 1.46', [
  {
    outer: `${SIDE}, 1.22 .6, 1.48 .82, 1.4 1.04, 1.68 1.24, 1.58 1.45, 1.22 1.6`,
    inner: `${FACE}, .9 .7, 1.04 .88, .94 1.08, 1.1 1.26, 1 1.44, 1.22 1.6`,
    strands: 8,
  },
  {
    outer: '0 -.06, .5 0, .92 .24, 1.06 .46, 1.1 .62, 1.32 .84, 1.16 1.05, 1.38 1.25, 1.2 1.43, .88 1.5',
    inner: '0 .07, .4 .15, .74 .3, .88 .5, .82 .66, .98 .87, .78 1.08, .92 1.28, .74 1.42, .88 1.5',
    strands: 6,
    free: 9,
  },
]);

/** Full around the neck, its ends turned in. */
export const fullAtNeck = loose('0 -.04, .8 .02, 1.14 .3, 1.3 .7, 1.5 1.1, 1.3 1.44', [
  {
    outer: `${SIDE}, 1.32 .74, 1.62 .98, 1.82 1.2, 1.74 1.4, 1.38 1.5`,
    ends: ['1.38 1.5, 1.12 1.5, .88 1.4'],
    inner: `${FACE}, .93 .74, 1 .98, 1.02 1.2, .88 1.4`,
    strands: 10,
  },
]);

/** Shorter locks that sweep away from the cheeks. */
export const framing = (pen: HairPen): Mark[] =>
  [
    {
      outer: '0 -.06, .5 0, .9 .2, 1.04 .52, 1.1 .8, 1.18 .96, 1.33 1.06',
      inner: '0 .07, .4 .15, .74 .3, .84 .54, .86 .8, .98 1.02, 1.33 1.06',
      strands: 5,
      free: 6,
    },
    {
      outer: '0 -.02, .45 .05, .82 .22, .96 .45, 1 .6, 1.08 .72, 1.22 .79',
      inner: '0 .07, .38 .16, .68 .3, .78 .48, .81 .64, .92 .78, 1.22 .79',
      strands: 4,
      free: 6,
    },
  ].flatMap((lock) => [hang(pen, lock, -1), hang(pen, lock, 1)]);
