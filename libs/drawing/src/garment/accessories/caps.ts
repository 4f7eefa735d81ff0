import { INK, mix } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { inMaterial } from '../material';
import type { Drawer } from '../piece';
import { ellipse, smoothLine, smoothRing, smoothShape, spots } from '../smooth-path';

/** A cap of six panels with a button on top, its bill to the left. */
export const cap: Drawer = (piece) => {
  const { paint } = piece;
  const dome = smoothShape(
    spots('92 316, 94 244, 124 182, 180 146, 238 140, 296 164, 332 222, 342 290, 338 330'),
    spots('338 330, 250 322, 170 312, 92 316'),
  );
  const bill = smoothShape(
    spots('90 296, 52 310, 22 332, 8 358'),
    spots('8 358, 74 354, 160 342, 246 326'),
    spots('246 326, 190 306, 140 298, 90 296'),
  );
  const under = smoothShape(
    spots('8 358, 74 354, 160 342, 246 326'),
    spots('246 326, 170 354, 90 366, 30 368, 8 358'),
  );
  const trim = paint.twoColored ? paint.trim.base : paint.colors.base;
  const seams = ['212 142, 170 178, 150 240, 148 306', '222 142, 262 186, 280 250, 282 324'];
  return [
    area(ellipse(190, 374, 140, 8), INK, 0.08),
    inMaterial(piece, dome),
    area(
      smoothShape(
        spots('296 164, 332 222, 342 290, 338 330, 300 326, 312 240, 270 160'),
        spots('270 160, 296 164'),
      ),
      INK,
      0.12,
    ),
    line(seams.map((run) => smoothLine(spots(run))).join(''), paint.colors.ink, WEIGHT.seam, 0.7),
    line(smoothLine(spots('332 312, 250 305, 176 295')), paint.colors.ink, WEIGHT.fine, 0.6),
    shape(smoothRing(spots('206 136, 217 130, 228 136, 217 143')), trim, WEIGHT.edge),
    area(
      smoothShape(spots('118 222, 150 180, 196 158'), spots('196 158, 158 196, 118 222')),
      paint.colors.light,
      0.5,
    ),
    shape(under, mix(trim, INK, 0.3), WEIGHT.edge),
    shape(bill, trim, WEIGHT.contour),
    line(
      ['28 342, 90 338, 158 328, 226 316', '48 326, 100 322, 152 314, 196 306']
        .map((run) => smoothLine(spots(run)))
        .join(''),
      paint.twoColored ? paint.trim.ink : paint.colors.ink,
      WEIGHT.fine,
      0.6,
    ),
  ].join('');
};

/** A soft hat whose short brim slopes down all around, with rows of stitches. */
export const bucketHat: Drawer = (piece) => {
  const { paint } = piece;
  const crown = smoothShape(
    spots('108 296, 122 214, 142 168, 200 158, 258 168, 278 214, 292 296'),
    spots('292 296, 200 316, 108 296'),
  );
  const brim = smoothShape(
    spots('106 284, 200 304, 294 284'),
    spots('294 284, 336 322, 360 356'),
    spots('360 356, 284 384, 200 390, 116 384, 40 356'),
    spots('40 356, 64 322, 106 284'),
  );
  const row = (share: number): string =>
    smoothLine([
      [106 - 62 * share, 284 + 68 * share],
      [150 - 34 * share, 297 + 84 * share],
      [200, 304 + 84 * share],
      [250 + 34 * share, 297 + 84 * share],
      [294 + 62 * share, 284 + 68 * share],
    ]);
  const ink = paint.twoColored ? paint.trim.ink : paint.colors.ink;
  return [
    area(ellipse(200, 394, 150, 10), INK, 0.08),
    inMaterial(piece, crown),
    area(
      smoothShape(spots('254 170, 274 216, 284 288, 254 300, 258 222, 240 168'), spots('240 168, 254 170')),
      INK,
      0.12,
    ),
    line(smoothLine(spots('136 184, 200 196, 264 184')), paint.colors.ink, WEIGHT.seam, 0.7),
    inMaterial(piece, brim),
    ...(paint.twoColored ? [shape(brim, paint.trim.base, WEIGHT.contour)] : []),
    area(
      smoothShape(spots('106 284, 200 304, 294 284'), spots('294 284, 306 294, 200 326, 94 294, 106 284')),
      INK,
      0.16,
    ),
    line([0.3, 0.52, 0.74, 0.92].map(row).join(''), ink, WEIGHT.fine, 0.6),
    area(
      smoothShape(spots('132 262, 144 206, 164 176'), spots('164 176, 152 214, 132 262')),
      paint.colors.light,
      0.5,
    ),
  ].join('');
};
