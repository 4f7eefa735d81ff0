import { INK, mix } from '../paint/colors';
import { area, line, shape, stitches, WEIGHT } from '../paint/strokes';
import { inMaterial } from '../material';
import type { Piece } from '../piece';
import { smoothLine, smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { alongSole, HEEL_X, TOE_X } from './last';
import type { Last, Toe, Vamp } from './last';

/** How much of the heel a low shoe covers. */
export type Back = 'closed' | 'sling' | 'open';

/** Where the topline of a low shoe meets the vamp: so far along, so high above the sole. */
const THROAT: Readonly<Record<Vamp, readonly [x: number, up: number]>> = {
  low: [276, 42],
  middle: [244, 52],
  v: [238, 57],
  high: [194, 76],
};

/** How the vamp comes down to the toe: heights above the sole on the way, then the tip. */
const TOE_PROFILE: Readonly<
  Record<Toe, { crest: readonly (readonly [number, number])[]; tip: readonly [number, number] }>
> = {
  pointed: {
    crest: [
      [300, 30],
      [334, 14],
    ],
    tip: [358, 2],
  },
  almond: {
    crest: [
      [300, 35],
      [330, 22],
    ],
    tip: [346, 6],
  },
  round: {
    crest: [
      [292, 43],
      [320, 34],
      [333, 18],
    ],
    tip: [334, 5],
  },
  square: {
    crest: [
      [292, 40],
      [334, 27],
    ],
    tip: [337, 3],
  },
};

/** The line from the throat over the toe down to the sole; `height` lowers the toe of flatter shoes. */
export function vampRuns({ at, toe }: Last, throat: Spot, over: readonly Spot[] = [], height = 1): Spot[][] {
  const { crest, tip } = TOE_PROFILE[toe];
  const down = crest.map(([x, up]) => at(x, up * height));
  const start = [throat, ...over];
  const beyond = down.filter(([x]) => x > start.at(-1)![0] + 14);
  const end = at(...tip);
  return toe === 'square'
    ? [
        [...start, ...beyond],
        [beyond.at(-1)!, end],
      ]
    : [[...start, ...beyond, end]];
}

/** Where a court's topline ends in front. */
export const throatOf = ({ at, vamp }: Last): Spot => at(...THROAT[vamp]);

/** Whether the toe has a cap of another color. */
export const isCapped = ({ has, paint, type }: Piece): boolean =>
  (has('pattern', 'patterned-shoe') && !paint.printed) ||
  (type === 'ballet-flat' && paint.twoColored && has('specialFeatures', 'vamp-detail'));

/** The color of a shoe's inside. */
export const liningOf = ({ paint }: Piece): string =>
  paint.twoColored ? paint.trim.light : mix('#e6d5bf', paint.colors.base, 0.12);

/** A low shoe from the side: the far edge and the inside, then the near side over them. */
export function courtUpper(piece: Piece, last: Last, back: Back): string {
  const { at } = last;
  const throat = throatOf(last);
  const start: Spot = back === 'closed' ? at(HEEL_X + 1, 58) : at(150, 3);
  const nearTop: Spot[] =
    back === 'closed'
      ? [start, at(100, 44), at(150, 34), at(Math.min(205, throat[0] - 24), 37), throat]
      : [start, at(166, 27), at(Math.min(206, throat[0] - 20), 38), throat];
  const farTop: Spot[] =
    back === 'closed'
      ? [start, at(106, 54), at(160, 46), at(throat[0] - 20, 50), throat]
      : [at(162, 3), at(180, 36), at(throat[0] - 14, 50), throat];
  const heel: Spot[][] = back === 'closed' ? [[at(HEEL_X - 2, 0), at(HEEL_X - 8, 26), start]] : [[start]];
  const from = back === 'closed' ? HEEL_X - 2 : 150;
  const end = TOE_X[last.toe];
  const upper = smoothShape(nearTop, ...vampRuns(last, throat), alongSole(last, end, from), ...heel);
  return [
    shape(smoothShape(farTop, [...nearTop].reverse()), liningOf(piece), WEIGHT.edge),
    back === 'closed' ? '' : insole(piece, last),
    inMaterial(piece, upper),
    toeLight(piece, last),
    line(smoothLine(nearTop.map(([x, y]): Spot => [x, y + 4])), piece.paint.colors.ink, WEIGHT.fine, 0.6),
    back === 'closed' ? counterSeam(piece, last) : '',
  ].join('');
}

/** What is seen of the insole where nothing covers the heel. */
export function insole(piece: Piece, last: Last): string {
  const top = alongSole(last, HEEL_X - 1, 176, 5);
  const low = alongSole(last, 176, HEEL_X - 1);
  return shape(smoothShape(top, low), liningOf(piece), WEIGHT.edge);
}

/** The light that falls on a toe. */
export function toeLight({ paint }: Piece, { at, toe }: Last): string {
  const end = TOE_X[toe];
  const d = smoothShape(
    [at(end - 84, 34), at(end - 50, 23), at(end - 26, 12)],
    [at(end - 26, 12), at(end - 52, 17), at(end - 84, 34)],
  );
  return area(d, paint.colors.light, 0.6);
}

function counterSeam({ paint }: Piece, { at }: Last): string {
  return stitches(smoothLine([at(112, 43), at(122, 24), at(134, 1)]), paint.colors.ink);
}

/** A contrasting cap over the toe, for shoes whose pattern has no print of its own. */
export function toeCap({ paint }: Piece, last: Last): string {
  const { at, toe } = last;
  const end = TOE_X[toe];
  const [x, up] = [end - 52, toe === 'pointed' ? 24 : toe === 'almond' ? 32 : 40];
  const runs = vampRuns(last, at(x, up));
  const d = smoothShape(...runs, alongSole(last, end, x - 6), [
    at(x - 6, 0),
    at(x - 9, up * 0.55),
    at(x, up),
  ]);
  const color = paint.twoColored
    ? paint.trim.base
    : mix(paint.colors.base, paint.colors.dark ? '#ffffff' : INK, 0.55);
  return shape(d, color, WEIGHT.edge);
}

/** The opening of a toe that is cut open. */
export function peepFromSide(piece: Piece, { at, toe }: Last): string {
  const end = TOE_X[toe];
  const d = smoothShape(
    [at(end - 22, 19), at(end - 30, 9), at(end - 24, 1)],
    [at(end - 24, 1), at(end + 1, 1)],
    [at(end + 1, 1), at(end - 4, 12), at(end - 22, 19)],
  );
  return shape(d, liningOf(piece), WEIGHT.edge);
}
