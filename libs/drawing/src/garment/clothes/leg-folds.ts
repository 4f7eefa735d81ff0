import { LEVEL } from '../cut/body';
import { LONG } from '../cut/legs';
import type { Legs } from '../cut/legs';
import { moveCurve, point, reverseCurve, smoothCurve } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';

/** `share`: 0 inseam, 1 outside; right leg. */
type Stop = readonly [share: number, level: number];

/** Symmetric folds at the knees would look like eyes. */
export function drawLegFolds(pen: Pen, cut: Legs, { faded = false, creased = false } = {}): Mark[] {
  const { at, inner, hem, falls } = cut;
  if (cut.smooth) return [];
  const { crotch, hip, knee } = LEVEL;
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
  const worn = faded ? [right, left] : [];
  const plain = cut.filled && hem > knee + 6 && falls.curves.length === 0;
  // Bodies differ in which knee is bent.
  const [idle, firm] = (at(knee) * 8) % 2 < 1 ? [left, right] : [right, left];
  const knees = [
    idle([-0.14, knee - 4.4], [0.28, knee - 1.4], [0.66, knee - 0.6]),
    idle([1.14, knee + 8.4], [0.78, knee + 6], [0.4, knee + 5.4]),
    firm([1.14, knee - 4], [0.74, knee - 1.2], [0.42, knee - 0.8]),
    firm([0.36, knee + 4], [0.5, knee + 14], [0.72, knee + 24]),
  ];
  return [
    pen.leaf(0.4, [
      right([0.03, crotch - 0.4], [0.3, crotch - 2.6], [0.66, crotch - 3.4]),
      left([0.04, crotch - 0.6], [0.26, crotch - 2.4], [0.54, crotch - 3]),
      ...worn.map((leg) => leg([0.1, crotch - 4.4], [0.34, crotch - 6.8], [0.6, crotch - 8])),
    ]),
    pen.leaf(0.62, plain && !creased ? knees : []),
    pen.leaf(
      0.5,
      (plain && hem > LONG ? [right, left] : []).flatMap((leg, index) => [
        leg([index, hem - 9.4], [0.5, hem - 5.8], [0.86 - index * 0.72, hem - 5.2]),
        ...(faded ? [leg([1 - index, hem - 13], [0.56, hem - 10], [0.24 + index * 0.5, hem - 9.4])] : []),
      ]),
    ),
    pen.leaf(
      1.5,
      worn.map((leg) => leg([0.5, hip + 3], [0.54, crotch + 12], [0.5, Math.min(knee + 4, hem - 2)])),
      'lit',
    ),
    pen.hang(creased && falls.curves.length === 0 ? cut.creases.map(reverseCurve) : [], 2.1),
    pen.leaf(0.7, creased ? cut.creases.map((crease) => moveCurve(crease, -0.7, 0)) : [], 'lit'),
    pen.hang(falls.curves, falls.inches),
  ];
}
