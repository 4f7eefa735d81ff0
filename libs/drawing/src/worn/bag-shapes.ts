import { INK, mix } from '../garment/paint/colors';
import { drawArea, drawLine, drawShape, drawStitches, WEIGHT } from '../garment/paint/strokes';
import { drawBand } from '../garment/material';
import type { Drawer, Piece } from '../garment/piece';
import { drawEllipse, drawRoundedBox, trace, type Spot } from '../garment/smooth-path';
import {
  drawBackpackBody,
  drawClutchBody,
  drawCrossbodyBody,
  findHandBag,
  findLeather,
  drawShoulderBody,
  drawToteBody,
} from './bag-bodies';
import { CARRIES, type Carry } from './carries';
import { METAL } from './part';

export interface Anchors {
  left: Spot;
  right: Spot;
}

export interface Bag {
  usual: Carry;
  floor: number;
  anchors: Anchors;
  box: { left: number; right: number; top: number };
  /** Width in inches. */
  inches: number;
  /** Without its straps. */
  body(piece: Piece): string;
}

export const layBag =
  (type: BagType): Drawer =>
  (piece) => {
    const { usual, floor, anchors, body } = findBag(type, piece);
    const carry = piece.first('accessories', CARRIES, usual);
    const { behind, before } = STRAPS[carry](piece, findLeather(piece), anchors, floor);
    const ground = drawArea(drawEllipse(200, floor + 4, 134, 8), INK, 0.09);
    const drawn = ground + behind + body(piece) + before;
    return piece.square ? `<g transform="translate(24 30) scale(0.88)">${drawn}</g>` : drawn;
  };

const drawRing = ([x, y]: Spot): string =>
  `<path d="${drawEllipse(x, y, 8)}" fill="none" stroke="${INK}" stroke-width="6.4"/>` +
  `<path d="${drawEllipse(x, y, 8)}" fill="none" stroke="${METAL}" stroke-width="3.4"/>`;

/** Links seen from the front alternate with links seen from the side. */
const drawChain = (d: string, color: string): string =>
  drawBand(d, 2.6, color) +
  (drawBand(d, 8.4, color) + drawLine(d, mix(color, INK, 0.62), 3.4)).replaceAll(
    '/>',
    ' stroke-linecap="round" stroke-dasharray="7 14"/>',
  );

interface Strap {
  behind: string;
  before: string;
}

const STRAPS: Readonly<
  Record<Carry, (piece: Piece, leather: string, anchors: Anchors, floor: number) => Strap>
> = {
  'hand-held-bag': (_piece, leather, { left, right }) => {
    const [x1, x2] = [left[0] + 34, right[0] - 34];
    const y = (left[1] + right[1]) / 2;
    const high = (x2 - x1) * 0.72;
    const drawArch = (dx: number, dy: number): string =>
      trace`M${x1 + dx} ${y + dy}C${x1 + dx + 2} ${y - high + dy} ${x2 + dx - 2} ${y - high + dy} ${x2 + dx} ${y + dy}`;
    const drawTab = (x: number): string =>
      drawShape(drawRoundedBox(x - 9, y - 2, 18, 34, 5), leather, WEIGHT.edge);
    return {
      behind: drawBand(drawArch(9, -12), 8, mix(leather, INK, 0.25)),
      before: drawBand(drawArch(0, 2), 9.5, leather) + drawTab(x1) + drawTab(x2),
    };
  },
  'underarm-bag': (piece, leather, { left, right }) => {
    const d = trace`M${left[0]} ${left[1]}C${left[0] + 14} ${left[1] - 150} ${right[0] - 14} ${right[1] - 150} ${right[0]} ${right[1]}`;
    return {
      behind: drawBand(d, 15, leather) + drawStitches(d, piece.paint.colors.ink),
      before: drawRing(left) + drawRing(right),
    };
  },
  'hip-bag': (piece, leather, { left, right }) => {
    const d = trace`M${left[0]} ${left[1]}C${left[0] - 26} ${left[1] - 150} 108 44 206 40C292 44 ${right[0] + 30} ${right[1] - 140} ${right[0]} ${right[1]}`;
    const strap =
      piece.has('texture', 'quilted') && piece.paint.twoColored
        ? drawChain(d, leather)
        : drawBand(d, 7, leather) + drawShape(drawRoundedBox(266, 72, 20, 14, 3), METAL, WEIGHT.seam);
    return { behind: strap, before: drawRing(left) + drawRing(right) };
  },
  'waist-bag': (piece, leather, { left, right }) => {
    const y = left[1] + 26;
    const d = trace`M${left[0] + 10} ${y}C${left[0] - 60} ${y - 40} 30 ${y - 128} 200 ${y - 132}C370 ${y - 128} ${right[0] + 60} ${y - 40} ${right[0] - 10} ${y}`;
    const clasp =
      drawShape(drawRoundedBox(178, y - 144, 44, 26, 5), METAL, WEIGHT.edge) +
      drawLine(trace`M200 ${y - 143}v24`, INK, WEIGHT.seam);
    return { behind: drawBand(d, 16, leather) + drawStitches(d, piece.paint.colors.ink) + clasp, before: '' };
  },
  clutch: (piece, leather, { right }) => {
    if (!piece.has('accessories', 'hand-held-bag')) return { behind: '', before: '' };
    const [x, y] = [right[0] - 4, right[1] + 30];
    const loop = trace`M${x} ${y}C${x + 46} ${y - 30} ${x + 44} ${y + 74} ${x + 8} ${y + 70}C${x - 6} ${y + 60} ${x - 6} ${y + 20} ${x} ${y}`;
    return { behind: '', before: drawBand(loop, 6, leather) + drawRing([x, y]) };
  },
  backpack: (piece, leather, { left, right }, floor) => {
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
        drawBand(webbing, 7, leather) +
        drawBand(padded, 20, leather) +
        drawStitches(padded, piece.paint.colors.ink) +
        drawBand(loop, 7, leather),
      before: '',
    };
  },
};

const placeAnchors = (x1: number, x2: number, y: number): Anchors => ({ left: [x1, y], right: [x2, y] });

export const BAGS = {
  'tote-bag': {
    usual: 'hand-held-bag',
    floor: 455,
    anchors: placeAnchors(86, 314, 232),
    box: { left: 62, right: 338, top: 222 },
    inches: 11.2,
    body: drawToteBody,
  },
  'shoulder-bag': {
    usual: 'underarm-bag',
    floor: 454,
    anchors: placeAnchors(82, 318, 256),
    box: { left: 58, right: 342, top: 242 },
    inches: 9.6,
    body: drawShoulderBody,
  },
  'crossbody-bag': {
    usual: 'hip-bag',
    floor: 454,
    anchors: placeAnchors(92, 308, 290),
    box: { left: 76, right: 316, top: 268 },
    inches: 7.6,
    body: drawCrossbodyBody,
  },
  'clutch-bag': {
    usual: 'clutch',
    floor: 422,
    anchors: placeAnchors(60, 350, 236),
    box: { left: 46, right: 354, top: 226 },
    inches: 8.4,
    body: drawClutchBody,
  },
  backpack: {
    usual: 'backpack',
    floor: 456,
    anchors: placeAnchors(138, 262, 152),
    box: { left: 76, right: 324, top: 128 },
    inches: 13.4,
    body: drawBackpackBody,
  },
} as const satisfies Readonly<Record<string, Bag>>;

const IN_HAND = {
  holdall: { box: { left: 20, right: 380, top: 256 }, anchors: placeAnchors(78, 322, 258), inches: 16.4 },
  briefcase: { box: { left: 48, right: 352, top: 240 }, anchors: placeAnchors(120, 280, 236), inches: 13 },
} as const;

export function findBag(type: BagType, piece: Piece): Bag {
  const inHand = findHandBag(piece);
  return { ...BAGS[type], ...(inHand && IN_HAND[inHand]) };
}

export type BagType = keyof typeof BAGS;
