import { INK, mix } from '../garment/paint/colors';
import { area, line, shape, stitches, WEIGHT } from '../garment/paint/strokes';
import { band, inMaterial } from '../garment/material';
import type { Drawer, Drawers, Piece } from '../garment/piece';
import { ellipse, roundedBox, smoothLine, smoothShape, spots, trace } from '../garment/smooth-path';
import type { Spot } from '../garment/smooth-path';

export const CARRIES = [
  'underarm-bag',
  'hip-bag',
  'waist-bag',
  'hand-held-bag',
  'clutch',
  'backpack',
] as const;

/** How a bag is carried: what of it hangs from the shoulder, the waist or the hand. */
export type Carry = (typeof CARRIES)[number];

/** Where a strap meets the bag, left and right. */
export interface Anchors {
  left: Spot;
  right: Spot;
}

const METAL = '#c9a45c';

/** A type of bag on the sheet of flats. */
export interface Bag {
  usual: Carry;
  /** Where it stands. */
  floor: number;
  anchors: Anchors;
  /** Left and right edge, and the upper one. */
  box: { left: number; right: number; top: number };
  /** How wide it is, in inches. */
  inches: number;
  /** Without its straps. */
  body(piece: Piece): string;
}

/** A bag: its straps' far half, its body, then what lies in front. */
const bag =
  ({ usual, floor, anchors, body }: Bag): Drawer =>
  (piece) => {
    const carry = piece.first('accessories', CARRIES, usual);
    const { behind, before } = STRAPS[carry](piece, anchors, floor);
    const ground = area(ellipse(200, floor + 4, 134, 8), INK, 0.09);
    return ground + behind + body(piece) + before;
  };

export const leatherOf = ({ paint }: Piece): string =>
  paint.twoColored ? paint.trim.base : paint.colors.shade;

const ring = ([x, y]: Spot): string =>
  `<path d="${ellipse(x, y, 8)}" fill="none" stroke="${INK}" stroke-width="6.4"/>` +
  `<path d="${ellipse(x, y, 8)}" fill="none" stroke="${METAL}" stroke-width="3.4"/>`;

interface Strap {
  behind: string;
  before: string;
}

const STRAPS: Readonly<Record<Carry, (piece: Piece, anchors: Anchors, floor: number) => Strap>> = {
  'hand-held-bag': (piece, { left, right }) => {
    const leather = leatherOf(piece);
    const inset = 34;
    const [x1, x2] = [left[0] + inset, right[0] - inset];
    const y = (left[1] + right[1]) / 2;
    const arch = (dx: number, dy: number): string =>
      trace`M${x1 + dx} ${y + dy}C${x1 + dx + 2} ${y - 116 + dy} ${x2 + dx - 2} ${y - 116 + dy} ${x2 + dx} ${y + dy}`;
    const tab = (x: number): string => shape(roundedBox(x - 9, y - 2, 18, 34, 5), leather, WEIGHT.edge);
    return {
      behind: band(arch(9, -12), 8, mix(leather, INK, 0.25)),
      before: band(arch(0, 2), 9.5, leather) + tab(x1) + tab(x2),
    };
  },
  'underarm-bag': (piece, { left, right }) => {
    const leather = leatherOf(piece);
    const d = trace`M${left[0]} ${left[1]}C${left[0] + 14} ${left[1] - 150} ${right[0] - 14} ${right[1] - 150} ${right[0]} ${right[1]}`;
    return {
      behind: band(d, 15, leather) + stitches(d, piece.paint.colors.ink),
      before: ring(left) + ring(right),
    };
  },
  'hip-bag': (piece, { left, right }) => {
    const leather = leatherOf(piece);
    const d = trace`M${left[0]} ${left[1]}C${left[0] - 34} ${left[1] - 120} 128 36 200 28C272 36 ${right[0] + 34} ${right[1] - 120} ${right[0]} ${right[1]}`;
    const slide = shape(roundedBox(264, 62, 20, 14, 3), METAL, WEIGHT.seam);
    return { behind: band(d, 7, leather) + slide, before: ring(left) + ring(right) };
  },
  'waist-bag': (piece, { left, right }) => {
    const leather = leatherOf(piece);
    const y = left[1] + 26;
    const d = trace`M${left[0] + 10} ${y}C${left[0] - 60} ${y - 40} 30 ${y - 128} 200 ${y - 132}C370 ${y - 128} ${right[0] + 60} ${y - 40} ${right[0] - 10} ${y}`;
    const clasp =
      shape(roundedBox(178, y - 144, 44, 26, 5), METAL, WEIGHT.edge) +
      line(trace`M200 ${y - 143}v24`, INK, WEIGHT.seam);
    return { behind: band(d, 16, leather) + stitches(d, piece.paint.colors.ink) + clasp, before: '' };
  },
  clutch: (piece, { right }) => {
    if (!piece.has('accessories', 'hand-held-bag')) return { behind: '', before: '' };
    const [x, y] = [right[0] - 4, right[1] + 30];
    const loop = trace`M${x} ${y}C${x + 46} ${y - 30} ${x + 44} ${y + 74} ${x + 8} ${y + 70}C${x - 6} ${y + 60} ${x - 6} ${y + 20} ${x} ${y}`;
    return { behind: '', before: band(loop, 6, leatherOf(piece)) + ring([x, y]) };
  },
  backpack: (piece, { left, right }, floor) => {
    const leather = leatherOf(piece);
    const [x1, x2] = [left[0] + 12, right[0] - 12];
    const y = Math.min(left[1], right[1]) + 4;
    const low = floor - 26;
    const padded =
      trace`M${x1} ${y}C${x1 - 66} ${y - 46} ${x1 - 118} ${y + 40} ${x1 - 96} ${(y + low) / 2 + 20}` +
      trace`M${x2} ${y}C${x2 + 66} ${y - 46} ${x2 + 118} ${y + 40} ${x2 + 96} ${(y + low) / 2 + 20}`;
    const webbing =
      trace`M${x1 - 96} ${(y + low) / 2 + 16}C${x1 - 92} ${low - 30} ${x1 - 60} ${low - 6} ${x1 - 12} ${low}` +
      trace`M${x2 + 96} ${(y + low) / 2 + 16}C${x2 + 92} ${low - 30} ${x2 + 60} ${low - 6} ${x2 + 12} ${low}`;
    const loop = trace`M172 ${y + 4}C172 ${y - 52} 228 ${y - 52} 228 ${y + 4}`;
    return {
      behind:
        band(webbing, 7, leather) +
        band(padded, 20, leather) +
        stitches(padded, piece.paint.colors.ink) +
        band(loop, 7, leather),
      before: '',
    };
  },
};

/** A shopper that narrows towards its base, open at the top. */
function toteBody(piece: Piece): string {
  const { paint } = piece;
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

/** A half-moon with a flap and a turning clasp. */
function shoulderBody(piece: Piece): string {
  const { paint } = piece;
  if (piece.has('fabric', 'suede')) return hoboBody(piece);
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

/** A small box with a zip and a front pocket. */
function crossbodyBody(piece: Piece): string {
  const { paint } = piece;
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

/** An envelope, a hard box of what is polished, or a pouch drawn together in a knot. */
function clutchBody(piece: Piece): string {
  const { paint } = piece;
  const body = roundedBox(46, 226, 308, 196, 10);
  if (piece.has('texture', 'crinkled')) return inMaterial(piece, body) + knotted(piece);
  if (piece.has('texture', 'high-shine'))
    return [
      inMaterial(piece, body),
      line('M46 262H354M46 270H354', mix(paint.colors.base, INK, 0.6), WEIGHT.edge),
      ...[190, 210].map((x) => shape(ellipse(x, 218, 10), leatherOf(piece), WEIGHT.edge)),
    ].join('');
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
function backpackBody(piece: Piece): string {
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

const anchors = (x1: number, x2: number, y: number): Anchors => ({ left: [x1, y], right: [x2, y] });

/** Bags by type. */
export const BAGS = {
  'tote-bag': {
    usual: 'hand-held-bag',
    floor: 455,
    anchors: anchors(86, 314, 232),
    box: { left: 62, right: 338, top: 222 },
    inches: 10,
    body: toteBody,
  },
  'shoulder-bag': {
    usual: 'underarm-bag',
    floor: 454,
    anchors: anchors(82, 318, 256),
    box: { left: 58, right: 342, top: 242 },
    inches: 9.6,
    body: shoulderBody,
  },
  'crossbody-bag': {
    usual: 'hip-bag',
    floor: 454,
    anchors: anchors(92, 308, 290),
    box: { left: 76, right: 316, top: 268 },
    inches: 7.6,
    body: crossbodyBody,
  },
  'clutch-bag': {
    usual: 'clutch',
    floor: 422,
    anchors: anchors(60, 350, 236),
    box: { left: 46, right: 354, top: 226 },
    inches: 8.4,
    body: clutchBody,
  },
  backpack: {
    usual: 'backpack',
    floor: 456,
    anchors: anchors(138, 262, 152),
    box: { left: 76, right: 324, top: 128 },
    inches: 13.4,
    body: backpackBody,
  },
} as const satisfies Readonly<Record<string, Bag>>;

export type BagType = keyof typeof BAGS;

/** Bags as they lie. */
export const bagDrawers: Drawers = Object.fromEntries(
  Object.entries(BAGS).map(([type, shape]) => [type, bag(shape)]),
);
