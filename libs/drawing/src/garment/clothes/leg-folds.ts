import { LEVEL } from '../cut/body';
import type { Legs } from '../cut/legs';
import { point, reverseCurve, smoothCurve } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';

/** `share`: 0 inseam, 1 outside; right leg. */
type Stop = readonly [share: number, level: number];

/** Level from which a leg breaks on the foot. */
const LONG = 130;

/** Standing and idle leg differ: symmetric folds would look like eyes. */
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
  const traceBreaks = (leg: typeof right, low: number): Curve[] => [
    leg([1, hem - low - 6.5], [0.62, hem - low - 3.4], [0.22, hem - low - 4]),
    leg([0, hem - low - 4.4], [0.4, hem - low - 1.6], [0.8, hem - low - 2.6]),
  ];
  return [
    pen.leaf(0.42, [
      right([0.03, crotch - 0.4], [0.3, crotch - 1.4], [0.55, hip - 0.6]),
      left([0.04, crotch - 0.2], [0.3, crotch - 0.8], [0.5, hip + 0.6]),
      left([0.03, crotch + 3], [0.4, crotch + 1.8], [0.8, crotch + 2.2]),
    ]),
    pen.leaf(0.62, [
      ...(cut.filled ? [right([0.99, hip + 1.5], [0.62, hip + 2.4], [0.34, hip + 0.6])] : []),
      ...(plain
        ? [
            left([0.02, knee - 6], [0.3, knee - 3.2], [0.62, knee - 3]),
            left([0.98, knee + 1], [0.7, knee + 2.6], [0.36, knee + 1.4]),
            left([0.02, knee + 6], [0.36, knee + 5.4], [0.66, knee + 2.6]),
          ]
        : []),
      ...(bent && hem > LONG ? [...traceBreaks(right, 0).slice(1), ...traceBreaks(left, 0.9)] : []),
    ]),
    ...(faded
      ? [
          pen.leaf(
            2.1,
            [right, left].map((leg) =>
              leg([0.5, hip + 2], [0.56, crotch + 14], [0.5, Math.min(knee + 8, hem - 2)]),
            ),
            'lit',
          ),
        ]
      : []),
    ...(creased && falls.curves.length === 0 ? [pen.hang(cut.creases.map(reverseCurve), 1.5)] : []),
    pen.hang(falls.curves, falls.inches),
  ];
}
