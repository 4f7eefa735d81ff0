import { INK, mix } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { inMaterial } from '../material';
import type { Piece } from '../piece';
import { ellipse, smoothShape, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';

/** How much larger or smaller than usual a piece of jewelry is made. */
export const sizeOf = ({ has }: Piece): number =>
  has('pattern', 'large-scale') ? 1.28 : has('pattern', 'small-scale') ? 0.84 : 1;

/** The color of stones, beads and drops: the second one where there is one. */
export const stoneOf = ({ paint }: Piece): string => (paint.twoColored ? paint.trim.base : paint.colors.base);

const glint = (x: number, y: number, r: number): string =>
  area(ellipse(x - r * 0.32, y - r * 0.36, r * 0.28, r * 0.2), '#ffffff', 0.75);

/** Where a bead lies and how large it is. */
export type Bead = readonly [x: number, y: number, r: number];

/** Round beads or pearls of one color; one path for all of them, so that a long strand stays small. */
export function beads(all: readonly Bead[], color: string): string {
  const largest = Math.max(...all.map(([, , r]) => r));
  const rounds = all.map(([x, y, r]) => ellipse(x, y, r)).join('');
  const shades = all
    .map(
      ([x, y, r]) =>
        trace`M${x + r * 0.62} ${y + r * 0.1}a${r * 0.62} ${r * 0.62} 0 0 1 ${r * -0.76} ${r * 0.52}`,
    )
    .join('');
  const glints = all.map(([x, y, r]) => trace`M${x - r * 0.34} ${y - r * 0.36}h.1`).join('');
  return (
    shape(rounds, color, largest > 5 ? WEIGHT.seam : WEIGHT.fine) +
    (shades && line(shades, INK, Math.round(largest * 2.4) / 10, 0.2)) +
    line(glints, '#ffffff', Math.round(largest * 4) / 10, 0.8)
  );
}

/** A single bead. */
export const bead = (x: number, y: number, r: number, color: string): string => beads([[x, y, r]], color);

const polygon = (x: number, y: number, rx: number, ry: number, count: number, turn: number): string =>
  Array.from({ length: count }, (_, index): Spot => {
    const angle = turn + (index / count) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  })
    .map(([px, py], index) => trace`${index === 0 ? 'M' : 'L'}${px} ${py}`)
    .join('') + 'Z';

/** Beads in a circle. */
export const circlet = (count: number, x: number, y: number, radius: number, r: number): Bead[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, r];
  });

/** Where a cut stone or a drop lies, and how far it reaches to the side and down. */
export type Stone = readonly [x: number, y: number, rx: number, ry: number];

/** Cut stones of one color with their facets. */
export function cutStones(all: readonly Stone[], color: string, count = 8): string {
  const turn = Math.PI / count;
  const outlines = all.map(([x, y, rx, ry]) => polygon(x, y, rx, ry, count, turn)).join('');
  const tables = all.map(([x, y, rx, ry]) => polygon(x, y, rx * 0.56, ry * 0.56, count, turn)).join('');
  const facets = all.flatMap(([x, y, rx, ry]) =>
    Array.from({ length: count }, (_, index) => {
      const angle = turn + (index / count) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return trace`M${x + cos * rx * 0.56} ${y + sin * ry * 0.56}L${x + cos * rx} ${y + sin * ry}`;
    }),
  );
  const glints = all.map(
    ([x, y, rx, ry]) =>
      trace`M${x - rx * 0.4} ${y - ry * 0.1}L${x - rx * 0.1} ${y - ry * 0.44}L${x + rx * 0.06} ${y - ry * 0.44}Z`,
  );
  return [
    shape(outlines, color, WEIGHT.edge),
    area(tables, mix(color, '#ffffff', 0.34)),
    line(tables + facets.join(''), mix(color, INK, 0.6), WEIGHT.fine),
    area(glints.join(''), '#ffffff', 0.8),
  ].join('');
}

/** A single cut stone. */
export const cutStone = (x: number, y: number, rx: number, ry: number, color: string, count = 8): string =>
  cutStones([[x, y, rx, ry]], color, count);

/** A square stone in its setting. */
export const squareStone = ({ paint }: Piece, x: number, y: number, r: number): string =>
  cutStone(x, y, r * 1.3, r * 1.3, paint.twoColored ? paint.trim.base : paint.colors.light, 4) +
  cutStone(x, y, r, r, paint.colors.base, 4);

/** A petal or leaf from a center outward: where it begins, where it is widest and where it ends, as distances. */
export function petal(
  x: number,
  y: number,
  angle: number,
  [start, belly, end]: readonly [number, number, number],
  half: number,
): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const on = (distance: number): Spot => [x + cos * distance, y + sin * distance];
  const side = (way: 1 | -1): Spot => [
    x + cos * belly - way * sin * half,
    y + sin * belly + way * cos * half,
  ];
  return smoothShape([on(start), side(1), on(end)], [on(end), side(-1), on(start)]);
}

/** A bloom of petals around a stone. */
function bloom(piece: Piece, x: number, y: number, r: number): string {
  const petals = Array.from({ length: 6 }, (_, index) =>
    petal(x, y, (index / 6) * Math.PI * 2 + 0.26, [0, r * 0.72, r * 1.12], r * 0.36),
  );
  return inMaterial(piece, petals.join(''), WEIGHT.seam) + bead(x, y, r * 0.34, stoneOf(piece));
}

const PRINTED_FORMS: Readonly<Record<string, 'bloom' | 'cut' | 'banded' | 'dotted'>> = {
  'floral-small': 'bloom',
  'floral-large': 'bloom',
  geometric: 'cut',
  'check-small': 'cut',
  'stripe-diagonal': 'banded',
  'stripe-vertical': 'banded',
  'dot-small': 'dotted',
  scattered: 'dotted',
};
const PRINTS = Object.keys(PRINTED_FORMS);

/** The form that a print gives to metal and stone. */
export const formOf = (piece: Piece): 'bloom' | 'cut' | 'banded' | 'dotted' | 'smooth' =>
  PRINTED_FORMS[piece.first('prints', PRINTS, '')] ?? 'smooth';

/** The middle of a piece of jewelry: a stone in its setting, formed as the piece's print says. */
export function motif(piece: Piece, x: number, y: number, r: number): string {
  const { paint } = piece;
  const stone = stoneOf(piece);
  const setting = inMaterial(
    { ...piece, paint: { ...paint, cloth: paint.plain } },
    ellipse(x, y, r),
    WEIGHT.edge,
  );
  switch (formOf(piece)) {
    case 'bloom':
      return bloom(piece, x, y, r);
    case 'cut':
      return setting + cutStone(x, y, r * 0.8, r * 0.8, stone, 6);
    case 'banded':
      return (
        setting +
        line(
          trace`M${x - r * 0.7} ${y + r * 0.3}L${x + r * 0.3} ${y - r * 0.8}M${x - r * 0.3} ${y + r * 0.8}L${x + r * 0.8} ${y - r * 0.3}`,
          paint.twoColored ? stone : paint.colors.ink,
          r * 0.22,
        ) +
        glint(x, y, r)
      );
    case 'dotted':
      return setting + beads(circlet(6, x, y, r * 0.6, r * 0.2), stone) + bead(x, y, r * 0.26, stone);
    default:
      return setting + bead(x, y, r * 0.66, stone);
  }
}

/** Hanging drops with round feet, each from its top, as wide and as high as told. */
export function teardrops(
  piece: Piece,
  all: readonly (readonly [x: number, y: number, height: number])[],
): string {
  const outlines = all.map(([x, y, height]) => {
    const half = height * 0.3;
    const low = y + height;
    return trace`M${x} ${y}C${x + half * 0.3} ${y + height * 0.34} ${x + half} ${y + height * 0.5} ${x + half} ${low - half}A${half} ${half} 0 0 1 ${x - half} ${low - half}C${x - half} ${y + height * 0.5} ${x - half * 0.3} ${y + height * 0.34} ${x} ${y}Z`;
  });
  const glints = all.map(
    ([x, y, height]) => trace`M${x - height * 0.13} ${y + height * 0.58}v${height * 0.12}`,
  );
  const stroke = Math.round(Math.max(...all.map(([, , height]) => height)) * 0.9) / 10;
  return (
    shape(outlines.join(''), stoneOf(piece), WEIGHT.edge) + line(glints.join(''), '#ffffff', stroke, 0.75)
  );
}

/** A single drop. */
export const teardrop = (piece: Piece, x: number, y: number, height: number): string =>
  teardrops(piece, [[x, y, height]]);
