import { readPairs } from '../../figure/pairs';
import { LEVEL } from '../cut/body';
import { LONG, type Legs } from '../cut/legs';
import { moveCurve, point, reverseCurve, smoothCurve, type Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import { hash, type Piece } from '../piece';

/** Of one knee and, twice, of the other: equal ones look like eyes. */
const KNEES = [
  ['0,97 0.3,99.4 0.62,98.6', '0,96 0.26,99 0.55,99.6', '1,101 0.74,103.4 0.4,103.8'],
  ['1,94 0.72,97 0.4,97.8', '0,100 0.3,102.4 0.58,102.2', '1,91 0.8,94.4 0.54,95.6'],
  ['0,104 0.3,105.6 0.56,105', '1,97 0.7,99.8 0.34,99.6', '0,91 0.22,94 0.46,95'],
] as const;

const WHISKERS = [
  '0.03,68.6 0.3,66.4 0.66,65.6',
  '-0.04,68.4 -0.26,66.6 -0.54,66',
  '0.1,64.6 0.34,62.2 0.6,61',
];

export function drawLegFolds({ type, paint }: Piece, pen: Pen, cut: Legs, creased = false): Mark[] {
  const { at, inner, hem, falls } = cut;
  if (cut.smooth) return [];
  /** Shares from inseam to side, and levels. */
  const fold =
    (side: 1 | -1) =>
    (stops: string): Curve =>
      smoothCurve(
        readPairs(stops).map(([share, level]) => {
          const near = level < LEVEL.crotch ? 0 : inner(level);
          return point(side * (near + (at(level) - near) * share), level);
        }),
      );
  const [right, left] = [fold(1), fold(-1)];
  const turn = parseInt(hash(type + paint.colors.base).slice(-3), 36);
  const [one, other] = turn % 2 === 0 ? [right, left] : [left, right];
  const [first, ...rest] = KNEES[turn % KNEES.length]!;
  const plain = cut.filled && hem > LEVEL.knee + 6 && falls.curves.length === 0;
  return [
    pen.leaf(0.4, creased && !cut.filled ? [] : WHISKERS.map(right)),
    pen.leaf(
      cut.close ? 0.42 : 0.5,
      (!plain || hem <= LONG ? [] : [right, left]).flatMap((leg) =>
        (cut.close ? [3, 6, 9] : [7, 11]).map((high, index) => {
          const [side, low] = [1 - (index % 2), hem - high + (cut.close ? 1.1 : 3.6)];
          return leg(`${side},${hem - high} 0.5,${low} ${Math.abs(side - 0.86)},${low}`);
        }),
      ),
    ),
    pen.leaf(cut.close ? 0.3 : 0.36, plain ? [one(first), ...rest.map(other)] : []),
    pen.hang(creased && falls.curves.length === 0 ? cut.creases.map(reverseCurve) : [], 2.1),
    pen.leaf(0.7, creased ? cut.creases.map((crease) => moveCurve(crease, -0.7, 0)) : [], 'lit'),
    pen.hang(falls.curves, falls.inches),
  ];
}
