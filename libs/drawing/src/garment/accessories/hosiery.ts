import { INK } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { HINT } from '../hint';
import { inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { smoothLine, smoothShape, spots } from '../smooth-path';
import type { Spot } from '../smooth-path';

const KINDS = ['sheer-hosiery', 'opaque-tights', 'textured-tights', 'ankle-socks', 'knee-socks'] as const;
type Kind = (typeof KINDS)[number];

/** Two legs side by side in three-quarter view, the near one in front: outline of one leg, from the hip down. */
const BACK: readonly Spot[] = spots('118 86, 106 150, 112 220, 128 276, 124 330, 134 400, 140 436');
const HEEL: readonly Spot[] = spots('140 436, 132 458, 138 470');
const SOLE: readonly Spot[] = spots('138 470, 170 472, 210 482, 240 484');
const TOE: readonly Spot[] = spots('240 484, 244 472, 226 462, 196 448, 178 428');
const FRONT: readonly Spot[] = spots('178 428, 176 390, 186 330, 184 280, 194 230, 212 160, 214 86');

const leg = (): string => smoothShape(BACK, HEEL, SOLE, TOE, FRONT);

/** Where the far and the near leg lie on the sheet: socks are seen from nearby. */
const VIEWS: Readonly<Record<'whole' | (Kind & `${string}-socks`), readonly [far: string, near: string]>> = {
  whole: ['translate(78 -8)', 'translate(-16 0)'],
  'ankle-socks': ['translate(-36 -436) scale(1.9)', 'translate(-206 -424) scale(1.9)'],
  'knee-socks': ['translate(10 -266) scale(1.5)', 'translate(-114 -254) scale(1.5)'],
};

/** Tights, stockings and socks, on a hint of the legs. */
const legwear =
  (usual: Kind): Drawer =>
  (piece) => {
    const kind = piece.first('accessories', KINDS, usual);
    const socked = kind === 'ankle-socks' || kind === 'knee-socks';
    const [far, close] = VIEWS[socked ? kind : 'whole'];
    const near = socked ? sock(piece, SOCKS[kind]) : tights(piece, kind);
    const id = `${piece.id}-leg`;
    return `<defs><g id="${id}">${near}</g></defs><use href="#${id}" transform="${far}"/><use href="#${id}" transform="${close}"/>`;
  };

export const hosiery = legwear('opaque-tights');
export const socks = legwear('ankle-socks');

const skin = (): string => area(leg(), HINT.skin) + line(leg(), HINT.line, 1.6);

function tights(piece: Piece, kind: Kind): string {
  const { paint } = piece;
  const { colors } = paint;
  const d = leg();
  const knee = smoothLine(spots('176 264, 184 280, 178 300'));
  const band = smoothShape(
    spots('118 86, 166 94, 214 86'),
    spots('214 86, 213 108'),
    spots('213 108, 166 116, 114 108'),
    spots('114 108, 118 86'),
  );
  if (kind === 'sheer-hosiery') {
    const patterned = paint.printed ? area(d, paint.cloth, 0.5) : '';
    return [
      skin(),
      area(d, colors.base, 0.34),
      patterned,
      ...paint.surfaces.map((surface) => area(d, surface)),
      // Sheer stockings darken where they turn away and at the reinforced foot.
      `<path d="${smoothLine(BACK)}${smoothLine(FRONT)}" fill="none" stroke="${colors.shade}" stroke-width="4" opacity=".6"/>`,
      area(smoothShape(HEEL, SOLE, TOE.slice(0, 3), spots('226 462, 180 458, 140 436')), colors.shade, 0.4),
      shape(band, colors.shade, WEIGHT.edge, 'fill-opacity=".7"'),
      shape(d, 'none', WEIGHT.contour),
      line(knee, colors.shade, WEIGHT.seam),
    ].join('');
  }
  const ribs = kind === 'textured-tights' ? ribLines() : '';
  return [
    inMaterial(piece, d),
    area(
      smoothShape(
        BACK,
        spots('140 436, 152 400, 146 330, 148 276, 132 220, 128 150, 138 86'),
        spots('138 86, 118 86'),
      ),
      INK,
      0.14,
    ),
    ribs && line(ribs, colors.ink, WEIGHT.seam, 0.75),
    area(
      smoothShape(spots('192 116, 190 180, 176 250'), spots('176 250, 184 180, 184 116')),
      colors.light,
      0.4,
    ),
    line(knee, colors.ink, WEIGHT.seam, 0.8),
    line(smoothLine(spots('114 108, 166 116, 213 108')), colors.ink, WEIGHT.seam),
  ].join('');
}

/** Raised lines down the leg, crossed into lozenges. */
function ribLines(): string {
  const widths = [0.2, 0.4, 0.6, 0.8];
  const levels = [86, 150, 220, 276, 330, 400, 430];
  const back = [118, 106, 112, 128, 124, 134, 140];
  const front = [214, 212, 196, 184, 186, 176, 178];
  const at = (share: number, level: number): Spot => [
    back[level]! + (front[level]! - back[level]!) * share,
    levels[level]!,
  ];
  const down = widths.map((share) => smoothLine(levels.map((_, level) => at(share, level))));
  const crossing = [0, 1, 2].map((index) =>
    smoothLine(levels.map((_, level) => at(widths[level % 2 === 0 ? index : index + 1]!, level))),
  );
  return down.join('') + crossing.join('');
}

/** The edges of a sock's leg from its cuff down to the heel, and its cuff. */
interface Sock {
  front: readonly Spot[];
  back: readonly Spot[];
  cuff: readonly (readonly Spot[])[];
  ribs: string;
}

const SOCKS: Readonly<Record<'ankle-socks' | 'knee-socks', Sock>> = {
  'ankle-socks': {
    front: spots('182 378, 178 404, 178 428'),
    back: spots('140 436, 136 410, 128 380'),
    cuff: [
      spots('126 366, 155 374, 184 364'),
      spots('184 364, 182 396'),
      spots('182 396, 156 404, 130 396'),
      spots('130 396, 126 366'),
    ],
    ribs: 'M134 372l2 26M142 374l1 28M150 375l1 28M158 375v28M166 374l-1 27M174 371l-2 27',
  },
  'knee-socks': {
    front: spots('184 276, 187 322, 178 386, 178 428'),
    back: spots('140 436, 132 400, 123 330, 126 278'),
    cuff: [
      spots('124 262, 154 270, 186 260'),
      spots('186 260, 187 292'),
      spots('187 292, 156 300, 124 293'),
      spots('124 293, 124 262'),
    ],
    ribs: 'M132 268v26M141 270v28M150 271v28M159 271v27M168 269v27M177 266v27',
  },
};

function sock(piece: Piece, { front, back, cuff, ribs }: Sock): string {
  const { paint } = piece;
  const [backTop, frontTop] = [back.at(-1)!, front[0]!];
  const foot = smoothShape(
    [backTop, [(backTop[0] + frontTop[0]) / 2, backTop[1] + 8], frontTop],
    front,
    [...TOE].reverse(),
    [...SOLE].reverse(),
    spots('138 470, 132 458, 140 436'),
    back,
  );
  return [
    skin(),
    inMaterial(piece, foot),
    area(smoothShape(spots('138 470, 132 458, 140 436'), spots('140 436, 164 448, 160 471')), INK, 0.1),
    area(
      smoothShape(spots('210 482, 240 484, 244 472, 226 462'), spots('226 462, 212 470, 210 482')),
      INK,
      0.1,
    ),
    shape(smoothShape(...cuff), paint.twoColored ? paint.trim.base : paint.colors.light, WEIGHT.edge),
    line(ribs, paint.colors.ink, WEIGHT.seam, 0.7),
  ].join('');
}
