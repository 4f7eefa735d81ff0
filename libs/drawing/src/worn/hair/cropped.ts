import type { HeadPoint } from '../head';
import type { HairDrawer } from './hair-pen';

/** Cropped to the skull all around, with a straight line over the forehead; the ears are free. */
export const cropped: HairDrawer = (head, pen) => {
  const outer: HeadPoint[] = [
    [-0.95, 0.52],
    [-1.01, 0.36],
    [-0.98, 0.2],
    [-0.78, 0.05],
    [-0.4, -0.025],
    [0, -0.04],
    [0.4, -0.025],
    [0.78, 0.05],
    [0.98, 0.2],
    [1.01, 0.36],
    [0.95, 0.52],
  ];
  const rightSide: HeadPoint[] = [
    [0.95, 0.52],
    [0.885, 0.46],
    [0.86, 0.36],
    [0.74, 0.25],
  ];
  const forehead: HeadPoint[] = [
    [0.74, 0.25],
    [0.38, 0.215],
    [0, 0.22],
    [-0.38, 0.215],
    [-0.74, 0.25],
  ];
  const leftSide: HeadPoint[] = [
    [-0.74, 0.25],
    [-0.86, 0.36],
    [-0.885, 0.46],
    [-0.95, 0.52],
  ];
  return {
    hidesEars: false,
    back: [],
    front: [
      pen.lock(head.line(outer), [head.shape(rightSide, forehead, leftSide)], {
        bright: [
          [
            [-0.62, 0.13],
            [-0.3, 0.055],
            [0.08, 0.04],
          ],
          [
            [-0.86, 0.3],
            [-0.84, 0.22],
            [-0.74, 0.15],
          ],
        ],
      }),
    ],
  };
};
