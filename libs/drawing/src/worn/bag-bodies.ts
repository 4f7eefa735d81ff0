import { INK, mix } from '../garment/paint/colors';
import { area, line, shape, stitches, WEIGHT } from '../garment/paint/strokes';
import { inMaterial } from '../garment/material';
import type { Piece } from '../garment/piece';
import { ellipse, roundedBox, smoothLine, smoothShape, spots } from '../garment/smooth-path';
import type { Spot } from '../garment/smooth-path';

export const METAL = '#c9a45c';

export const leatherOf = ({ paint }: Piece): string =>
  paint.twoColored ? paint.trim.base : paint.colors.shade;

/** A basket, wide at its rim and round below. */
function basketBody(piece: Piece): string {
  const { paint } = piece;
  return [
    shape(
      smoothShape(spots('46 236, 200 214, 354 236'), spots('354 236, 200 250, 46 236')),
      mix(paint.trim.base, INK, 0.35),
      WEIGHT.edge,
    ),
    inMaterial(
      piece,
      smoothShape(
        spots('46 236, 200 250, 354 236'),
        spots('354 236, 344 330, 302 420, 200 454, 98 420, 56 330, 46 236'),
      ),
    ),
    line(
      ['52 268, 200 284, 348 268', '60 322, 200 342, 340 322', '80 378, 200 400, 320 378']
        .map((row) => smoothLine(spots(row)))
        .join(''),
      paint.colors.ink,
      WEIGHT.edge,
      0.5,
    ),
  ].join('');
}

/** A shopper of cloth, square and soft. */
const shopperBody = (piece: Piece): string =>
  [
    inMaterial(
      piece,
      smoothShape(
        spots('70 224, 136 230, 200 224, 264 230, 330 224'),
        spots('330 224, 336 340, 330 452'),
        spots('330 452, 200 458, 70 452'),
        spots('70 452, 64 340, 70 224'),
      ),
    ),
    stitches(smoothLine(spots('72 242, 200 244, 328 242')), piece.paint.colors.ink),
    line(
      ['104 250, 122 300, 112 350', '292 250, 276 320, 290 380', '96 440, 140 416, 150 380']
        .map((fold) => smoothLine(spots(fold)))
        .join(''),
      piece.paint.colors.ink,
      WEIGHT.seam,
      0.5,
    ),
  ].join('');

/** A shopper that narrows towards its base, open at the top. */
export function toteBody(piece: Piece): string {
  const { paint } = piece;
  if (piece.has('texture', 'openwork')) return basketBody(piece);
  if (piece.has('fabric', 'crisp-cotton')) return shopperBody(piece);
  const body = smoothShape(
    spots('62 222, 200 228, 338 222'),
    spots('338 222, 326 340, 316 444'),
    spots('316 444, 308 454, 298 455, 200 457, 102 455, 92 454, 84 444'),
    spots('84 444, 74 340, 62 222'),
  );
  const mouth = smoothShape(spots('62 222, 200 212, 338 222'), spots('338 222, 200 228, 62 222'));
  const gusset = (side: 1 | -1): string => {
    const x = (distance: number): number => 200 + side * distance;
    return smoothLine([
      [x(137), 224],
      [x(114), 300],
      [x(106), 400],
      [x(108), 446],
    ]);
  };
  return [
    shape(mouth, mix(paint.trim.base, INK, 0.35), WEIGHT.edge),
    inMaterial(piece, body),
    area(smoothShape(spots('326 340, 316 444'), spots('298 455, 310 330, 338 222')), INK, 0.1),
    line(gusset(1), paint.colors.ink, WEIGHT.seam, 0.8),
    line(gusset(-1), paint.colors.ink, WEIGHT.seam, 0.8),
    stitches(smoothLine(spots('66 232, 200 238, 334 232')), paint.colors.ink),
    line('M90 428C150 434 250 434 310 428', paint.colors.ink, WEIGHT.seam),
  ].join('');
}

/** A crescent that slouches, closed by a zip: what a soft shoulder bag is. */
function hoboBody(piece: Piece): string {
  const mouth = spots('70 250, 120 292, 200 306, 280 292, 330 250');
  const body = smoothShape(
    mouth,
    spots('330 250, 352 330, 326 416, 262 446, 200 452, 138 446, 74 416, 48 330, 70 250'),
  );
  const folds = [
    spots('76 262, 104 320, 112 372'),
    spots('324 262, 300 316, 284 388'),
    spots('112 300, 138 344, 144 390'),
    spots('288 304, 268 340, 258 380'),
  ];
  return [
    inMaterial(piece, body),
    line(folds.map((fold) => smoothLine(fold)).join(''), piece.paint.colors.ink, WEIGHT.seam, 0.6),
    zipped(smoothLine(spots('84 270, 130 302, 200 316, 270 302, 316 270'))),
    shape('M312 268l10 22c2 6-8 8-9 1Z', METAL, WEIGHT.seam),
  ].join('');
}

/** The teeth of a zip along a line. */
const zipped = (d: string): string =>
  line(d, INK, 6) +
  `<path d="${d}" fill="none" stroke="${METAL}" stroke-width="3" stroke-dasharray="2.6 1.8"/>`;

/** A long, low box with a straight flap. */
const baguetteBody = (piece: Piece): string =>
  [
    inMaterial(piece, roundedBox(58, 262, 284, 190, 20)),
    area(smoothShape(spots('62 352, 200 386, 338 352'), spots('338 352, 200 364, 62 352')), INK, 0.2),
    inMaterial(
      piece,
      smoothShape(
        spots('58 352, 58 284, 80 262'),
        spots('80 262, 320 262'),
        spots('320 262, 342 284, 342 352'),
        spots('342 352, 200 366, 58 352'),
      ),
    ),
    stitches(smoothLine(spots('68 344, 200 357, 332 344')), piece.paint.colors.ink),
    shape(roundedBox(166, 344, 68, 20, 8), METAL, WEIGHT.edge),
  ].join('');

/** A half-moon with a flap and a turning clasp; of soft leather a baguette, of suede a hobo. */
export function shoulderBody(piece: Piece): string {
  const { paint } = piece;
  if (piece.has('fabric', 'suede')) return hoboBody(piece);
  if (piece.has('fabric', 'soft-leather') && !piece.has('texture', 'quilted')) return baguetteBody(piece);
  const body = smoothShape(
    spots('70 250, 58 340, 68 412, 110 446, 200 454, 290 446, 332 412, 342 340, 330 250'),
    spots('330 250, 200 240, 70 250'),
  );
  const flap = smoothShape(
    spots('70 250, 66 300, 84 348, 140 374, 200 380, 260 374, 316 348, 334 300, 330 250'),
    spots('330 250, 200 240, 70 250'),
  );
  return [
    inMaterial(piece, body),
    area(
      smoothShape(
        spots('74 340, 110 392, 200 402, 290 392, 326 340'),
        spots('316 348, 260 374, 200 380, 140 374, 84 348'),
      ),
      INK,
      0.16,
    ),
    inMaterial(piece, flap),
    stitches(
      smoothLine(spots('76 262, 73 300, 91 342, 142 366, 200 372, 258 366, 309 342, 327 300, 324 262')),
      paint.colors.ink,
    ),
    shape(roundedBox(184, 356, 32, 36, 6), METAL, WEIGHT.edge),
    line('M192 374h16M200 366v16', INK, WEIGHT.edge),
  ].join('');
}

/** A saddle bag: round below, with a flap that follows it. */
function saddleBody(piece: Piece): string {
  const below = (edge: string): string => smoothShape(spots(edge), spots('314 274, 196 264, 78 274'));
  return [
    inMaterial(piece, below('78 274, 76 362, 109 432, 196 454, 283 432, 316 362, 314 274')),
    area(below('78 274, 77 328, 110 398, 196 420, 282 398, 315 328, 314 274'), INK, 0.18),
    inMaterial(piece, below('78 274, 75 316, 108 386, 196 408, 284 386, 317 316, 314 274')),
    shape(roundedBox(182, 372, 28, 66, 8), leatherOf(piece), WEIGHT.edge),
    shape(roundedBox(176, 390, 40, 24, 5), METAL, WEIGHT.edge),
  ].join('');
}

/** A small box with a zip and a front pocket; of stiff leather a saddle bag. */
export function crossbodyBody(piece: Piece): string {
  const { paint } = piece;
  if (piece.has('fabric', 'stiff-leather')) return saddleBody(piece);
  const side = mix(paint.colors.shade, INK, 0.1);
  return [
    shape(roundedBox(84, 268, 232, 186, 30), side),
    inMaterial(piece, roundedBox(76, 280, 236, 174, 34)),
    zipped('M104 298C150 289 238 289 284 298'),
    shape('M282 296l5 26c1 6-9 6-9 0Z', METAL, WEIGHT.seam),
    inMaterial(
      piece,
      smoothShape(
        spots('100 338, 194 332, 288 338'),
        spots('288 338, 290 400, 276 430, 194 436, 112 430, 98 400, 100 338'),
      ),
      WEIGHT.edge,
    ),
    stitches(smoothLine(spots('106 346, 194 340, 282 346')), paint.colors.ink),
    shape(ellipse(194, 360, 7), METAL, WEIGHT.seam),
  ].join('');
}

/** An evening pouch that is gathered into a frame with a kiss clasp. */
const pouchBody = (piece: Piece): string =>
  [
    inMaterial(
      piece,
      smoothShape(
        spots('78 244, 44 330, 62 396, 130 420, 200 423, 270 420, 338 396, 356 330, 322 244'),
        spots('322 244, 78 244'),
      ),
    ),
    line(
      [110, 150, 190, 210, 250, 290]
        .map((x) =>
          smoothLine([
            [x, 248],
            [200 + (x - 200) * 1.24, 300],
            [200 + (x - 200) * 1.34, 350],
          ]),
        )
        .join(''),
      piece.paint.colors.ink,
      WEIGHT.seam,
      0.6,
    ),
    shape(roundedBox(70, 230, 260, 18, 9), METAL, WEIGHT.edge),
    ...[190, 210].map((x) => shape(ellipse(x, 222, 11), METAL, WEIGHT.edge)),
  ].join('');

/** An envelope; a hard box of what is polished; of evening cloth a pouch, or one drawn together in a knot. */
export function clutchBody(piece: Piece): string {
  const { paint } = piece;
  const body = roundedBox(46, 226, 308, 196, 10);
  if (piece.has('texture', 'crinkled')) return inMaterial(piece, body) + knotted(piece);
  if (piece.has('texture', 'high-shine'))
    return [
      inMaterial(piece, body),
      line('M46 262H354M46 270H354', mix(paint.colors.base, INK, 0.6), WEIGHT.edge),
      ...[190, 210].map((x) => shape(ellipse(x, 218, 10), leatherOf(piece), WEIGHT.edge)),
    ].join('');
  if (['satin', 'velvet'].some((cloth) => piece.has('fabric', cloth)) && !paint.printed)
    return pouchBody(piece);
  const flap = 'M46 236a10 10 0 0 1 10-10H344a10 10 0 0 1 10 10V262L206 347q-6 4-12 0L46 262Z';
  return [
    inMaterial(piece, body),
    area('M46 272L194 358q6 4 12 0L354 272V262L206 347q-6 4-12 0L46 262Z', INK, 0.16),
    inMaterial(piece, flap),
    stitches('M54 262L196 341q4 2 8 0L346 262', paint.colors.ink),
    shape(ellipse(200, 336, 9), METAL, WEIGHT.edge),
    line('M60 412H340', paint.colors.ink, WEIGHT.fine, 0.7),
  ].join('');
}

/** Cloth that runs together into a knot in the middle. */
function knotted(piece: Piece): string {
  const gathers = [-72, -44, -16, 16, 44, 72].flatMap((y) => [
    spots(`52 ${324 + y}, 120 ${324 + y * 0.7}, 176 ${324 + y * 0.3}`),
    spots(`348 ${324 + y}, 280 ${324 + y * 0.7}, 224 ${324 + y * 0.3}`),
  ]);
  return (
    line(gathers.map((gather) => smoothLine(gather)).join(''), piece.paint.colors.ink, WEIGHT.seam, 0.7) +
    inMaterial(
      piece,
      smoothShape(spots('172 288, 200 276, 228 288, 240 324, 228 360, 200 372, 172 360, 160 324, 172 288')),
    ) +
    line('M178 296C196 310 206 338 204 362M212 286C222 302 228 326 224 348', piece.paint.colors.ink)
  );
}

/** A daypack: rounded at the top, with a zip around it, a pocket in front and one on either side. */
export function backpackBody(piece: Piece): string {
  const { paint } = piece;
  const body = smoothShape(
    spots('100 262, 104 178, 146 136, 200 128, 254 136, 296 178, 300 262'),
    spots('300 262, 308 350, 298 436'),
    spots('298 436, 286 454, 200 458, 114 454, 102 436'),
    spots('102 436, 92 350, 100 262'),
  );
  const pocket = smoothShape(
    spots('122 322, 200 314, 278 322'),
    spots('278 322, 284 384, 274 436'),
    spots('274 436, 200 444, 126 436'),
    spots('126 436, 116 384, 122 322'),
  );
  const side = (turn: (x: number) => number): string =>
    smoothShape(
      spots('100 340, 80 350, 76 400, 84 440, 104 446').map(([x, y]): Spot => [turn(x), y]),
      spots('104 446, 110 396, 100 340').map(([x, y]): Spot => [turn(x), y]),
    );
  const around = 'M122 300C116 196 152 156 200 152C248 156 284 196 278 300';
  const mouth = 'M130 340C168 333 232 333 270 340';
  return [
    shape(
      side((x) => x),
      leatherOf(piece),
    ),
    shape(
      side((x) => 400 - x),
      leatherOf(piece),
    ),
    inMaterial(piece, body),
    area(
      smoothShape(spots('284 170, 300 262, 308 350, 298 436'), spots('298 436, 270 350, 284 170')),
      INK,
      0.1,
    ),
    zipped(around),
    shape('M276 296l8 22c1 6-10 6-9 0Z', METAL, WEIGHT.seam),
    inMaterial(piece, pocket, WEIGHT.edge),
    area(smoothShape(spots('124 322, 200 314, 276 322'), spots('276 322, 200 308, 124 322')), INK, 0.2),
    zipped(mouth),
    shape('M268 338l6 20c1 6-9 6-8 0Z', METAL, WEIGHT.seam),
    shape(roundedBox(184, 372, 32, 22, 4), leatherOf(piece), WEIGHT.edge),
    stitches(smoothLine(spots('128 428, 200 436, 272 428')), paint.colors.ink),
  ].join('');
}
