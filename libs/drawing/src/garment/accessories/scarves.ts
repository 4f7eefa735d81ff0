import { INK } from '../paint/colors';
import { area, line, WEIGHT } from '../paint/strokes';
import { bustHint } from '../hint';
import { inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { smoothLine, smoothShape, spots, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';

const folds = ({ paint }: Piece, runs: readonly (readonly Spot[])[], weight: number = WEIGHT.seam): string =>
  line(runs.map((run) => smoothLine(run)).join(''), paint.colors.ink, weight, 0.75);

/** Threads along an edge from one spot to another, hanging by `length`. */
function fringe({ paint }: Piece, from: Spot, to: Spot, length: number, lean = 0): string {
  const count = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 7));
  const threads = Array.from({ length: count + 1 }, (_, index) => {
    const x = from[0] + ((to[0] - from[0]) * index) / count;
    const y = from[1] + ((to[1] - from[1]) * index) / count;
    const sway = index % 2 === 0 ? 1.5 : -1.5;
    return trace`M${x} ${y}q${sway} ${length * 0.5} ${lean + sway} ${length - (index % 3) * 2}`;
  }).join('');
  const { base, ink } = paint.colors;
  return line(threads, INK, 3) + line(threads, paint.colors.dark ? ink : base, 1.6);
}

/** A long scarf around the neck, both ends hanging open. */
function longScarf(piece: Piece): string {
  const left = smoothShape(
    spots('150 132, 138 200, 118 300, 112 440'),
    [[178, 446]],
    spots('178 446, 184 320, 190 230, 190 168'),
  );
  const right = smoothShape(
    spots('250 132, 262 200, 284 290, 292 408'),
    [[228, 416]],
    spots('228 416, 222 310, 214 230, 210 168'),
  );
  const loop = smoothShape(
    spots('142 112, 150 84, 166 74'),
    spots('166 74, 176 108, 200 122, 224 108, 234 74'),
    spots('234 74, 250 84, 258 112, 254 142, 236 168, 210 178'),
    spots('210 178, 200 182, 190 178'),
    spots('190 178, 164 168, 146 142, 142 112'),
  );
  return [
    fringe(piece, [116, 442], [176, 447], 30),
    fringe(piece, [232, 417], [289, 410], 30),
    inMaterial(piece, left),
    inMaterial(piece, right),
    folds(piece, [
      spots('166 176, 152 270, 140 430'),
      spots('180 190, 172 290, 162 420'),
      spots('232 178, 244 270, 252 400'),
      spots('244 168, 262 260, 274 380'),
    ]),
    inMaterial(piece, loop),
    folds(piece, [
      spots('150 98, 166 136, 198 152, 228 140, 248 100'),
      spots('150 126, 172 156, 200 166'),
      spots('156 86, 172 120, 200 134, 226 122, 242 86'),
    ]),
  ].join('');
}

/** A thick scarf wound around the neck, one short end in front. */
function bulkyScarf(piece: Piece): string {
  const end = smoothShape(
    spots('222 224, 226 300, 218 382'),
    [[306, 388]],
    spots('306 388, 308 300, 288 216'),
  );
  const lower = smoothShape(
    spots('86 150, 82 196, 122 240, 200 256, 280 240, 320 196, 314 150'),
    spots('314 150, 280 190, 200 204, 120 190, 86 150'),
  );
  const middle = smoothShape(
    spots('92 104, 76 140, 92 176, 140 204, 200 212, 262 204, 308 176, 324 140, 308 104'),
    spots('308 104, 276 142, 200 156, 124 142, 92 104'),
  );
  const upper = smoothShape(
    spots('122 64, 96 92, 100 126, 140 154, 200 162, 260 154, 300 126, 304 92, 278 64'),
    spots('278 64, 252 100, 200 112, 148 100, 122 64'),
  );
  return [
    fringe(piece, [220, 384], [304, 389], 34),
    inMaterial(piece, end),
    folds(piece, [spots('246 250, 248 310, 242 374'), spots('272 244, 280 310, 278 374')]),
    inMaterial(piece, lower),
    inMaterial(piece, middle),
    area(
      smoothShape(
        spots('92 176, 140 204, 200 212, 262 204, 308 176'),
        spots('308 176, 262 214, 200 224, 140 214, 92 176'),
      ),
      INK,
      0.14,
    ),
    inMaterial(piece, upper),
    area(
      smoothShape(
        spots('100 126, 140 154, 200 162, 260 154, 300 126'),
        spots('300 126, 262 166, 200 174, 138 166, 100 126'),
      ),
      INK,
      0.14,
    ),
    folds(piece, [
      spots('116 98, 150 126, 200 136, 246 128'),
      spots('104 150, 150 178, 212 186'),
      spots('236 184, 276 172, 304 148'),
      spots('124 212, 170 232, 222 234'),
    ]),
  ].join('');
}

/** A wrap over both shoulders that crosses in front. */
function shawlShape(piece: Piece): string {
  const far = smoothShape(
    spots('224 138, 286 164, 346 184, 382 250, 384 340'),
    spots('300 400, 232 450, 196 470'),
    spots('196 470, 176 400, 174 320, 190 250'),
    spots('190 250, 224 138'),
  );
  const near = smoothShape(
    spots('176 138, 114 164, 54 184, 18 250, 16 340'),
    spots('100 388, 170 432, 246 474'),
    spots('246 474, 262 420, 262 350, 240 290, 200 226, 176 138'),
  );
  return [
    fringe(piece, [384, 340], [300, 402], 30, 3),
    fringe(piece, [300, 402], [198, 470], 30, 2),
    inMaterial(piece, far),
    folds(piece, [
      spots('236 156, 280 240, 300 380'),
      spots('290 172, 330 250, 344 360'),
      spots('222 180, 244 260, 256 400'),
    ]),
    fringe(piece, [16, 340], [100, 390], 30, -3),
    fringe(piece, [100, 390], [244, 474], 30, -2),
    area(
      smoothShape(spots('200 236, 248 294, 272 350, 272 430'), spots('262 420, 262 350, 240 290, 200 226')),
      INK,
      0.14,
    ),
    inMaterial(piece, near),
    folds(piece, [
      spots('164 158, 128 240, 106 372'),
      spots('110 170, 70 240, 52 350'),
      spots('178 176, 172 280, 176 420'),
      spots('184 196, 212 300, 230 450'),
    ]),
  ].join('');
}

/** A small square knotted at the throat. */
function neckerchiefShape(piece: Piece): string {
  const wrap = smoothShape(
    spots('158 104, 156 128, 168 158, 196 172'),
    [[204, 172]],
    spots('204 172, 232 158, 244 128, 242 104'),
    spots('242 104, 228 126, 200 136, 172 126, 158 104'),
  );
  const endOf = (side: 1 | -1, drop: number): string => {
    const x = (distance: number): number => 200 + side * distance;
    return smoothShape(
      [
        [x(2), 166],
        [x(26), 190],
        [x(54), 206 + drop],
        [x(88), 214 + drop],
      ],
      [
        [x(88), 214 + drop],
        [x(70), 244 + drop],
        [x(46), 258 + drop],
      ],
      [
        [x(46), 258 + drop],
        [x(26), 224],
        [x(6), 196],
        [x(2), 166],
      ],
    );
  };
  const knot = smoothShape(
    spots('186 152, 200 148, 214 152, 219 170, 212 188, 200 192, 188 188, 181 170, 186 152'),
  );
  return [
    inMaterial(piece, endOf(-1, 8)),
    inMaterial(piece, endOf(1, 22)),
    folds(piece, [
      spots('192 182, 166 214, 146 246'),
      spots('208 182, 236 220, 256 262'),
      spots('188 178, 160 200, 132 222'),
      spots('212 178, 242 206, 268 238'),
    ]),
    inMaterial(piece, wrap),
    folds(piece, [spots('166 122, 180 146, 198 158'), spots('234 122, 222 144, 206 156')]),
    inMaterial(piece, knot, WEIGHT.edge),
    folds(piece, [spots('192 156, 198 170, 194 186'), spots('206 156, 204 170, 208 184')]),
  ].join('');
}

const TIES = ['long-scarf', 'bulky-scarf', 'shawl', 'neckerchief'] as const;
type Tie = (typeof TIES)[number];

const SHAPES: Readonly<Record<Tie, (piece: Piece) => string>> = {
  'long-scarf': longScarf,
  'bulky-scarf': bulkyScarf,
  shawl: shawlShape,
  neckerchief: neckerchiefShape,
};

/** A scarf as it is worn, without what is under it. */
const wornScarf = (piece: Piece, usual: Tie): string =>
  SHAPES[piece.first('accessories', TIES, usual)](piece);

const worn =
  (usual: Tie): Drawer =>
  (piece) =>
    bustHint() + wornScarf(piece, usual);

export const scarf = worn('long-scarf');
export const shawl = worn('shawl');
export const neckerchief = worn('neckerchief');
