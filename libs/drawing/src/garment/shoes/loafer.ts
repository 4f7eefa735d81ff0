import { INK } from '../paint/colors';
import { area, line, shape, stitches, WEIGHT } from '../paint/strokes';
import { inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { smoothLine, smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { insole, isCapped, liningOf, peepFromSide, toeCap, toeLight, vampRuns } from './court';
import { alongSole, HEEL_X, lastOf, LASTS, TOE_X } from './last';
import type { Last } from './last';
import { above, ankleLoop, fineStraps, planDetail, planCap, planLaces, planPeep, shoePlan } from './plan';
import { soleAndHeel } from './sole';
import { ankleStrap, laces, thinStraps, vampDetail } from './straps';
import { onSheet } from './views';

/** Where the topline meets the tongue, by how high the vamp is cut. */
const TONGUE: Readonly<Record<Last['vamp'], readonly [number, number]>> = {
  low: [214, 66],
  middle: [184, 82],
  v: [196, 82],
  high: [170, 102],
};

const lowLeather =
  (type: 'loafer' | 'oxford'): Drawer =>
  (piece) => {
    const last = lastOf(piece, LASTS[type]);
    const laced = type === 'oxford';
    return onSheet(fromAbove(piece, last, laced) + fromTheSide(piece, last, laced));
  };

/** A slip-on with a moccasin seam and a saddle over the instep. */
export const loafer = lowLeather('loafer');

/** A laced shoe with a cap over the toe. */
export const oxford = lowLeather('oxford');

function fromTheSide(piece: Piece, last: Last, laced: boolean): string {
  const { at } = last;
  const { paint } = piece;
  const open = piece.has('shoes', 'mule');
  const throat = at(...TONGUE[last.vamp]);
  const start: Spot = open ? at(140, 3) : at(HEEL_X + 1, 66);
  const near: Spot[] = open
    ? [start, at(146, 40), at(162, 62), throat]
    : [start, at(98, 56), at(136, 56), at(throat[0] - 20, 73), throat];
  const heel: Spot[][] = open ? [[start]] : [[at(HEEL_X - 2, 0), at(HEEL_X - 8, 30), start]];
  const upper = smoothShape(
    near,
    ...vampRuns(last, throat, [at(244, 62)]),
    alongSole(last, TOE_X[last.toe], open ? 140 : HEEL_X - 2),
    ...heel,
  );
  const far = smoothShape(
    [start, at(110, open ? 10 : 66), at(150, 66), [throat[0] - 6, throat[1] - 4], throat],
    [...near].reverse(),
  );
  const seam = smoothLine([
    at(throat[0] + 12, 34),
    at(250, 34),
    at(TOE_X[last.toe] - 42, 27),
    at(TOE_X[last.toe] - 28, 17),
  ]);
  return [
    soleAndHeel(piece, last),
    open ? insole(piece, last) : shape(far, liningOf(piece), WEIGHT.edge),
    inMaterial(piece, upper),
    isCapped(piece) ? toeCap(piece, last) : toeLight(piece, last),
    laced
      ? capSeam(piece, last)
      : line(seam, paint.colors.ink, WEIGHT.edge) +
        stitches(
          smoothLine([at(throat[0] + 14, 30), at(250, 30), at(TOE_X[last.toe] - 44, 23)]),
          paint.colors.ink,
        ),
    laced ? facing(piece, last) : saddle(piece, last),
    piece.has('shoes', 'open-toe') ? peepFromSide(piece, last) : '',
    open ? '' : line(smoothLine([at(98, 54), at(106, 28), at(118, 1)]), paint.colors.ink, WEIGHT.seam),
    laced || piece.has('shoes', 'lace-up')
      ? laces([at(206, 76), at(222, 68), at(238, 60)], lacing(piece))
      : '',
    piece.has('shoes', 'thin-straps') ? thinStraps(piece, last, [214, 240, 266]) : '',
    piece.has('shoes', 'ankle-strap') ? ankleStrap(piece, last) : '',
    vampDetail(piece, { ...last, vamp: 'middle' }),
  ].join('');
}

const lacing = ({ paint }: Piece): string => (paint.twoColored ? paint.trim.base : paint.colors.light);

/** The seam behind the toe cap, pricked along its edge. */
function capSeam({ paint }: Piece, { at, toe }: Last): string {
  const x = TOE_X[toe] - 50;
  const seam = (by: number): string => smoothLine([at(x + by, 38), at(x - 7 + by, 18), at(x - 3 + by, 1)]);
  return line(seam(0), paint.colors.ink, WEIGHT.edge) + stitches(seam(-5), paint.colors.ink);
}

/** The leather with the eyelets, sewn on over the vamp. */
function facing(piece: Piece, { at }: Last): string {
  const d = smoothShape(
    [at(150, 2), at(172, 34), at(196, 48)],
    [at(196, 48), at(234, 40), at(256, 54)],
    [at(256, 54), at(222, 75), at(190, 88)],
    [at(190, 88), at(160, 52), at(150, 2)],
  );
  return inMaterial(piece, d, WEIGHT.edge) + area(d, INK, 0.08);
}

function saddle(piece: Piece, { at }: Last): string {
  const d = smoothShape(
    [at(206, 1), at(206, 40), at(214, 77)],
    [at(214, 77), at(242, 64)],
    [at(242, 64), at(236, 34), at(240, 1)],
  );
  const slit = smoothShape([at(219, 56), at(225, 58), at(232, 52)], [at(232, 52), at(226, 50), at(219, 56)]);
  return inMaterial(piece, d, WEIGHT.edge) + area(d, INK, 0.1) + area(slit, INK, 0.75);
}

function fromAbove(piece: Piece, last: Last, laced: boolean): string {
  const { paint } = piece;
  const open = piece.has('shoes', 'mule');
  const shoe = (value: string): boolean => piece.has('shoes', value);
  const tip = TOE_X[last.toe];
  const apron = smoothLine([
    above(222, 34),
    above(280, 33),
    above(tip - 26, 0),
    above(280, -33),
    above(222, -33),
  ]);
  const strap = smoothShape(
    [above(226, -46), above(236, 0), above(226, 47)],
    [above(254, 52), above(264, 0), above(254, -49)],
  );
  const slit = smoothShape(
    [above(243, -14), above(252, 0), above(243, 14)],
    [above(243, 14), above(247, 0), above(243, -14)],
  );
  const cap = smoothLine([above(tip - 62, -42), above(tip - 48, 0), above(tip - 62, 43)]);
  const tongue = smoothShape(
    [above(156, 0), above(164, -20), above(204, -19), above(244, 0)],
    [above(244, 0), above(204, 19), above(164, 20), above(156, 0)],
  );
  const over = [
    isCapped(piece) ? planCap(piece, last) : '',
    laced
      ? line(cap, paint.colors.ink, WEIGHT.edge) + inMaterial(piece, tongue, WEIGHT.edge)
      : line(apron, paint.colors.ink, WEIGHT.edge) +
        inMaterial(piece, strap, WEIGHT.edge) +
        area(slit, INK, 0.75),
    shoe('open-toe') ? planPeep(piece, last) : '',
    laced || shoe('lace-up') ? planLaces(piece) : '',
    shoe('thin-straps') ? fineStraps(piece) : '',
    shoe('ankle-strap') ? ankleLoop(piece) : '',
    planDetail(piece, last),
  ];
  const vamp = last.vamp === 'middle' ? 'high' : last.vamp;
  return shoePlan(piece, { ...last, vamp }, { back: open ? 'open' : 'closed', over: over.join('') });
}
