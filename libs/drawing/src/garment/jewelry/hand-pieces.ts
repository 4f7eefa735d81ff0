import { INK } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { armHint, bustHint, fingersHint, HINT } from '../hint';
import { inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { ellipse, smoothLine, smoothShape, spots, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { beads, circlet, cutStone, formOf, motif, petal, sizeOf, stoneOf, teardrop } from './gems';

/** A curved band around a limb: half its width at the upper and the lower edge, and how deep it is. */
function around(piece: Piece, x: number, y: number, upper: number, lower: number, depth: number): string {
  const sag = upper * 0.2;
  const top: Spot[] = [
    [x - upper, y],
    [x - upper * 0.5, y + sag * 0.8],
    [x, y + sag],
    [x + upper * 0.5, y + sag * 0.8],
    [x + upper, y],
  ];
  const low: Spot[] = [
    [x + lower, y + depth],
    [x + lower * 0.5, y + depth + sag * 0.8],
    [x, y + depth + sag],
    [x - lower * 0.5, y + depth + sag * 0.8],
    [x - lower, y + depth],
  ];
  return [
    inMaterial(piece, smoothShape(top, low)),
    area(
      smoothShape(
        [
          [x + upper * 0.5, y + sag * 0.8],
          [x + upper, y],
        ],
        [
          [x + lower, y + depth],
          [x + lower * 0.5, y + depth + sag * 0.8],
        ],
      ),
      INK,
      0.16,
    ),
    area(
      smoothShape(
        [
          [x - upper * 0.72, y + sag * 0.7],
          [x - upper * 0.44, y + sag * 0.9],
        ],
        [
          [x - lower * 0.44, y + depth + sag * 0.8],
          [x - lower * 0.72, y + depth + sag * 0.55],
        ],
      ),
      '#ffffff',
      0.45,
    ),
    line(
      smoothLine(top.map(([px, py]): Spot => [px, py + 5])) +
        smoothLine(low.map(([px, py]): Spot => [px, py - 5])),
      piece.paint.colors.ink,
      WEIGHT.fine,
      0.8,
    ),
  ].join('');
}

export const cuffBracelet: Drawer = (piece) => {
  const size = sizeOf(piece);
  const form = formOf(piece);
  if (piece.has('jewelry', 'arm-cuff')) {
    const [x, y, depth] = [196, 190, 44 * size];
    const plain = form === 'smooth' && !piece.paint.twoColored;
    return (
      armHint([262, 600], 38, 'shoulder') +
      around(piece, x, y, 53, 50, depth) +
      (plain ? '' : motif(piece, x, y + depth / 2 + 9, 15 * size))
    );
  }
  const [x, y, depth] = [206, 150, 62 * size];
  const cuff = around(piece, x, y, 46, 42, depth);
  const middle =
    form === 'smooth' && !piece.paint.twoColored ? '' : motif(piece, x, y + depth / 2 + 12, 17 * size);
  return armHint([206, 190], 58, 'elbow') + cuff + middle;
};

export const bangles: Drawer = (piece) => {
  const size = sizeOf(piece);
  const depth = 8 * size;
  const ring = (y: number, lean: number, second: boolean): string => {
    const one = second
      ? { ...piece, paint: { ...piece.paint, cloth: piece.paint.trim.base, colors: piece.paint.trim } }
      : piece;
    return `<g transform="rotate(${lean} 206 ${y})">${around(one, 206, y, 50, 50, depth)}</g>`;
  };
  const step = 15 * size + 2;
  return (
    armHint([206, 200], 58, 'elbow') +
    [0, 1, 2, 3, 4]
      .map((index) =>
        ring(
          Math.round(108 + index * step),
          [-3, 2, -1, 4, -2][index]!,
          index % 2 === 1 && piece.paint.twoColored,
        ),
      )
      .join('')
  );
};

export const ring: Drawer = (piece) => {
  const size = sizeOf(piece);
  const { paint } = piece;
  const y = 300;
  const hoop = around(piece, 200, y, 49, 49, 15 * size);
  const stone = stoneOf(piece);
  const r = 30 * size;
  const cy = y + 12;
  const claws = beads(
    [200 - r * 0.74, 200 + r * 0.74].flatMap(
      (x) =>
        [
          [x, cy - r * 0.74, 4.6],
          [x, cy + r * 0.74, 4.6],
        ] as const,
    ),
    paint.colors.base,
  );
  const head = formOf(piece) === 'smooth' ? cutStone(200, cy, r, r, stone) : motif(piece, 200, cy, r);
  return (
    fingersHint() + hoop + shape(ellipse(200, cy, r * 1.12), paint.colors.base, WEIGHT.edge) + head + claws
  );
};

/** Cloth over a shoulder, for what is pinned to it. */
function shoulderCloth(): string {
  const top = smoothShape(
    spots('136 150, 160 200, 200 214, 240 200, 264 150'),
    spots('264 150, 330 180, 376 224, 392 330, 396 500'),
    [[4, 500]],
    spots('4 500, 8 330, 24 224, 70 180, 136 150'),
  );
  const rim = smoothLine(spots('132 154, 158 210, 200 226, 242 210, 268 154'));
  return (
    area(top, HINT.suit) +
    line(
      top +
        rim +
        smoothLine(spots('334 330, 326 400, 322 500')) +
        smoothLine(spots('66 330, 74 400, 78 500')),
      HINT.line,
      1.6,
    )
  );
}

export const brooch: Drawer = (piece) => {
  const size = sizeOf(piece);
  const { paint } = piece;
  const [x, y, r] = [278, 268, 34 * size];
  const form = formOf(piece);
  const angles = [2.2, 1.3];
  const leaves = angles.map((angle) => petal(x, y, angle, [r * 0.6, r * 1.4, r * 2.1], r * 0.42)).join('');
  const veins = angles
    .map(
      (angle) =>
        trace`M${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}L${x + Math.cos(angle) * r * 1.9} ${y + Math.sin(angle) * r * 1.9}`,
    )
    .join('');
  const rays =
    form === 'bloom'
      ? inMaterial(piece, leaves, WEIGHT.edge) + line(veins, paint.colors.ink, WEIGHT.fine)
      : beads(circlet(10, x, y, r * 1.16, r * 0.2), form === 'dotted' ? stoneOf(piece) : paint.colors.base);
  const drops = form === 'bloom' ? '' : teardrop(piece, x, y + r * 1.3, r * 1.1);
  return `<g transform="translate(-96 -70) scale(1.3)">${bustHint()}${shoulderCloth()}${area(ellipse(x + 4, y + 6, r * 1.24), INK, 0.12)}${drops}${rays}${motif(piece, x, y, r)}</g>`;
};
