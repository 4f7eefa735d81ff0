import type { Mark } from '../../garment/cut/pen';
import { spots } from '../../garment/smooth-path';
import type { HeadPoint } from '../head';
import { combedLock } from './combed';
import type { HairDrawer, HairPen } from './hair-pen';
import { partedCap } from './tied';

/** How often one strand of the braid crosses another. */
const CROSSINGS = 11;

/** The middle of the braid, from the nape over the shoulder to its tie. */
const middle = (share: number): HeadPoint => [0.78 + Math.sin(share * 2.2) * 0.3, 0.99 + share * 0.7];

/** One strand where it crosses the middle: from the outside down to the other side. */
function crossing(pen: HairPen, index: number): Mark {
  const share = index / CROSSINGS;
  const side = index % 2 === 0 ? 1 : -1;
  const [x, y] = middle(share);
  const wide = 0.33 - share * 0.08;
  const at = (across: number, down: number): HeadPoint => [x + across * side * wide, y + down];
  return combedLock(
    pen,
    [at(-0.5, 0.23), at(0.2, 0.2), at(0.86, 0.13), at(1.06, 0.04), at(0.72, -0.03), at(0.1, -0.05)],
    [at(-0.5, 0.23), at(-0.5, 0.17), at(-0.3, 0.1), at(-0.05, 0.04), at(0.05, 0.0), at(0.1, -0.05)],
    3,
  );
}

/** Parted at the side, combed to the nape and braided over the shoulder. */
export const braid: HairDrawer = ({ ring }, pen) => {
  const [x, y] = middle(1);
  const tie = (across: number, down: number): HeadPoint => [x + across, y + down];
  return {
    hidesEars: false,
    back: [
      combedLock(
        pen,
        spots('.3 .4, 1.1 .44, 1.16 .7, 1.12 .92, .96 1.14'),
        spots('.3 .4, .4 .7, .46 .95, .5 1.1, .96 1.14'),
        7,
      ),
    ],
    front: [
      combedLock(
        pen,
        [tie(-0.02, 0.1), tie(0.2, 0.2), tie(0.19, 0.32), tie(-0.02, 0.48)],
        [tie(-0.02, 0.1), tie(-0.19, 0.2), tie(-0.18, 0.34), tie(-0.02, 0.48)],
        5,
      ),
      ...Array.from({ length: CROSSINGS }, (_, index) => crossing(pen, index)),
      pen.shaded(
        ring([
          tie(-0.16, 0.12),
          tie(0, 0.1),
          tie(0.15, 0.12),
          tie(0.15, 0.18),
          tie(0, 0.2),
          tie(-0.16, 0.18),
        ]),
      ),
      ...partedCap(pen),
    ],
  };
};
