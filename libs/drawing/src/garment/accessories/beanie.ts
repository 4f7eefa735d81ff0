import { INK } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { inMaterial } from '../material';
import type { Drawer } from '../piece';
import { ellipse, smoothLine, smoothShape, spots } from '../smooth-path';
import type { Spot } from '../smooth-path';

/** Ribs over the dome: where each starts above the cuff, from the middle (0) to the edge (1). */
const RIBS = [0.12, 0.34, 0.54, 0.72, 0.88] as const;

/** A knit cap: a ribbed dome above a turned-up cuff. */
export const beanie: Drawer = (piece) => {
  const { paint } = piece;
  const dome = smoothShape(
    spots('82 330, 80 262, 104 186, 150 134, 200 118, 250 134, 296 186, 320 262, 318 330'),
    spots('318 330, 200 350, 82 330'),
  );
  const cuff = smoothShape(
    spots('74 310, 200 330, 326 310'),
    spots('326 310, 332 352, 324 392'),
    spots('324 392, 200 412, 76 392'),
    spots('76 392, 68 352, 74 310'),
  );
  const mirrored = (run: readonly Spot[]): Spot[] => run.map(([x, y]): Spot => [400 - x, y]);
  const rib = (share: number): Spot[] => [
    [200 + 118 * share, 336 - 12 * share * share],
    [200 + 124 * share, 250],
    [200 + 92 * share, 172 + 8 * share],
    [200 + 26 * share, 128 + 6 * share],
  ];
  const onCuff = (share: number): Spot[] => [
    [200 + 126 * share, 330 - 18 * share * share],
    [200 + 129 * share, 372 - 18 * share * share],
    [200 + 124 * share, 410 - 17 * share * share],
  ];
  const bothSides = (run: Spot[]): string => smoothLine(run) + smoothLine(mirrored(run));
  return [
    area(ellipse(200, 412, 118, 9), INK, 0.08),
    inMaterial(piece, dome),
    line(RIBS.map((share) => bothSides(rib(share))).join(''), paint.colors.ink, WEIGHT.seam, 0.6),
    area(
      smoothShape(
        spots('80 302, 200 322, 320 302'),
        spots('320 302, 318 330'),
        spots('318 330, 200 350, 82 330'),
        spots('82 330, 80 302'),
      ),
      INK,
      0.16,
    ),
    inMaterial(piece, cuff),
    ...(paint.twoColored ? [shape(cuff, paint.trim.base, WEIGHT.contour)] : []),
    line(
      [0.08, 0.24, 0.4, 0.55, 0.69, 0.82, 0.93].map((share) => bothSides(onCuff(share))).join(''),
      paint.twoColored ? paint.trim.ink : paint.colors.ink,
      WEIGHT.edge,
      0.6,
    ),
    area(
      smoothShape(spots('112 226, 142 168, 178 140'), spots('178 140, 152 186, 112 226')),
      paint.colors.light,
      0.5,
    ),
  ].join('');
};
