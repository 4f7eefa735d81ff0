import type { HeadPoint } from '../head';
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
  const outer: HeadPoint[] = [
    [0.3, 1.15],
    [-0.16, 1.17],
    [-0.6, 1.09],
    [-0.96, 0.92],
    [-1.12, 0.7],
    [-1.16, 0.4],
    [-1.04, 0.13],
    [-0.6, -0.05],
    [0, -0.085],
    [0.6, -0.05],
    [1.04, 0.13],
    [1.16, 0.4],
    [1.12, 0.7],
    [0.94, 0.95],
    [0.66, 1.08],
    [0.3, 1.15],
  ];
  const inner: HeadPoint[] = [
    [0.06, 0.955],
    [0.4, 0.9],
    [0.7, 0.77],
    [0.83, 0.55],
    [0.79, 0.32],
    [0.5, 0.17],
    [0, 0.13],
    [-0.5, 0.17],
    [-0.79, 0.32],
    [-0.83, 0.55],
    [-0.7, 0.77],
    [-0.36, 0.91],
    [0.06, 0.955],
  ];
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
            [
              [1.0, 1.02],
              [0.5, 1.16],
              [-0.2, 1.22],
            ],
          ],
          bright: [
            [
              [-1.08, 1.06],
              [-0.4, 1.34],
              [0.5, 1.48],
              [wide * 0.8, 1.74],
            ],
            [
              [-1.4, 1.3],
              [-0.7, 1.56],
              [0.2, 1.76],
            ],
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
          dark: [
            [
              [-0.3, 0.06],
              [0.5, 0.08],
              [0.95, 0.3],
              [1.0, 0.62],
              [0.84, 0.9],
            ],
            [
              [-0.5, 0.0],
              [0.3, -0.03],
              [0.9, 0.12],
              [1.09, 0.42],
            ],
            [
              [-0.94, 0.3],
              [-1.02, 0.6],
              [-0.8, 0.88],
              [-0.34, 1.04],
            ],
          ],
          bright: [
            [
              [-0.76, 0.12],
              [-1.02, 0.36],
              [-1.07, 0.66],
              [-0.86, 0.92],
            ],
          ],
        },
      ),
    ],
  };
};
