import { LEVEL } from '../cut/body';
import type { Legs } from '../cut/legs';
import { point, reverseCurve, smoothCurve } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';

/** `share`: 0 inseam, 1 outside; right leg. */
type Stop = readonly [share: number, level: number];

/** Level from which a leg breaks on the shoe. */
const LONG = 141;

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
  const bent = cut.filled && hem > knee + 6;
  const plain = bent && falls.curves.length === 0;
  return [
    pen.leaf(0.2, [
      right([0.04, crotch - 0.6], [0.2, crotch - 1.6], [0.38, crotch - 3]),
      left([0.05, crotch - 0.8], [0.16, crotch - 1.6], [0.3, crotch - 2.8]),
    ]),
    pen.leaf(0.3, [
      ...(plain && !creased ? [left([0.02, knee - 4], [0.3, knee - 2], [0.6, knee - 1.6])] : []),
      ...(plain && hem > LONG ? [right, left] : []).map((leg, index) =>
        leg([index, hem - 5.6 - index], [0.5, hem - 3.4 - index], [0.84 - index * 0.7, hem - 4.2 - index]),
      ),
    ]),
    ...(faded
      ? [
          pen.leaf(
            1.3,
            [right([0.5, hip + 2], [0.55, crotch + 13], [0.5, Math.min(knee + 4, hem - 2)])],
            'lit',
          ),
        ]
      : []),
    ...(creased && falls.curves.length === 0 ? [pen.hang(cut.creases.map(reverseCurve), 1.5)] : []),
    pen.hang(falls.curves, falls.inches),
  ];
}
