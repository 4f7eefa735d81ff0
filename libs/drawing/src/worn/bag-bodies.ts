import { INK, mix } from '../garment/paint/colors';
import { drawArea, drawLine, drawShape, drawStitches, WEIGHT } from '../garment/paint/strokes';
import { drawBand, fillWithMaterial } from '../garment/material';
import type { Piece } from '../garment/piece';
import { METAL } from './part';
import { drawEllipse, drawRoundedBox, smoothLine, smoothShape, parseSpots } from '../garment/smooth-path';
import type { Spot } from '../garment/smooth-path';

export const findLeather = ({ paint }: Piece): string =>
  paint.twoColored ? paint.trim.base : paint.colors.shade;

const smoothLines = (...lines: readonly string[]): string => lines.map((line) => smoothLine(line)).join('');

function drawBasketBody(piece: Piece): string {
  const { paint } = piece;
  return [
    drawShape(
      smoothShape('46 236, 200 214, 354 236', '354 236, 200 250, 46 236'),
      mix(paint.trim.base, INK, 0.35),
      WEIGHT.edge,
    ),
    fillWithMaterial(
      piece,
      smoothShape('46 236, 200 250, 354 236', '354 236, 344 330, 302 420, 200 454, 98 420, 56 330, 46 236'),
    ),
    drawLine(
      smoothLines('52 268, 200 284, 348 268', '60 322, 200 342, 340 322', '80 378, 200 400, 320 378'),
      paint.colors.seam,
      WEIGHT.edge,
      0.5,
    ),
  ].join('');
}

const drawShopperBody = (piece: Piece): string =>
  [
    fillWithMaterial(
      piece,
      smoothShape(
        '70 224, 136 230, 200 224, 264 230, 330 224',
        '330 224, 336 340, 330 452',
        '330 452, 200 458, 70 452',
        '70 452, 64 340, 70 224',
      ),
    ),
    drawStitches(smoothLine('72 242, 200 244, 328 242'), piece.paint.colors.seam),
    drawLine(
      smoothLines('104 250, 122 300, 112 350', '292 250, 276 320, 290 380', '96 440, 140 416, 150 380'),
      piece.paint.colors.seam,
      WEIGHT.seam,
      0.5,
    ),
  ].join('');

const isBagInHand = ({ type, has }: Piece): boolean => type === 'bag' && has('accessories', 'hand-held-bag');

export const findHandBag = (piece: Piece): 'briefcase' | 'holdall' | undefined =>
  isBagInHand(piece) ? (piece.has('fabric', 'stiff-leather') ? 'briefcase' : 'holdall') : undefined;

export function drawToteBody(piece: Piece): string {
  const { paint } = piece;
  if (piece.has('texture', 'openwork')) return drawBasketBody(piece);
  const inHand = findHandBag(piece);
  if (inHand) return { holdall: drawHoldallBody, briefcase: drawBriefcaseBody }[inHand](piece);
  if (piece.has('fabric', 'crisp-cotton')) return drawShopperBody(piece);
  const body = smoothShape(
    '62 222, 200 228, 338 222',
    '338 222, 326 340, 316 444',
    '316 444, 308 454, 298 455, 200 457, 102 455, 92 454, 84 444',
    '84 444, 74 340, 62 222',
  );
  const mouth = smoothShape('62 222, 200 212, 338 222', '338 222, 200 228, 62 222');
  return [
    drawShape(mouth, mix(paint.trim.base, INK, 0.35), WEIGHT.edge),
    fillWithMaterial(piece, body),
    drawArea(smoothShape('326 340, 316 444', '298 455, 310 330, 338 222'), INK, 0.1),
    drawGussets(piece, '137 224, 114 300, 106 400, 108 446'),
    drawStitches(smoothLine('66 232, 200 238, 334 232'), paint.colors.seam),
    drawLine('M90 428C150 434 250 434 310 428', paint.colors.seam, WEIGHT.seam),
  ].join('');
}

/** `seam` runs down at distances from the middle. */
const drawGussets = ({ paint }: Piece, seam: string): string =>
  drawLine(
    [1, -1].map((side) => smoothLine(parseSpots(seam).map(([x, y]): Spot => [200 + side * x, y]))).join(''),
    paint.colors.seam,
    WEIGHT.seam,
    0.8,
  );

function drawHoboBody(piece: Piece): string {
  const mouth = parseSpots('70 250, 120 292, 200 306, 280 292, 330 250');
  const body = smoothShape(
    mouth,
    parseSpots('330 250, 352 330, 326 416, 262 446, 200 452, 138 446, 74 416, 48 330, 70 250'),
  );
  const folds = smoothLines(
    '76 262, 104 320, 112 372',
    '324 262, 300 316, 284 388',
    '112 300, 138 344, 144 390',
    '288 304, 268 340, 258 380',
  );
  return [
    fillWithMaterial(piece, body),
    drawLine(folds, piece.paint.colors.seam, WEIGHT.seam, 0.6),
    drawZipped(smoothLine('84 270, 130 302, 200 316, 270 302, 316 270')),
    drawShape('M312 268l10 22c2 6-8 8-9 1Z', METAL, WEIGHT.seam),
  ].join('');
}

const drawZipped = (d: string): string =>
  drawLine(d, INK, 6) +
  `<path d="${d}" fill="none" stroke="${METAL}" stroke-width="3" stroke-dasharray="2.6 1.8"/>`;

const drawBaguetteBody = (piece: Piece): string =>
  [
    fillWithMaterial(piece, drawRoundedBox(58, 262, 284, 190, 20)),
    drawArea(smoothShape('62 352, 200 386, 338 352', '338 352, 200 364, 62 352'), INK, 0.2),
    fillWithMaterial(
      piece,
      smoothShape(
        '58 352, 58 284, 80 262',
        '80 262, 320 262',
        '320 262, 342 284, 342 352',
        '342 352, 200 366, 58 352',
      ),
    ),
    drawStitches(smoothLine('68 344, 200 357, 332 344'), piece.paint.colors.seam),
    drawShape(drawRoundedBox(166, 344, 68, 20, 8), METAL, WEIGHT.edge),
  ].join('');

const drawHoldallBody = (piece: Piece): string =>
  [
    drawShape('M10 310h14v30h-14ZM376 310h14v30h-14Z', findLeather(piece), WEIGHT.edge),
    fillWithMaterial(
      piece,
      smoothShape(
        '22 306, 34 276, 66 262, 200 256, 334 262, 366 276, 378 306',
        '378 306, 382 380, 380 442',
        '380 442, 372 455',
        '28 455, 20 442',
        '20 442, 18 380, 22 306',
      ),
    ),
    drawZipped('M64 268C140 261 260 261 336 268'),
    drawGussets(piece, '146 262, 154 330, 154 400, 150 454'),
    ...[112, 288].map((x) => drawBand(`M${x} 262V454`, 10, findLeather(piece))),
  ].join('');

const drawBriefcaseBody = (piece: Piece): string =>
  [
    fillWithMaterial(piece, drawRoundedBox(48, 240, 304, 215, 5)),
    drawArea('M50 352H350V366H50Z', INK, 0.18),
    fillWithMaterial(piece, 'M48 245a5 5 0 0 1 5-5H347a5 5 0 0 1 5 5V340L338 354H62L48 340Z'),
    drawStitches('M56 248V337L65 346H335L344 337V248', piece.paint.colors.seam),
    ...[112, 288].map((x) => drawShape(drawRoundedBox(x - 10, 336, 20, 34, 3), METAL, WEIGHT.edge)),
  ].join('');

export function drawShoulderBody(piece: Piece): string {
  const { paint } = piece;
  if (piece.has('fabric', 'suede')) return drawHoboBody(piece);
  if (piece.has('fabric', 'soft-leather') && !piece.has('texture', 'quilted')) return drawBaguetteBody(piece);
  const body = smoothShape(
    '70 250, 58 340, 68 412, 110 446, 200 454, 290 446, 332 412, 342 340, 330 250',
    '330 250, 200 240, 70 250',
  );
  const flap = smoothShape(
    '70 250, 66 300, 84 348, 140 374, 200 380, 260 374, 316 348, 334 300, 330 250',
    '330 250, 200 240, 70 250',
  );
  return [
    fillWithMaterial(piece, body),
    drawArea(
      smoothShape('74 340, 110 392, 200 402, 290 392, 326 340', '316 348, 260 374, 200 380, 140 374, 84 348'),
      INK,
      0.16,
    ),
    fillWithMaterial(piece, flap),
    drawStitches(
      smoothLine('76 262, 73 300, 91 342, 142 366, 200 372, 258 366, 309 342, 327 300, 324 262'),
      paint.colors.seam,
    ),
    drawShape(drawRoundedBox(184, 356, 32, 36, 6), METAL, WEIGHT.edge),
    drawLine('M192 374h16M200 366v16', INK, WEIGHT.edge),
  ].join('');
}

function drawSaddleBody(piece: Piece): string {
  const drawBelow = (edge: string): string => smoothShape(edge, '314 274, 196 264, 78 274');
  return [
    fillWithMaterial(piece, drawBelow('78 274, 76 362, 109 432, 196 454, 283 432, 316 362, 314 274')),
    drawArea(drawBelow('78 274, 77 328, 110 398, 196 420, 282 398, 315 328, 314 274'), INK, 0.18),
    fillWithMaterial(piece, drawBelow('78 274, 75 316, 108 386, 196 408, 284 386, 317 316, 314 274')),
    drawShape(drawRoundedBox(182, 372, 28, 66, 8), findLeather(piece), WEIGHT.edge),
    drawShape(drawRoundedBox(176, 390, 40, 24, 5), METAL, WEIGHT.edge),
  ].join('');
}

export function drawCrossbodyBody(piece: Piece): string {
  const { paint } = piece;
  if (piece.has('fabric', 'stiff-leather')) return drawSaddleBody(piece);
  const side = mix(paint.colors.shade, INK, 0.1);
  return [
    drawShape(drawRoundedBox(84, 268, 232, 186, 30), side),
    fillWithMaterial(piece, drawRoundedBox(76, 280, 236, 174, 34)),
    drawZipped('M104 298C150 289 238 289 284 298'),
    drawShape('M282 296l5 26c1 6-9 6-9 0Z', METAL, WEIGHT.seam),
    fillWithMaterial(
      piece,
      smoothShape(
        '100 338, 194 332, 288 338',
        '288 338, 290 400, 276 430, 194 436, 112 430, 98 400, 100 338',
      ),
      WEIGHT.edge,
    ),
    drawStitches(smoothLine('106 346, 194 340, 282 346'), paint.colors.seam),
    drawShape(drawEllipse(194, 360, 7), METAL, WEIGHT.seam),
  ].join('');
}

const drawPouchBody = (piece: Piece): string =>
  [
    fillWithMaterial(
      piece,
      smoothShape(
        '78 244, 44 330, 62 396, 130 420, 200 423, 270 420, 338 396, 356 330, 322 244',
        '322 244, 78 244',
      ),
    ),
    drawLine(
      smoothLines(
        ...[-90, -50, -10, 10, 50, 90].map(
          (x) => `${200 + x} 248, ${200 + x * 1.24} 300, ${200 + x * 1.34} 350`,
        ),
      ),
      piece.paint.colors.seam,
      WEIGHT.seam,
      0.6,
    ),
    drawShape(drawRoundedBox(70, 230, 260, 18, 9), METAL, WEIGHT.edge),
    ...[190, 210].map((x) => drawShape(drawEllipse(x, 222, 11), METAL, WEIGHT.edge)),
  ].join('');

export function drawClutchBody(piece: Piece): string {
  const { paint } = piece;
  const body = drawRoundedBox(46, 226, 308, 196, 10);
  const gussets = drawShape('M50 232L36 246V404L50 418ZM350 232L364 246V404L350 418Z', paint.colors.shade);
  if (piece.has('texture', 'crinkled')) return fillWithMaterial(piece, body) + drawKnotted(piece);
  if (piece.has('texture', 'high-shine'))
    return [
      fillWithMaterial(piece, body),
      drawLine('M46 262H354M46 270H354', mix(paint.colors.base, INK, 0.6), WEIGHT.edge),
      ...[190, 210].map((x) => drawShape(drawEllipse(x, 218, 10), findLeather(piece), WEIGHT.edge)),
    ].join('');
  if (['satin', 'velvet'].some((cloth) => piece.has('fabric', cloth)) && !paint.printed)
    return drawPouchBody(piece);
  const flap = 'M46 236a10 10 0 0 1 10-10H344a10 10 0 0 1 10 10V262L206 347q-6 4-12 0L46 262Z';
  return [
    gussets,
    fillWithMaterial(piece, body),
    drawArea('M46 272L194 358q6 4 12 0L354 272V262L206 347q-6 4-12 0L46 262Z', INK, 0.16),
    fillWithMaterial(piece, flap),
    drawStitches('M54 262L196 341q4 2 8 0L346 262', paint.colors.seam),
    drawShape(drawEllipse(200, 336, 9), METAL, WEIGHT.edge),
    drawLine('M60 412H340', paint.colors.seam, WEIGHT.fine, 0.7),
  ].join('');
}

function drawKnotted(piece: Piece): string {
  const gathers = [-72, -44, -16, 16, 44, 72].flatMap((y) => [
    `52 ${324 + y}, 120 ${324 + y * 0.7}, 176 ${324 + y * 0.3}`,
    `348 ${324 + y}, 280 ${324 + y * 0.7}, 224 ${324 + y * 0.3}`,
  ]);
  return (
    drawLine(smoothLines(...gathers), piece.paint.colors.seam, WEIGHT.seam, 0.7) +
    fillWithMaterial(
      piece,
      smoothShape('172 288, 200 276, 228 288, 240 324, 228 360, 200 372, 172 360, 160 324, 172 288'),
    ) +
    drawLine('M178 296C196 310 206 338 204 362M212 286C222 302 228 326 224 348', piece.paint.colors.seam)
  );
}

export function drawBackpackBody(piece: Piece): string {
  const { paint } = piece;
  const body = smoothShape(
    '100 262, 104 178, 146 136, 200 128, 254 136, 296 178, 300 262',
    '300 262, 308 350, 298 436',
    '298 436, 286 454, 200 458, 114 454, 102 436',
    '102 436, 92 350, 100 262',
  );
  const pocket = smoothShape(
    '122 322, 200 314, 278 322',
    '278 322, 284 384, 274 436',
    '274 436, 200 444, 126 436',
    '126 436, 116 384, 122 322',
  );
  const drawSide = (turn: (x: number) => number): string =>
    smoothShape(
      ...['100 340, 80 350, 76 400, 84 440, 104 446', '104 446, 110 396, 100 340'].map((run) =>
        parseSpots(run).map(([x, y]): Spot => [turn(x), y]),
      ),
    );
  const around = 'M122 300C116 196 152 156 200 152C248 156 284 196 278 300';
  const mouth = 'M130 340C168 333 232 333 270 340';
  return [
    ...[(x: number) => x, (x: number) => 400 - x].map((turn) =>
      drawShape(drawSide(turn), findLeather(piece)),
    ),
    fillWithMaterial(piece, body),
    drawArea(smoothShape('284 170, 300 262, 308 350, 298 436', '298 436, 270 350, 284 170'), INK, 0.1),
    drawZipped(around),
    drawShape('M276 296l8 22c1 6-10 6-9 0Z', METAL, WEIGHT.seam),
    fillWithMaterial(piece, pocket, WEIGHT.edge),
    drawArea(smoothShape('124 322, 200 314, 276 322', '276 322, 200 308, 124 322'), INK, 0.2),
    drawZipped(mouth),
    drawShape('M268 338l6 20c1 6-9 6-8 0Z', METAL, WEIGHT.seam),
    drawShape(drawRoundedBox(184, 372, 32, 22, 4), findLeather(piece), WEIGHT.edge),
    drawStitches(smoothLine('128 428, 200 436, 272 428'), paint.colors.seam),
  ].join('');
}
