import { spots } from '../../garment/smooth-path';
import type { HeadPoint } from '../head';
import { lines } from './hair-pen';
import type { HairDrawer } from './hair-pen';

/** A cloth wound around head and neck and draped over shoulders and chest. */
export const covering: HairDrawer = (head, pen) => {
  const { deltoid, neck, face, chinY, chestY } = head.landmarks;
  const wide = (neck + (deltoid - neck) * 0.57) / face;
  const low = (chestY * 0.93) / chinY;
  const drape: HeadPoint[] = [
    [-0.96, 0.66],
    [-1.1, 0.98],
    [-1.36, 1.2],
    [-wide * 0.8, 1.4],
    [-wide, 1.62],
    [-wide * 0.92, low * 0.88],
    [-0.6, low * 0.99],
    [0.3, low],
    [wide * 0.84, low * 0.9],
    [wide * 1.02, 1.66],
    [wide * 0.8, 1.4],
    [1.36, 1.2],
    [1.1, 0.98],
    [0.96, 0.66],
  ];
  // Around the head and back along the face: where both meet under the chin, one end of the cloth lies over the other.
  const outer = spots(
    '.3 1.15, -.16 1.17, -.6 1.09, -.96 .92, -1.12 .7, -1.16 .4, -1.04 .13, -.6 -.05, 0 -.085, .6 -.05, 1.04 .13, 1.16 .4, 1.12 .7, .94 .95, .66 1.08, .3 1.15',
  );
  const inner = spots(
    '.06 .955, .4 .9, .7 .77, .83 .55, .79 .32, .5 .17, 0 .13, -.5 .17, -.79 .32, -.83 .55, -.7 .77, -.36 .91, .06 .955',
  );
  return {
    hidesEars: true,
    back: [],
    front: [
      pen.lock(
        head.line(drape),
        [head.line([drape.at(-1)!, [0.56, 0.98], [0, 1.07], [-0.56, 0.98], drape[0]!])],
        {
          dark: [
            [
              [-0.98, 0.98],
              [-0.3, 1.24],
              [0.6, 1.36],
              [wide * 0.86, 1.62],
            ],
            [
              [-1.2, 1.16],
              [-0.5, 1.46],
              [0.4, 1.62],
              [wide * 0.72, low * 0.9],
            ],
            [
              [-wide * 0.8, 1.42],
              [-0.9, 1.66],
              [-0.1, low * 0.93],
            ],
            spots('1 1.02, .5 1.16, -.2 1.22'),
          ],
          bright: [
            [
              [-1.08, 1.06],
              [-0.4, 1.34],
              [0.5, 1.48],
              [wide * 0.8, 1.74],
            ],
            spots('-1.4 1.3, -.7 1.56, .2 1.76'),
          ],
        },
      ),
      pen.lock(
        head.line(outer),
        [
          head.shape([outer.at(-1)!, [0.16, 1.05], inner[0]!], inner, [
            inner.at(-1)!,
            [0.16, 1.05],
            outer[0]!,
          ]),
        ],
        {
          dark: lines(
            '-.3 .06, .5 .08, .95 .3, 1 .62, .84 .9',
            '-.5 0, .3 -.03, .9 .12, 1.09 .42',
            '-.94 .3, -1.02 .6, -.8 .88, -.34 1.04',
          ),
          bright: lines('-.76 .12, -1.02 .36, -1.07 .66, -.86 .92'),
        },
      ),
    ],
  };
};
