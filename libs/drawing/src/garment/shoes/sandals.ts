import { INK } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { band, inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { ellipse, smoothLine, smoothShape } from '../smooth-path';
import { alongSole, HEEL_X, lastOf, LASTS, TOE_X } from './last';
import type { Last, LastDefaults } from './last';
import { liningOf } from './court';
import { above, ankleLoop, fineStraps, planDetail, shoePlan, slingLoop } from './plan';
import { soleAndHeel } from './sole';
import { anklet, ankleStrap, legTies, slingStrap, thinStraps, vampDetail, vampDetailOf } from './straps';
import { onSheet } from './views';

/** A band over the foot: where it lies along the shoe, how wide it is, how high it arches. */
interface Band {
  x: number;
  width: number;
  up: number;
}

const TOE_BAND: Band = { x: 280, width: 44, up: 42 };
const BANDS: Readonly<Record<Last['vamp'], readonly Band[]>> = {
  low: [{ ...TOE_BAND, x: 296, width: 20, up: 34 }],
  middle: [TOE_BAND],
  v: [TOE_BAND],
  high: [{ x: 214, width: 34, up: 70 }, TOE_BAND],
};

/** The bands of a sandal; one adorned by its band has a broad one. */
const bandsOf = (piece: Piece, { vamp }: Last): readonly Band[] =>
  vampDetailOf(piece) === 'band' ? [{ x: 284, width: 58, up: 44 }] : BANDS[vamp];

interface Sandal extends LastDefaults {
  /** Whether a strap between the toes is all that holds it. */
  thong?: boolean;
}

const sandal =
  ({ thong = false, ...defaults }: Sandal): Drawer =>
  (piece) => {
    const last = lastOf(piece, defaults);
    return onSheet(fromAbove(piece, last, thong) + fromTheSide(piece, last, thong));
  };

/** Whether it has a strap between the toes. */
const hasThong = (piece: Piece, thong: boolean): boolean => thong || piece.has('shoes', 'thong-strap');

function fromAbove(piece: Piece, last: Last, thong: boolean): string {
  const shoe = (value: string): boolean => piece.has('shoes', value);
  const toed = hasThong(piece, thong);
  const bands = shoe('thin-straps')
    ? fineStraps(piece)
    : toed
      ? ''
      : bandsOf(piece, last)
          .map((each) => bandAbove(piece, each))
          .join('') + (last.vamp === 'v' ? crossedAbove(piece) : '');
  const over = [
    bands,
    toed ? thongAbove(piece) : '',
    shoe('ankle-strap') || shoe('lace-up') ? ankleLoop(piece) : shoe('mule') || thong ? '' : slingLoop(piece),
    planDetail(
      piece,
      { ...last, vamp: 'low' },
      bandsOf(piece, last).map(({ x }) => x + 3),
    ),
  ];
  return shoePlan(piece, last, { back: 'open', bare: true, over: over.join('') });
}

function fromTheSide(piece: Piece, last: Last, thong: boolean): string {
  const shoe = (value: string): boolean => piece.has('shoes', value);
  const toed = hasThong(piece, thong);
  const bands = shoe('thin-straps')
    ? thinStraps(piece, last, [232, 262, 292])
    : toed
      ? ''
      : bandsOf(piece, last)
          .map((each) => bandFromSide(piece, last, each))
          .join('') + (last.vamp === 'v' ? crossedFromSide(piece, last) : '');
  return [
    soleAndHeel(piece, last),
    footbedEdge(piece, last),
    bands,
    toed ? thongFromSide(piece, last) : '',
    shoe('lace-up') ? legTies(piece, last) : '',
    shoe('ankle-strap') ? heelCup(piece, last) + ankleStrap(piece, last) : '',
    shoe('ankle-strap') || shoe('lace-up') || shoe('mule') || thong ? '' : slingStrap(piece, last),
    piece.has('jewelry', 'anklet') ? anklet(last) : '',
    vampDetail(
      piece,
      { ...last, vamp: 'low' },
      bandsOf(piece, last).map(({ x, up }) => last.at(x - 2, up * 0.62)),
    ),
  ].join('');
}

function footbedEdge(piece: Piece, last: Last): string {
  const end = TOE_X[last.toe] - 4;
  return shape(
    smoothShape(alongSole(last, HEEL_X - 1, end, 5), alongSole(last, end, HEEL_X - 1)),
    liningOf(piece),
    WEIGHT.edge,
  );
}

function bandFromSide(piece: Piece, { at }: Last, { x, width, up }: Band): string {
  const half = width / 2;
  const d = smoothShape([
    at(x - half - 9, 1),
    at(x - half - 4, up * 0.68),
    at(x - half + 9, up),
    at(x + half - 8, up - 5),
    at(x + half + 6, up * 0.5),
    at(x + half + 7, 1),
  ]);
  const fold = smoothLine([at(x - half + 9, up - 2), at(x - half + 4, up * 0.6), at(x - half, 3)]);
  return inMaterial(piece, d) + line(fold, piece.paint.colors.ink, WEIGHT.fine, 0.5);
}

function bandAbove(piece: Piece, { x, width }: Band): string {
  const half = width / 2;
  const wide = x > 250 ? 51 : 42;
  const d = smoothShape(
    [above(x - half, -wide), above(x - half + 8, 0), above(x - half, wide)],
    [above(x + half, wide - 3), above(x + half + 8, 0), above(x + half, 3 - wide)],
  );
  return inMaterial(piece, d);
}

/** Two straps that cross over the instep. */
function crossedFromSide(piece: Piece, { at }: Last): string {
  const d = smoothShape([at(196, 2), at(214, 40), at(244, 62)], [at(256, 57), at(232, 34), at(216, 2)]);
  const other = smoothShape([at(268, 30), at(246, 54), at(226, 60)], [at(220, 52), at(240, 42), at(256, 22)]);
  return inMaterial(piece, other, WEIGHT.edge) + inMaterial(piece, d, WEIGHT.edge);
}

function crossedAbove(piece: Piece): string {
  const strap = (side: 1 | -1): string =>
    smoothShape(
      [above(198, side * 42), above(232, side * 2), above(268, side * -40)],
      [above(282, side * -40), above(246, side * 4), above(214, side * 42)],
    );
  return inMaterial(piece, strap(1), WEIGHT.edge) + inMaterial(piece, strap(-1), WEIGHT.edge);
}

/** A strap that parts behind the toes and runs down to both sides. */
function thongAbove(piece: Piece): string {
  const arms = [1, -1].map((side) =>
    smoothLine([above(304, -14), above(262, -8 + side * 12), above(206, side * 40)]),
  );
  return (
    arms.map((arm) => band(arm, 12, piece.paint.colors.base)).join('') +
    shape(ellipse(...above(304, -14), 6), piece.paint.colors.shade, WEIGHT.edge)
  );
}

function thongFromSide({ paint }: Piece, { at }: Last): string {
  const post = smoothLine([at(302, 2), at(296, 24), at(276, 40)]);
  const far = smoothLine([at(276, 40), at(238, 46), at(214, 24)]);
  const near = smoothLine([at(276, 40), at(230, 40), at(192, 3)]);
  return (
    band(far, 7, paint.colors.shade) + band(post, 6, paint.colors.base) + band(near, 11, paint.colors.base)
  );
}

/** The cup at the heel that an ankle strap is fastened to. */
function heelCup(piece: Piece, { at }: Last): string {
  const d = smoothShape(
    [at(HEEL_X - 2, 0), at(HEEL_X - 8, 26), at(HEEL_X - 2, 54)],
    [at(HEEL_X - 2, 54), at(80, 40), at(108, 0)],
  );
  return (
    inMaterial(piece, d) +
    area(smoothShape([at(92, 22), at(98, 12), at(108, 0)], [at(98, 0), at(92, 22)]), INK, 0.12)
  );
}

export const heeledSandal = sandal(LASTS['heeled-sandal']);
export const flatSandal = sandal(LASTS['flat-sandal']);
export const flipFlop = sandal({ ...LASTS['flip-flop'], thong: true });
