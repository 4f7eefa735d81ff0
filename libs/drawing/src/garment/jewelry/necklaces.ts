import { INK, mix } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { bustHint } from '../hint';
import { inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { ellipse, smoothLine, smoothShape, spots, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { chain, chevron, hang } from './chains';
import type { Hang } from './chains';
import { bead, beads, circlet, cutStones, formOf, motif, sizeOf, stoneOf, teardrop, teardrops } from './gems';

/** A necklace on the neck, seen from so near that its stones can be told apart. */
const onNeck =
  (necklace: (piece: Piece) => string): Drawer =>
  (piece) =>
    `<g transform="translate(-60 -44) scale(1.3)">${bustHint()}${necklace(piece)}</g>`;

/** Beads along a line, largest in the middle. */
const strand = ({ at }: Hang, count: number, r: number, color: string): string =>
  beads(
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      return [...at(share), r * (1 - 0.6 * Math.abs(share - 0.5))] as const;
    }),
    color,
  );

/** Small beads of one size along a line: a stroke of dots. */
function seedBeads({ d }: Hang, size: number, color: string): string {
  const dots = (stroke: string, width: number, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${Math.round(width * 10) / 10}" stroke-dasharray="0 ${Math.round(size * 10) / 10}"${more}/>`;
  return (
    dots(INK, size + 1.2) +
    dots(color, size - 0.8) +
    `<g transform="translate(-1 -1)">${dots('#ffffff', size * 0.25, ' opacity=".8"')}</g>`
  );
}

function pendant(piece: Piece): string {
  const size = sizeOf(piece);
  const shape = piece.first('jewelry', ['long-pendant', 'y-pendant', 'lariat'], 'short');
  if (shape === 'y-pendant') {
    const y = 244;
    return [
      chain(piece, chevron(y).d),
      bead(200, y, 4.5 * size, piece.paint.colors.base),
      chain(piece, trace`M200 ${y + 5}V${y + 56}`),
      formOf(piece) === 'smooth' && !piece.paint.twoColored
        ? bar(piece, 200, y + 54, 44 * size)
        : teardrop(piece, 200, y + 54, 44 * size),
    ].join('');
  }
  const [line, y] = shape === 'long-pendant' ? [hang(322, 34), 322] : [hang(226, 42), 226];
  const r = 21 * size;
  const loop = `<path d="${ellipse(200, y + 6, 4.5)}" fill="none" stroke="${INK}" stroke-width="2"/>`;
  const middle =
    formOf(piece) === 'smooth' && piece.paint.twoColored
      ? teardrop(piece, 200, y + 8, r * 2.4)
      : motif(piece, 200, y + 10 + r, r);
  return chain(piece, line.d) + loop + middle;
}

/** A slim bar of metal that hangs from its upper end. */
const bar = (piece: Piece, x: number, y: number, height: number): string =>
  inMaterial(piece, trace`M${x - 4} ${y}h8v${height}h-8Z`, WEIGHT.edge);

function choker(piece: Piece): string {
  const size = sizeOf(piece);
  const { paint } = piece;
  if (piece.has('jewelry', 'multi-strand')) {
    return [0, 1, 2]
      .map((row) =>
        seedBeads(
          hang(146 + row * 13 * size, 26, 35, 116 + row * 11),
          11 * size,
          row === 1 ? stoneOf(piece) : paint.colors.base,
        ),
      )
      .join('');
  }
  const [top, low]: [Spot[], Spot[]] = [
    spots('166 116, 178 132, 200 139, 222 132, 234 116'),
    [
      [236, 116 + 15 * size],
      [224, 132 + 17 * size],
      [200, 140 + 19 * size],
      [176, 132 + 17 * size],
      [164, 116 + 15 * size],
    ],
  ];
  const band = smoothShape(top, low);
  const y = 140 + 19 * size;
  return [
    inMaterial(piece, band, WEIGHT.edge),
    area(
      smoothShape(
        spots('214 136, 234 116'),
        [
          [236, 116 + 15 * size],
          [222, 134 + 17 * size],
        ],
        [
          [222, 134 + 17 * size],
          [214, 136],
        ],
      ),
      INK,
      0.14,
    ),
    chain(piece, trace`M200 ${y}v6`),
    motif(piece, 200, y + 6 + 9 * size, 10 * size),
  ].join('');
}

function layered(piece: Piece): string {
  const size = sizeOf(piece);
  const { paint } = piece;
  if (piece.first('jewelry', ['layered-short', 'multi-strand'], 'layered-short') === 'multi-strand') {
    // A long rope goes around twice.
    const long = piece.has('jewelry', 'long-pendant');
    const rows = long
      ? [hang(190, 40), hang(352, 44, 44)]
      : [0, 1, 2, 3, 4].map((row) => hang(176 + row * 17, 44 + row * 9, 38 + row * 3));
    return rows
      .map((row, index) =>
        seedBeads(row, 10 * size, long || index % 2 === 0 ? paint.colors.base : stoneOf(piece)),
      )
      .join('');
  }
  const rows = [hang(172, 34), hang(208, 46, 41), hang(250, 54, 43)];
  const charms = [
    bead(200, 176, 5.5 * size, stoneOf(piece)),
    beads(
      [0.38, 0.46, 0.54, 0.62].map((share) => [...rows[1]!.at(share), 4.2 * size] as const),
      paint.colors.base,
    ),
    motif(piece, 200, 262, 12 * size),
  ];
  const long = piece.has('jewelry', 'long-pendant')
    ? chain(piece, hang(340, 44, 44).d) + motif(piece, 200, 356, 15 * size)
    : '';
  return rows.map(({ d }) => chain(piece, d, 2.2)).join('') + charms.join('') + long;
}

function pearls(piece: Piece): string {
  const size = sizeOf(piece);
  const count = Math.round(25 / size);
  const rows = piece.has('jewelry', 'multi-strand')
    ? [hang(186, 48, 40), hang(206, 54, 42)]
    : [hang(196, 52, 40)];
  return (
    rows.map((row) => strand(row, count, 8.4 * size, piece.paint.colors.base)).join('') +
    (piece.paint.twoColored ? fastened(piece, rows.at(-1)!.at(0.5), size) : '')
  );
}

/** What closes a strand in front: a bow where a ribbon does, else a bead of another color. */
function fastened({ has, paint }: Piece, [x, y]: Spot, size: number): string {
  if (!has('fabric', 'satin')) return bead(x, y, 9.6 * size, paint.trim.base);
  const loops = [-1, 1].flatMap((side) => [
    smoothShape([
      [x, y],
      [x + side * 18, y - 13],
      [x + side * 26, y - 2],
      [x + side * 16, y + 6],
      [x, y],
    ]),
    smoothShape(
      [
        [x, y],
        [x + side * 6, y + 18],
        [x + side * 16, y + 38],
      ],
      [
        [x + side * 6, y + 40],
        [x, y + 18],
        [x, y],
      ],
    ),
  ]);
  return shape(loops.join('') + ellipse(x, y, 5), paint.trim.base, WEIGHT.seam);
}

function bib(piece: Piece): string {
  const size = sizeOf(piece);
  const { paint } = piece;
  const stone = stoneOf(piece);
  const low = 228 + 34 * size;
  const plate = smoothShape(
    spots('158 130, 150 164, 162 186, 200 194, 238 186, 250 164, 242 130'),
    spots('242 130, 266 158, 282 190, 276 206'),
    [
      [276, 206],
      [244, 240],
      [200, low],
    ],
    [
      [200, low],
      [156, 240],
      [124, 206],
    ],
    spots('124 206, 118 190, 134 158, 158 130'),
  );
  const rows: readonly (readonly [Hang, number, number])[] = [
    [hang(205, 62, 52, 160), 9, 7],
    [hang(226, 74, 62, 176), 5, 8.5],
  ];
  const stones = rows.map(([row, count, r], level) => {
    const places = Array.from({ length: count }, (_, index) => row.at((index + 0.5) / count));
    if (formOf(piece) === 'bloom' && level === 1) {
      return (
        beads(
          places.flatMap(([x, y]) => circlet(5, x, y, r * 0.8, r * 0.62)),
          stone,
        ) +
        beads(
          places.map((place) => [...place, r * 0.5] as const),
          paint.colors.base,
        )
      );
    }
    if (level === 1)
      return cutStones(
        places.map((place) => [...place, r + 1, r + 2] as const),
        stone,
        6,
      );
    return beads(
      places.map((place) => [...place, r] as const),
      paint.twoColored ? mix(stone, '#ffffff', 0.3) : stone,
    );
  });
  const drops = teardrops(
    piece,
    [-58, -34, 0, 34, 58].map((x) => [200 + x, low - 14 - Math.abs(x) * 0.62, 26 * size] as const),
  );
  const chevrons = piece.has('line', 'chevron')
    ? line(smoothLine(spots('130 196, 200 246'), spots('200 246, 270 196')), paint.colors.ink, WEIGHT.edge)
    : '';
  return (
    drops +
    inMaterial(piece, plate, WEIGHT.edge) +
    chevrons +
    stones.join('') +
    motif(piece, 200, low - 20, 11 * size)
  );
}

function lariat(piece: Piece): string {
  const size = sizeOf(piece);
  const long = piece.has('jewelry', 'long-pendant');
  const y = long ? 280 : 232;
  const line = chevron(y);
  const slide = shape(ellipse(200, y, 7 * size, 6 * size), stoneOf(piece), WEIGHT.seam);
  if (piece.has('jewelry', 'y-pendant'))
    return (
      chain(piece, line.d) +
      chain(piece, trace`M200 ${y}v${88 * size}`) +
      slide +
      teardrop(piece, 200, y + 86 * size, 32 * size)
    );
  const [first, second] = [y + 66 * size, y + 104 * size];
  return [
    chain(piece, line.d),
    chain(piece, trace`M199 ${y}C194 ${y + 30} 190 ${y + 40} 188 ${first}`),
    chain(piece, trace`M201 ${y}C206 ${y + 36} 212 ${y + 60} 213 ${second}`),
    slide,
    teardrop(piece, 188, first - 2, 30 * size),
    teardrop(piece, 213, second - 2, 30 * size),
  ].join('');
}

export const pendantNecklace = onNeck(pendant);
export const chokerNecklace = onNeck(choker);
export const layeredNecklace = onNeck(layered);
export const pearlStrand = onNeck(pearls);
export const bibNecklace = onNeck(bib);
export const lariatNecklace = onNeck(lariat);
