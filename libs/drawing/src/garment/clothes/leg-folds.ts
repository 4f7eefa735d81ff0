import { LEVEL } from '../cut/body';
import { LONG } from '../cut/legs';
import type { Legs } from '../cut/legs';
import { moveCurve, point, reverseCurve, smoothCurve } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';

/** `share`: 0 inseam, 1 outside; right leg. */
type Stop = readonly [share: number, level: number];

/** None at the knees: one looks like a slash, two like eyes. */
export function drawLegFolds(pen: Pen, cut: Legs, creased = false): Mark[] {
  const { at, inner, hem, falls } = cut;
  if (cut.smooth) return [];
  const { crotch, knee } = LEVEL;
  const fold =
    (side: 1 | -1) =>
    (...stops: Stop[]): Curve =>
      smoothCurve(
        stops.map(([share, level]) => {
          const near = level < crotch ? 0 : inner(level);
          return point(side * (near + (at(level) - near) * share), level);
        }),
      );
  const [right, left] = [fold(1), fold(-1)];
  const plain = cut.filled && hem > knee + 6 && falls.curves.length === 0;
  return [
    pen.leaf(0.4, [
      right([0.03, crotch - 0.4], [0.3, crotch - 2.6], [0.66, crotch - 3.4]),
      left([0.04, crotch - 0.6], [0.26, crotch - 2.4], [0.54, crotch - 3]),
      right([0.1, crotch - 4.4], [0.34, crotch - 6.8], [0.6, crotch - 8]),
    ]),
    pen.leaf(
      cut.close ? 0.42 : 0.5,
      (!plain || hem <= LONG ? [] : [right, left]).flatMap((leg) =>
        (cut.close ? [3, 6, 9] : [7, 11]).map((high, index) => {
          const [side, low] = [1 - (index % 2), hem - high + (cut.close ? 1.1 : 3.6)];
          return leg([side, hem - high], [0.5, low], [Math.abs(side - 0.86), low]);
        }),
      ),
    ),
    pen.hang(creased && falls.curves.length === 0 ? cut.creases.map(reverseCurve) : [], 2.1),
    pen.leaf(0.7, creased ? cut.creases.map((crease) => moveCurve(crease, -0.7, 0)) : [], 'lit'),
    pen.hang(falls.curves, falls.inches),
  ];
}
