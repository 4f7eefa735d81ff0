import type { FootSpot } from '../../figure/foot';
import type { Mark } from '../../garment/cut/pen';
import { placeAlong, linkCurves, straight } from '../../garment/cut/path';
import type { Curve } from '../../garment/cut/path';
import { mix } from '../../garment/paint/colors';
import type { Piece } from '../../garment/piece';
import type { Wearer } from '../extra';
import { findLining, drawPart } from '../part';
import { onBoth, createShod } from './shod';
import type { Shod } from './shod';
import { traceAnkleRing, drawBand } from './straps';
import type { ShoeType } from './last';

const placeAround = (wide: number, top: number): FootSpot[] => [
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

const traceCup = ({ line }: Shod, wide: number, top: number): Curve =>
  linkCurves(
    line(
      [-0.82 * wide, top + 0.14],
      [-0.5 * wide, top + 0.02],
      [0, top],
      [0.52 * wide, top + 0.02],
      [0.84 * wide, top + 0.14],
    ),
    line([0.84 * wide, top + 0.14], [0.4, top + 0.16], [-0.1, top + 0.19], [-0.82 * wide, top + 0.14]),
  );

const traceWall = ({ line }: Shod, wide: number): Curve =>
  linkCurves(
    line([0.86 * wide, 0.34], [0.96, 0.48], [1.06, 0.66], [0.98, 0.84]),
    line([0.98, 0.84], [0.88, 0.66], [0.76, 0.5], [0.86 * wide, 0.34]),
  );

const OPEN: readonly string[] = ['mule', 'slipper', 'flip-flop'];
const STRAPPED: readonly string[] = ['slingback', 'wedge', 'heeled-sandal', 'flat-sandal'];

export function drawInsoles(type: string, piece: Piece, wearer: Wearer): Mark[] {
  if (type.endsWith('boot')) return [];
  const pair = createShod(type as ShoeType, piece, wearer);
  const { last, line, at, pen } = pair;
  const { colors } = piece.paint;
  const lining = findLining(piece);
  const strapped = STRAPPED.includes(type);
  const closed = !strapped && !OPEN.includes(type) && !piece.has('shoes', 'mule');
  const wide = closed ? 0.94 : 1;
  const top = closed ? 0.22 : 0.16;
  const ring = traceAnkleRing(pair, 0.5, 0.05, -0.16);
  const heel = [placeAlong(ring, 0.5), at(0, top + 0.04)] as const;
  return onBoth((turn) => [
    ...(piece.has('shoes', 'ankle-strap')
      ? [
          drawBand(pen, turn(straight(...heel)), 0.5, colors.shade),
          drawBand(pen, turn(ring), 0.2, colors.shade),
        ]
      : []),
    ...(closed ? [drawPart(colors.shade, turn(line(...placeAround(1.1, 0.13))))] : []),
    drawPart(last.room > 0 ? lining : mix(lining, colors.shade, 0.28), turn(line(...placeAround(wide, top)))),
    pen.fill(colors.deep, 0.26, turn(traceCup(pair, wide, top)), turn(traceWall(pair, wide))),
  ]);
}
