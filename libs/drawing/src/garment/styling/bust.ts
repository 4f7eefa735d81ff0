import { INK } from '../paint/colors';
import type { Colors } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { HINT } from '../hint';
import type { Piece } from '../piece';
import { smoothLine, smoothShape, spots } from '../smooth-path';
import type { Spot } from '../smooth-path';

const flipped = (run: readonly Spot[]): Spot[] => run.map(([x, y]): Spot => [400 - x, y]).reverse();

const NECK = spots('231 214, 232 262, 242 290, 284 312, 326 328');
const SHOULDER = spots('326 328, 362 350, 382 400, 390 510');

/** The neckline from the front middle to the shoulder, right half, by value. */
const OPENINGS: Readonly<Record<string, readonly Spot[]>> = {
  crew: spots('200 330, 228 320, 250 292'),
  boat: spots('200 322, 250 316, 302 320'),
  scoop: spots('200 390, 246 374, 270 304'),
  'deep-scoop': spots('200 430, 256 408, 280 310'),
  'v-neck': spots('200 400, 230 350, 256 296'),
  'deep-v': spots('200 450, 228 380, 258 297'),
  square: spots('200 386, 262 384, 268 304'),
  sweetheart: spots('200 412, 220 392, 256 392, 284 312'),
  'stand-collar': spots('200 300, 222 296, 238 272'),
  'roll-neck': spots('200 306, 222 300, 238 272'),
  'open-shirt-collar': spots('200 384, 222 336, 250 292'),
  halter: spots('200 350, 214 316, 236 284'),
  strapless: spots('200 430, 260 420, 336 428'),
};
const NECKLINES = Object.keys(OPENINGS);

/** Neck and shoulders of the sheet of a hairstyle, in the piece's ink. */
export function neckAndShoulders(): string {
  const d = smoothShape(NECK, SHOULDER, flipped(SHOULDER), flipped(NECK));
  const bones = spots('214 322, 244 312, 282 316');
  return (
    area(d, HINT.skin) +
    line(smoothLine(NECK, SHOULDER) + smoothLine(flipped(SHOULDER), flipped(NECK)), INK, WEIGHT.contour) +
    line(smoothLine(bones) + smoothLine(flipped(bones)), INK, WEIGHT.seam, 0.45) +
    area(
      smoothShape(spots('169 214, 169 232, 200 262, 231 232, 231 214'), spots('231 214, 200 240, 169 214')),
      HINT.turned,
    )
  );
}

/** The empty oval of a face. */
export const face = (): string =>
  shape(
    smoothShape(
      spots(
        '200 66, 236 74, 256 110, 258 156, 246 200, 224 230, 200 240, 176 230, 154 200, 142 156, 144 110, 164 74, 200 66',
      ),
    ),
    HINT.skin,
  );

/** The garment below a hairstyle or a scarf. */
export function bustTop(piece: Piece, colors: Colors): string {
  const { has } = piece;
  const name = piece.first('neckline', [...NECKLINES, 'asymmetric'], 'scoop');
  const ink = colors.dark ? colors.ink : INK;
  if (name === 'asymmetric') {
    const d = smoothShape(
      spots('120 318, 140 350, 220 400, 344 440'),
      spots('344 440, 348 510'),
      spots('20 510, 18 400, 38 350, 74 328, 120 318'),
    );
    return (
      shape(d, colors.base) + line(smoothLine(spots('112 320, 134 358, 216 410, 343 450')), ink, WEIGHT.seam)
    );
  }
  const opening = OPENINGS[name]!;
  const end = opening.at(-1)!;
  const bare =
    has('sleeveLength', 'sleeveless') ||
    has('sleeves', 'cut-in-armhole') ||
    has('sleeves', 'thin-strap') ||
    name === 'halter' ||
    name === 'sweetheart' ||
    name === 'strapless';
  const outer: Spot[][] =
    name === 'strapless'
      ? [[end, [340, 510]]]
      : bare
        ? [
            [end, name === 'halter' ? [250, 288] : [Math.min(300, end[0] + 30), 320]],
            [
              name === 'halter' ? [250, 288] : [Math.min(300, end[0] + 30), 320],
              [306, 380],
              [330, 430],
              [342, 510],
            ],
          ]
        : [
            [end, [326, 328]],
            [
              [326, 328],
              [364, 350],
              [386, 404],
              [394, 510],
            ],
          ];
  const low: Spot[] = [
    [outer.at(-1)!.at(-1)![0], 510],
    [200, 512],
  ];
  const d = smoothShape(
    opening,
    ...outer,
    low,
    flipped(low),
    ...[...outer].reverse().map(flipped),
    flipped(opening),
  );
  const rim = opening.map(([x, y]): Spot => [200 + (x - 200) * 1.07, y + 9]);
  return [
    shape(d, colors.base),
    line(smoothLine(rim) + smoothLine(flipped(rim)), ink, WEIGHT.seam),
    bare
      ? ''
      : line(
          smoothLine(spots('330 332, 318 390, 326 460')) +
            smoothLine(flipped(spots('330 332, 318 390, 326 460'))),
          ink,
          WEIGHT.seam,
          0.8,
        ),
    collar(name, colors, ink),
    has('line', 'front-placket') ? line('M194 392V510M206 392V510', ink, WEIGHT.seam) : '',
  ].join('');
}

function collar(name: string, colors: Colors, ink: string): string {
  if (name === 'roll-neck' || name === 'stand-collar') {
    const right = spots('231 236, 238 262, 246 296');
    const low = spots('246 296, 224 318, 200 324');
    const top = spots('200 258, 220 252, 231 236');
    const d = smoothShape(right, low, flipped(low), flipped(right), flipped(top), top);
    const turn = name === 'roll-neck' ? smoothLine(spots('164 276, 200 300, 236 276')) : 'M200 260V324';
    return shape(d, colors.base, WEIGHT.edge) + line(turn, ink, WEIGHT.seam);
  }
  if (name === 'open-shirt-collar') {
    const wing: Spot[][] = [
      spots('200 384, 224 330, 244 262'),
      spots('244 262, 262 288'),
      spots('262 288, 270 356'),
      spots('270 356, 232 352, 200 384'),
    ];
    return (
      shape(
        smoothShape(...wing) + smoothShape(...[...wing].reverse().map(flipped)),
        colors.base,
        WEIGHT.edge,
      ) + line(smoothLine(spots('270 356, 232 352, 200 384')), ink, WEIGHT.fine)
    );
  }
  return '';
}

const GOLD = '#c9a45c';
const fine = (d: string): string => line(d, INK, 4) + line(d, GOLD, 2.4);
const PEARL = '#f4efe6';

const dots = (d: string, size: number, color: string): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${size + 2}" stroke-dasharray="0 ${size + 1}"/><path d="${d}" fill="none" stroke="${color}" stroke-width="${size}" stroke-dasharray="0 ${size + 1}"/>`;

/** Jewelry that belongs to the look, small, in gold and pearl. */
const WORN: Readonly<Record<string, string>> = {
  'stud-earrings': dots('M143 192h.1M257 192h.1', 9, GOLD),
  'drop-earrings':
    fine('M143 190V212M257 190V212') +
    shape('M143 210l6 14a6 6 0 1 1-12 0ZM257 210l6 14a6 6 0 1 1-12 0Z', GOLD, WEIGHT.seam),
  'hoop-earrings': fine('M143 190a15 17 0 1 0 .2 0M257 190a15 17 0 1 0 .2 0'),
  'statement-earrings':
    shape('M143 190l15 20-15 32-15-32ZM257 190l15 20-15 32-15-32Z', GOLD, WEIGHT.edge) +
    line('M128 210h30M242 210h30', INK, WEIGHT.seam),
  choker: shape(
    smoothShape(spots('168 268, 200 288, 232 268'), spots('233 278, 200 300, 167 278')),
    GOLD,
    WEIGHT.seam,
  ),
  'pearl-strand': dots('M164 286C168 330 232 330 236 286', 9, PEARL),
  'y-pendant':
    fine('M164 288C170 330 192 350 200 360C208 350 230 330 236 288M200 360V404') +
    shape('M200 400l6 14a6 6 0 1 1-12 0Z', GOLD, WEIGHT.seam),
  lariat: fine(
    'M164 288C170 330 192 356 200 368C208 356 230 330 236 288M200 368C196 392 192 404 190 420M200 368C206 396 208 412 210 436',
  ),
};
const WORN_NAMES = Object.keys(WORN);

export const wornJewelry = ({ has }: Piece): string =>
  WORN_NAMES.filter((name) => has('jewelry', name))
    .map((name) => WORN[name]!)
    .join('');
