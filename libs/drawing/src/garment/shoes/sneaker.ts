import { INK, mix, PAPER } from '../paint/colors';
import { area, line, shape, stitches, WEIGHT } from '../paint/strokes';
import { band, inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { smoothLine, smoothShape, trace } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { insole, isCapped, liningOf, vampRuns } from './court';
import { alongSole, FLOOR, HEEL_X, lastOf, LASTS, TOE_X } from './last';
import type { Last } from './last';
import { above, shoePlan } from './plan';
import { groundShadow } from './sole';
import { ankleStrap, laces, thinStraps, vampDetail } from './straps';
import { onSheet } from './views';

/** A laced shoe on a cupsole of rubber. */
export const sneaker: Drawer = (piece) => {
  const last = lastOf(piece, LASTS.sneaker);
  return onSheet(fromAbove(piece, last) + fromTheSide(piece, last));
};

/** Soles are pale whatever the shoe's colors are. */
const RUBBER = mix(PAPER, '#cfc4b4', 0.3);
const lacing = ({ paint }: Piece): string => (paint.twoColored ? paint.trim.light : PAPER);
/** Whether elastic holds it instead of laces. */
const isSlipOn = ({ has }: Piece): boolean => has('shoes', 'slip-on') && !has('shoes', 'lace-up');

/** How much lower than other shoes a sneaker lies over the toes. */
const FLATTER = 0.8;

/** Where the collar meets the tongue, by how high the shoe is cut. */
const COLLAR: Readonly<Record<Last['vamp'], { back: number; front: readonly [number, number] }>> = {
  low: { back: 54, front: [174, 74] },
  middle: { back: 68, front: [162, 92] },
  v: { back: 68, front: [176, 82] },
  high: { back: 112, front: [140, 126] },
};

function fromTheSide(piece: Piece, last: Last): string {
  const { at, vamp, toe } = last;
  const { paint } = piece;
  const open = piece.has('shoes', 'mule');
  const slipOn = isSlipOn(piece);
  const { back, front } = COLLAR[vamp];
  const throat = at(...front);
  const start: Spot = open ? at(136, 3) : at(HEEL_X + 3, back);
  const collar: Spot[] = open
    ? [start, at(142, 50), throat]
    : [start, at(92, back - 12), at(120, back - 14), at(throat[0] - 14, front[1] - 14), throat];
  const heel: Spot[][] = open ? [[start]] : [[at(HEEL_X - 1, 0), at(HEEL_X - 6, 30), start]];
  const ball = at(244, 54);
  const upper = smoothShape(
    collar,
    ...vampRuns(last, throat, [ball], FLATTER),
    alongSole(last, TOE_X[toe], open ? 136 : HEEL_X - 1),
    ...heel,
  );
  const tongue = smoothShape(
    [at(front[0] - 20, front[1] - 12), at(front[0] - 16, front[1] + 16), at(front[0] + 6, front[1] + 16)],
    [at(front[0] + 6, front[1] + 16), at(front[0] + 30, front[1] - 10), at(front[0] + 20, front[1] - 30)],
  );
  const facing = smoothShape(
    [at(front[0] - 4, front[1] - 4), at(190, 52), at(238, 38)],
    [at(238, 38), at(258, 46), at(252, 58)],
    [at(252, 58), at(210, 76), throat],
  );
  const rows = [0, 1, 2, 3].map((row): Spot => {
    const share = row / 3.4;
    return at(front[0] + 6 + (240 - front[0] - 6) * share, front[1] - 4 + (60 - front[1] + 4) * share);
  });
  const tab = smoothShape(
    [at(HEEL_X - 4, back * 0.46), at(HEEL_X - 4, back * 0.7), start],
    [start, at(HEEL_X + 20, back - 8)],
    [at(HEEL_X + 20, back - 8), at(HEEL_X + 22, back * 0.66), at(HEEL_X + 14, back * 0.44)],
    [at(HEEL_X + 14, back * 0.44), at(HEEL_X - 4, back * 0.46)],
  );
  return [
    cupsole(piece, last),
    open
      ? insole(piece, last)
      : shape(
          smoothShape([start, at(100, back), at(throat[0] - 16, front[1]), throat], [...collar].reverse()),
          liningOf(piece),
          WEIGHT.edge,
        ),
    slipOn ? '' : inMaterial(piece, tongue, WEIGHT.edge),
    inMaterial(piece, upper),
    slipOn ? gore(piece, last) : inMaterial(piece, facing, WEIGHT.edge) + area(facing, INK, 0.04),
    open ? '' : shape(tab, paint.twoColored ? paint.trim.base : paint.colors.shade, WEIGHT.edge),
    capSeam(piece, last),
    stitches(smoothLine([at(124, 2), at(146, 34), at(186, 46)]), paint.colors.ink),
    slipOn ? '' : laces(piece.has('shoes', 'lace-up') ? [...rows, at(254, 54)] : rows, lacing(piece)),
    piece.has('shoes', 'thin-straps') ? thinStraps(piece, last, [206, 236]) : '',
    piece.has('shoes', 'ankle-strap') ? ankleStrap(piece, last, 128) : '',
    vampDetail(piece, { ...last, vamp: 'middle' }),
  ].join('');
}

/** The wedge of elastic beside the opening of a slip-on. */
function gore({ paint }: Piece, { at, vamp }: Last): string {
  const [x, up] = COLLAR[vamp].front;
  const d = smoothShape(
    [at(x - 36, up - 33), at(x - 22, up - 21), at(x - 8, up - 8)],
    [at(x - 8, up - 8), at(x + 4, up * 0.55), at(x - 2, up * 0.3)],
    [at(x - 2, up * 0.3), at(x - 18, up * 0.4), at(x - 36, up - 33)],
  );
  const ribs = [0.2, 0.4, 0.6, 0.8].map((share) =>
    smoothLine([
      at(x - 34 + 26 * share, up - 32 + 24 * share),
      at(x - 26 + 26 * share, up * (0.46 - 0.1 * share)),
    ]),
  );
  return (
    shape(d, paint.twoColored ? paint.trim.base : paint.colors.shade, WEIGHT.edge) +
    line(ribs.join(''), paint.colors.ink, WEIGHT.fine, 0.8)
  );
}

function cupsole(piece: Piece, last: Last): string {
  const end = TOE_X[last.toe] + 3;
  const d = smoothShape(
    alongSole(last, HEEL_X - 5, end, 5),
    [last.at(end, 5), [end - 3, FLOOR - 12], [end - 16, FLOOR - 3], [end - 42, FLOOR]],
    [[HEEL_X + 14, FLOOR]],
    [[HEEL_X + 14, FLOOR], [HEEL_X - 2, FLOOR - 5], last.at(HEEL_X - 5, 5)],
  );
  const stripe = smoothLine(alongSole(last, HEEL_X - 3, end - 4, -3));
  const treads = last.chunky
    ? area(
        Array.from({ length: 13 }, (_, index) => trace`M${70 + index * 19} ${FLOOR - 9}h9v9h-9Z`).join(''),
        INK,
        0.55,
      )
    : '';
  return (
    groundShadow(last) +
    shape(d, RUBBER) +
    line(trace`M${HEEL_X + 12} ${FLOOR - 1.5}H${end - 40}`, INK, WEIGHT.contour, 0.6) +
    line(stripe, piece.paint.twoColored ? piece.paint.trim.base : piece.paint.colors.ink, WEIGHT.seam, 0.8) +
    treads
  );
}

/** The seam of the toe's cap, which a patterned shoe has in another color. */
function capSeam(piece: Piece, last: Last): string {
  const { toe } = last;
  const end = TOE_X[toe];
  const [x, up] = [end - 50, (toe === 'pointed' ? 23 : toe === 'almond' ? 32 : 39) * FLATTER];
  const seam: Spot[] = [last.at(x - 9, 6), last.at(x - 10, up * 0.5), last.at(x, up)];
  if (!isCapped(piece))
    return (
      line(smoothLine(seam), piece.paint.colors.ink, WEIGHT.seam) +
      stitches(smoothLine(seam.map(([left, y]): Spot => [left - 5, y])), piece.paint.colors.ink)
    );
  const d = smoothShape(...vampRuns(last, last.at(x, up), [], FLATTER), alongSole(last, end, x - 8), seam);
  return shape(d, piece.paint.twoColored ? piece.paint.trim.base : piece.paint.colors.shade, WEIGHT.edge);
}

function fromAbove(piece: Piece, last: Last): string {
  const { paint } = piece;
  const shoe = (value: string): boolean => piece.has('shoes', value);
  const tip = TOE_X[last.toe];
  const tongue = smoothShape([
    above(148, 0),
    above(156, -20),
    above(200, -19),
    above(250, -15),
    above(262, 0),
    above(250, 15),
    above(200, 19),
    above(156, 20),
    above(148, 0),
  ]);
  const xs = shoe('lace-up') ? [168, 186, 204, 222, 240] : [172, 196, 220, 244];
  const bars = xs
    .map((x) => {
      const bar = smoothLine([above(x, -22), above(x + 5, 0), above(x, 22)]);
      return band(bar, 4.6, lacing(piece), WEIGHT.seam);
    })
    .join('');
  const cap = smoothLine([above(tip - 58, -44), above(tip - 44, 0), above(tip - 58, 46)]);
  const over = [
    isSlipOn(piece)
      ? goresAbove(piece)
      : inMaterial(piece, tongue, WEIGHT.edge) + area(tongue, INK, 0.12) + bars,
    line(cap, INK, WEIGHT.edge),
    line(
      smoothLine([above(tip - 53, -44), above(tip - 39, 0), above(tip - 53, 46)]),
      paint.colors.ink,
      WEIGHT.fine,
    ),
    isCapped(piece)
      ? line(smoothLine([above(tip - 64, -44), above(tip - 50, 0), above(tip - 64, 46)]), paint.trim.base, 5)
      : '',
    shoe('thin-straps')
      ? band(smoothLine([above(262, -48), above(270, 0), above(262, 49)]), 5, paint.colors.base)
      : '',
    shoe('ankle-strap')
      ? band(smoothLine([above(120, -34), above(130, 0), above(120, 35)]), 9, paint.colors.base)
      : '',
  ];
  const back = shoe('mule') ? 'open' : 'closed';
  return shoePlan(piece, { ...last, vamp: 'high' }, { back, over: over.join('') });
}

/** Both wedges of elastic beside the opening, seen from above. */
const goresAbove = ({ paint }: Piece): string =>
  [1, -1]
    .map((side) =>
      shape(
        smoothShape(
          [above(160, side * 26), above(184, side * 25), above(206, side * 20)],
          [above(206, side * 20), above(194, side * 34), above(168, side * 33)],
          [above(168, side * 33), above(160, side * 26)],
        ),
        paint.twoColored ? paint.trim.base : paint.colors.shade,
        WEIGHT.edge,
      ),
    )
    .join('');
