import { INK, mix } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { inMaterial } from '../material';
import type { Drawer } from '../piece';
import { ellipse, smoothLine, smoothRing, smoothShape, spots } from '../smooth-path';

/** A hat with a wide brim and a pinched crown, seen a little from above. */
export const wideBrimHat: Drawer = (piece) => {
  const { paint } = piece;
  const ribbon = paint.twoColored
    ? paint.trim.base
    : mix(paint.colors.base, paint.colors.dark ? '#ffffff' : INK, 0.5);
  const brim = smoothRing(spots('18 306, 70 258, 200 240, 330 256, 382 300, 336 352, 200 376, 62 356'));
  const underside = smoothShape(
    spots('18 306, 62 356, 200 376, 336 352, 382 300'),
    spots('382 300, 340 366, 200 392, 58 370, 18 306'),
  );
  const crown = smoothShape(
    spots('104 300, 108 220, 126 152, 160 130, 200 146, 242 128, 276 150, 292 218, 296 298'),
    spots('296 298, 250 318, 200 323, 150 319, 104 300'),
  );
  const band = smoothShape(
    spots('106 264, 150 284, 200 289, 250 283, 294 262'),
    spots('296 298, 250 318, 200 323, 150 319, 104 300'),
  );
  return [
    area(ellipse(200, 398, 170, 14), INK, 0.08),
    shape(underside, paint.colors.shade),
    inMaterial(piece, brim),
    area(smoothShape(spots('110 304, 200 330, 300 300, 352 308, 270 344, 180 346, 110 304')), INK, 0.12),
    inMaterial(piece, crown),
    area(
      smoothShape(spots('276 150, 292 218, 296 298, 262 312, 268 220, 248 140'), spots('248 140, 276 150')),
      INK,
      0.12,
    ),
    shape(band, ribbon, WEIGHT.edge),
    line(smoothLine(spots('160 131, 178 168, 196 186')), paint.colors.ink, WEIGHT.edge),
    line(smoothLine(spots('200 147, 206 166, 204 190')), paint.colors.ink, WEIGHT.seam),
    line(smoothLine(spots('40 310, 84 350, 200 366, 320 346, 362 304')), paint.colors.ink, WEIGHT.fine, 0.7),
    shape(
      smoothShape(spots('272 272, 292 262, 295 290, 276 300'), spots('276 300, 272 272')),
      mix(ribbon, INK, 0.2),
      WEIGHT.edge,
    ),
  ].join('');
};

/** A soft round cap worn to one side, with its stalk. */
export const beret: Drawer = (piece) => {
  const { paint } = piece;
  const body = smoothRing(
    spots('42 270, 58 204, 130 150, 226 142, 318 178, 366 250, 352 316, 282 344, 180 338, 88 324'),
  );
  const rim = smoothShape(
    spots('96 318, 150 338, 216 346, 286 340, 312 328'),
    spots('312 328, 306 356, 250 372, 170 368, 110 350, 96 318'),
  );
  return [
    area(ellipse(206, 388, 120, 9), INK, 0.08),
    inMaterial(piece, body),
    area(
      smoothShape(
        spots('58 300, 150 316, 260 322, 358 284, 352 316, 282 344, 180 338, 88 324'),
        spots('88 324, 58 300'),
      ),
      INK,
      0.12,
    ),
    shape(rim, paint.twoColored ? paint.trim.base : paint.colors.shade),
    line(
      'M112 332l3 20M132 339l3 20M156 344l2 20M182 348l1 20M210 349v20M238 348l-1 20M264 345l-2 18M288 340l-4 16',
      paint.colors.ink,
      WEIGHT.seam,
      0.6,
    ),
    line(smoothLine(spots('214 152, 150 186, 96 250, 82 306')), paint.colors.ink, WEIGHT.seam, 0.6),
    line(smoothLine(spots('222 153, 280 196, 318 250, 326 300')), paint.colors.ink, WEIGHT.seam, 0.6),
    line(smoothLine(spots('74 292, 160 306, 262 312, 340 282')), paint.colors.ink, WEIGHT.seam, 0.7),
    area(
      smoothShape(spots('92 216, 136 176, 190 166'), spots('190 166, 140 190, 92 216')),
      paint.colors.light,
      0.6,
    ),
    shape(
      smoothShape(spots('208 146, 206 128, 214 118, 222 122, 218 132, 222 146'), spots('222 146, 208 146')),
      paint.colors.base,
      WEIGHT.edge,
    ),
  ].join('');
};
