import { INK, mix } from '../paint/colors';
import type { Colors } from '../paint/colors';
import { area, line, shape, stitches, WEIGHT } from '../paint/strokes';
import { band, inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { ellipse, roundedBox, smoothLine, smoothShape, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';

const METAL = '#c9a45c';

/** A belt laid in a ring, its buckle in front. */
interface Ring {
  /** The upper edge in front, and how wide the strap is. */
  y: number;
  width: number;
  /** How far the front hangs below the sides. */
  slack: number;
}

const belt =
  (usualWidth: number): Drawer =>
  (piece) => {
    const worn = (value: string): boolean => piece.has('accessories', value);
    const width = worn('wide-belt')
      ? Math.max(usualWidth, 84)
      : worn('slim-tonal-belt')
        ? Math.min(usualWidth, 20)
        : usualWidth;
    const ring: Ring = { y: 262 - width / 2, width, slack: worn('hip-belt') ? 92 : 46 };
    const tied = piece.has('waist', 'tie');
    const chain = piece.has('jewelry', 'chain-belt');
    return [
      area(ellipse(200, ring.y + ring.width + ring.slack + 22, 150, 10), INK, 0.08),
      chain ? chainRing(piece, ring) : strapRing(piece, ring),
      chain
        ? chainFall(piece, ring)
        : tied
          ? piece.has('line', 'curved-waist-seams')
            ? lacing(piece, ring)
            : knot(piece, ring)
          : tail(piece, ring) + buckle(piece, ring, worn('big-buckle')),
    ].join('');
  };

const edge = ({ y, slack }: Ring, drop: number): Spot[] => [
  [34, y - 6 + drop],
  [70, y + slack * 0.56 + drop],
  [134, y + slack * 0.92 + drop],
  [200, y + slack + drop],
  [266, y + slack * 0.92 + drop],
  [330, y + slack * 0.56 + drop],
  [366, y - 6 + drop],
];

const backEdge = ({ y, slack }: Ring, drop: number): Spot[] => [
  [34, y - 6 + drop],
  [80, y - 16 - slack * 0.44 + drop],
  [200, y - 22 - slack * 0.7 + drop],
  [320, y - 16 - slack * 0.44 + drop],
  [366, y - 6 + drop],
];

/** The buckle's and the edges' material: a second color, or for a contrasting belt one that stands off. */
function contrastOf({ paint, has }: Piece): Colors | undefined {
  if (!has('accessories', 'contrast-belt')) return undefined;
  return paint.trim;
}

function strapRing(piece: Piece, ring: Ring): string {
  const { paint } = piece;
  const { width } = ring;
  const back = smoothShape(backEdge(ring, 0), [...backEdge(ring, width)].reverse());
  const front = smoothShape(edge(ring, 0), [...edge(ring, width)].reverse());
  const contrast = contrastOf(piece);
  const piping = contrast
    ? [0.14, 0.86]
        .map((share) =>
          line(smoothLine(edge(ring, width * share)), contrast.base, Math.max(3, Math.round(width * 0.12))),
        )
        .join('')
    : '';
  const seams = [5, width - 5]
    .map((drop) => stitches(smoothLine(edge(ring, drop)), paint.colors.ink))
    .join('');
  const shaped = width > 60 ? [80, 128, 272, 320].map((x) => boning(ring, x)).join('') : '';
  return [
    shape(back, paint.twoColored ? paint.trim.shade : mix(paint.colors.shade, INK, 0.16)),
    inMaterial(piece, front),
    piping,
    contrast ? '' : seams,
    shaped && line(shaped, paint.colors.ink, WEIGHT.seam, 0.7),
  ].join('');
}

/** The upright seams that hold a wide belt in shape. */
function boning({ y, slack, width }: Ring, x: number): string {
  const share = Math.min(1, Math.abs(x - 200) / 166);
  const top = y + slack * (1 - share * share) + 4;
  return trace`M${x} ${top}v${width - 8}`;
}

function tail(piece: Piece, ring: Ring): string {
  const { y, slack, width } = ring;
  const [x, top] = [236, y + slack * 0.99];
  const long = slack > 60 ? 150 : 96;
  const d = smoothShape(
    [
      [x, top],
      [x + long * 0.5, top + 8],
      [x + long, top - 6 + long * 0.12],
    ],
    [[x + long + width * 0.3, top + width * 0.5 + long * 0.1]],
    [
      [x + long, top + width - 6 + long * 0.12],
      [x + long * 0.5, top + width + 8],
      [x, top + width],
    ],
  );
  const holes = [0.36, 0.52, 0.68, 0.84]
    .map((share) => area(ellipse(x + long * share, top + width * 0.5 + 6, Math.min(3, width * 0.12)), INK))
    .join('');
  return width > 60 ? '' : inMaterial(piece, d) + holes + area(d, INK, 0.05);
}

/** What the buckle is of: a second color, the belt's own leather on a slim one in one tone, or brass. */
export function metalOf({ paint, has }: Piece): string {
  if (paint.twoColored && !has('accessories', 'contrast-belt')) return paint.trim.base;
  return has('accessories', 'slim-tonal-belt') ? paint.colors.light : METAL;
}

function buckle(piece: Piece, { y, slack, width }: Ring, big: boolean): string {
  const cy = y + slack + width / 2 - 1;
  const half = width / 2 + (big ? 24 : 8);
  const wide = big ? half * 1.12 : Math.max(18, half * 0.82);
  const metal = metalOf(piece);
  // Only a wide belt's large buckle is an oval.
  const oval = big && width > 60;
  const frame = oval
    ? ellipse(200, cy, wide, half)
    : roundedBox(200 - wide, cy - half, wide * 2, half * 2, 8);
  const inner = oval
    ? ellipse(200, cy, wide - 11, half - 11)
    : roundedBox(200 - wide + 7, cy - half + 7, wide * 2 - 14, half * 2 - 14, 5);
  return [
    `<path d="${frame}${inner}" fill="${metal}" fill-rule="evenodd" stroke="${INK}" stroke-width="${WEIGHT.edge}"/>`,
    line(trace`M${200 - wide + 4} ${cy}H${200 + wide - 3}`, INK, 6),
    line(trace`M${200 - wide + 4} ${cy}H${200 + wide - 3}`, metal, 3),
    area(
      smoothShape(
        [
          [200 - wide + 5, cy - half * 0.5],
          [200 - wide * 0.6, cy - half + 5],
          [200, cy - half + 3],
        ],
        [
          [200, cy - half + 6],
          [200 - wide + 5, cy - half * 0.5],
        ],
      ),
      '#ffffff',
      0.6,
    ),
    shape(roundedBox(254, y + slack * 0.94, 13, width + 4, 4), piece.paint.colors.shade, WEIGHT.edge),
  ].join('');
}

/** A waist belt that is laced in front. */
function lacing({ paint }: Piece, { y, slack, width }: Ring): string {
  const top = y + slack;
  const rows = [0.12, 0.37, 0.62, 0.87].map((share) => top + width * share);
  const zigzag = (side: 1 | -1): string =>
    trace`M${200 - side * 16} ${rows[0]!}L${200 + side * 16} ${rows[1]!}L${200 - side * 16} ${rows[2]!}L${200 + side * 16} ${rows[3]!}`;
  const ends = trace`M184 ${rows[3]!}C190 ${rows[3]! + 30} 178 ${rows[3]! + 40} 180 ${rows[3]! + 66}M216 ${rows[3]!}C212 ${rows[3]! + 30} 224 ${rows[3]! + 40} 219 ${rows[3]! + 74}`;
  return [
    area(roundedBox(188, top + 1, 24, width - 2, 2), INK, 0.5),
    band(
      zigzag(1) + zigzag(-1) + ends,
      3.6,
      paint.twoColored ? paint.trim.base : paint.colors.light,
      WEIGHT.seam,
    ),
    ...[184, 216].flatMap((x) => rows.map((cy) => shape(ellipse(x, cy, 3.6), METAL, WEIGHT.fine))),
  ].join('');
}

/** A belt that is tied: a knot and two ends. */
function knot(piece: Piece, { y, slack, width }: Ring): string {
  const cy = y + slack + width / 2;
  const w = Math.max(13, width * 0.4);
  const end = (side: 1 | -1, length: number): string =>
    smoothShape(
      [
        [200 + side * 4, cy],
        [200 + side * 26, cy + length * 0.4],
        [200 + side * 40, cy + length],
      ],
      [[200 + side * (40 + w * 1.3), cy + length - 10]],
      [
        [200 + side * (34 + w * 1.1), cy + length * 0.4],
        [200 + side * (6 + w), cy - 4],
      ],
    );
  return [
    inMaterial(piece, end(-1, 128)),
    inMaterial(piece, end(1, 148)),
    inMaterial(
      piece,
      smoothShape(
        [
          [200 - w, cy - w * 0.9],
          [200, cy - w * 1.1],
          [200 + w, cy - w * 0.9],
        ],
        [
          [200 + w, cy - w * 0.9],
          [200 + w * 1.15, cy + w * 0.8],
          [200, cy + w * 1.1],
          [200 - w * 1.15, cy + w * 0.8],
          [200 - w, cy - w * 0.9],
        ],
      ),
    ),
    line(
      trace`M${200 - w * 0.5} ${cy - w * 0.7}q${w * 0.4} ${w * 0.7} ${w * 0.1} ${w * 1.4}`,
      piece.paint.colors.ink,
    ),
  ].join('');
}

/** Links along the ring. */
function chainRing({ paint }: Piece, ring: Ring): string {
  const links = (spots: readonly Spot[], color: string): string => {
    const d = smoothLine(spots);
    return (
      `<path d="${d}" fill="none" stroke="${INK}" stroke-width="13" stroke-dasharray="17 5" stroke-linecap="butt"/>` +
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="9" stroke-dasharray="15 7" stroke-dashoffset="-1" stroke-linecap="butt"/>` +
      `<path d="${d}" fill="none" stroke="${INK}" stroke-width="2.4" stroke-dasharray="9 13" stroke-dashoffset="-4"/>`
    );
  };
  return (
    links(backEdge(ring, ring.width / 2), paint.colors.shade) +
    links(edge(ring, ring.width / 2), paint.colors.base)
  );
}

function chainFall({ paint }: Piece, { y, slack, width }: Ring): string {
  const top = y + slack + width / 2;
  const d = trace`M214 ${top}C218 ${top + 40} 214 ${top + 70} 216 ${top + 100}`;
  return [
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="11" stroke-dasharray="14 4" stroke-linecap="butt"/>`,
    `<path d="${d}" fill="none" stroke="${paint.colors.base}" stroke-width="7.4" stroke-dasharray="12 6" stroke-dashoffset="-1" stroke-linecap="butt"/>`,
    shape(ellipse(214, top, 12), paint.colors.base, WEIGHT.edge),
    shape(ellipse(214, top, 5), paint.colors.light, WEIGHT.fine),
    shape(ellipse(216, top + 112, 11, 14), paint.trim.base, WEIGHT.edge),
  ].join('');
}

export const slimBelt = belt(30);
export const wideBelt = belt(84);
