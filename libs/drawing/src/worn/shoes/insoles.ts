import type { FootSpot } from '../../figure/foot';
import type { Mark } from '../../garment/cut/pen';
import { ribbon } from '../../garment/cut/ribbon';
import { mix } from '../../garment/paint/colors';
import type { Piece } from '../../garment/piece';
import type { Wearer } from '../extra';
import { liningOf, part } from '../part';
import { onBoth, shod } from './shod';
import type { ShoeType } from './last';

/** Around the inside of a shoe, which is so much wider than the foot's middle and reaches so far up the heel. */
const around = (wide: number, top: number): FootSpot[] => [
  [0.84 * wide, top + 0.1],
  [0.92 * wide, 0.42],
  [1.06, 0.62],
  [1.08, 0.8],
  [0.66, 0.94],
  [0, 0.97],
  [-0.7, 0.94],
  [-1.02, 0.82],
  [-0.98, 0.62],
  [-0.86 * wide, 0.42],
  [-0.82 * wide, top + 0.1],
  [-0.5 * wide, top + 0.02],
  [0, top],
  [0.52 * wide, top + 0.02],
  [0.84 * wide, top + 0.1],
];

/** Shoes without a heel cap, and those that a strap holds there. */
const OPEN: readonly string[] = ['mule', 'slipper', 'flip-flop'];
const STRAPPED: readonly string[] = ['slingback', 'wedge', 'heeled-sandal', 'flat-sandal'];

/** What is seen inside a pair of low shoes that nobody wears, with what holds the heel; boots hide it. */
export function insoles(type: string, piece: Piece, wearer: Wearer): Mark[] {
  if (type.endsWith('boot')) return [];
  const { last, line } = shod(type as ShoeType, piece, wearer);
  const { colors } = piece.paint;
  const lining = liningOf(piece);
  const strapped = STRAPPED.includes(type);
  const closed = !strapped && !OPEN.includes(type) && !piece.has('shoes', 'mule');
  const strap = line([0.96, 0.26], [0.6, 0.1], [0, 0.05], [-0.58, 0.1], [-0.94, 0.28]);
  return onBoth((turn) => [
    ...(strapped ? [part(colors.base, turn(ribbon(strap, [0.14, 0.14])))] : []),
    ...(closed ? [part(colors.shade, turn(line(...around(1.1, 0.13))))] : []),
    part(
      last.room > 0 ? lining : mix(lining, colors.shade, 0.28),
      turn(line(...around(closed ? 0.94 : 1, closed ? 0.22 : 0.16))),
    ),
  ]);
}
