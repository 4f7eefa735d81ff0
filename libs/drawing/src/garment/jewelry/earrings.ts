import { INK } from '../paint/colors';
import { area, WEIGHT } from '../paint/strokes';
import { earHint, LOBE } from '../hint';
import { band, inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { ellipse, smoothLine, trace } from '../smooth-path';
import {
  bead,
  beads,
  circlet,
  formOf,
  motif,
  sizeOf,
  squareStone,
  stoneOf,
  teardrop,
  teardrops,
} from './gems';

type Earring = (piece: Piece, x: number, y: number, size: number) => string;

/** An earring in the ear, and its twin beside it. */
const pairOf =
  (earring: Earring): Drawer =>
  (piece) => {
    const size = Math.min(1.3, sizeOf(piece) * (piece.has('jewelry', 'statement-earrings') ? 1.3 : 1));
    const [x, y] = LOBE;
    return earHint() + earring(piece, x, y, size) + earring(piece, 324, y - 12, size);
  };

const stud: Earring = (piece, x, y, size) => {
  const r = 19 * size;
  const halo = piece.has('jewelry', 'statement-earrings')
    ? beads(circlet(12, x, y, r * 1.2, r * 0.24), piece.paint.colors.base)
    : '';
  const square = formOf(piece) === 'cut';
  return halo + (square ? squareStone(piece, x, y, r) : motif(piece, x, y, r));
};

const hook = (piece: Piece, x: number, y: number): string =>
  band(
    trace`M${x + 3} ${y - 2}C${x + 12} ${y - 20} ${x - 12} ${y - 20} ${x - 6} ${y - 2}C${x - 4} ${y + 6} ${x} ${y + 8} ${x} ${y + 16}`,
    2.6,
    piece.paint.colors.base,
    WEIGHT.seam,
  );

const drop: Earring = (piece, x, y, size) => {
  if (piece.has('jewelry', 'statement-earrings')) {
    const fans = teardrops(
      piece,
      [-2, -1, 0, 1, 2].map(
        (step) => [x + step * 14 * size, y + 78 * size - Math.abs(step) * 9, 56 * size] as const,
      ),
    );
    const threads = [-3, -2, -1, 0, 1, 2, 3].map(
      (step) => trace`M${x + step * 3 * size} ${y + 64 * size}L${x + step * 7 * size} ${y + 138 * size}`,
    );
    const tassel = piece.has('fabric', 'viscose');
    return (
      hook(piece, x, y) +
      (tassel ? band(threads.join(''), 5 * size, piece.paint.colors.base) : fans) +
      motif(piece, x, y + 44 * size, 29 * size)
    );
  }
  return (
    hook(piece, x, y) +
    bead(x, y + 20, 7 * size, piece.paint.colors.base) +
    (formOf(piece) === 'smooth'
      ? teardrop(piece, x, y + 26, 84 * size)
      : motif(piece, x, y + 30 + 28 * size, 26 * size) + teardrop(piece, x, y + 56 * size + 30, 40 * size))
  );
};

const hoop: Earring = (piece, x, y, size) => {
  const r = 48 * size;
  const cy = y + r + 2;
  const thick = piece.has('jewelry', 'statement-earrings') ? 15 : 9;
  const ring = `${ellipse(x, cy, r * 0.86, r)}${ellipse(x, cy, r * 0.86 - thick, r - thick)}`;
  const material = `<g fill-rule="evenodd">${inMaterial(piece, ring, WEIGHT.edge)}</g>`;
  const stripes =
    formOf(piece) === 'banded'
      ? Array.from({ length: 14 }, (_, index) => {
          const angle = (index / 14) * Math.PI * 2;
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
          return trace`M${x + cos * (r * 0.86 - thick)} ${cy + sin * (r - thick)}L${x + Math.cos(angle + 0.2) * r * 0.86} ${cy + Math.sin(angle + 0.2) * r}`;
        }).join('')
      : '';
  return [
    material,
    stripes && `<path d="${stripes}" fill="none" stroke="${INK}" stroke-width="1.4"/>`,
    `<path d="${smoothLine([
      [x - r * 0.78, cy - r * 0.2],
      [x - r * 0.74, cy + r * 0.4],
      [x - r * 0.3, cy + r * 0.86],
    ])}" fill="none" stroke="#ffffff" stroke-width="2.4" opacity=".6"/>`,
    bead(x, y, 6, stoneOf(piece)),
    area(ellipse(x, y, 1.4), INK),
  ].join('');
};

export const studEarrings = pairOf(stud);
export const dropEarrings = pairOf(drop);
export const hoopEarrings = pairOf(hoop);
