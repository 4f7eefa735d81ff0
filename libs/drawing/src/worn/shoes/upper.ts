import type { FootSpot } from '../../figure/foot';
import { linkCurves, straight } from '../../garment/cut/path';
import type { Curve } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { mix, PAPER } from '../../garment/paint/colors';
import { computeFlatness, traceToeLine } from './shod';
import type { Shod } from './shod';

export type Back = 'closed' | 'sling' | 'open';

export interface Opening {
  back: Back;
  outer: FootSpot;
  inner: FootSpot;
  low: number;
  pointed?: boolean;
  peep?: boolean;
}

/** Inches. */
const WALL = 0.09;

export function drawUpper(
  pair: Shod,
  opening: Opening,
  turn: (curve: Curve) => Curve,
  inside: readonly Mark[] = [],
): Mark[] {
  const { pen } = pair;
  const close = { ...opening, outer: onFoot(pair, opening.outer), inner: onFoot(pair, opening.inner) };
  const fitted = opening.back === 'sling' ? opening : close;
  const mouth = traceTopline(pair, fitted);
  const sides = traceQuarters(pair, fitted);
  return [
    pen.panel(turn(linkCurves(...mouth, ...sides)), { contour: turn(linkCurves(...sides)), inside }),
    pen.stroke(pen.main.colors.ink, 1.15, ...mouth.map(turn)),
  ];
}

/** Kept within the foot's own edge, so that no gap shows. */
const onFoot = ({ foot: { ankle }, last }: Shod, [u, t]: FootSpot): FootSpot => [
  Math.sign(u) * Math.min(Math.abs(u), (ankle - 0.04 + Math.max(t, 0) * 0.2) / last.width),
  t,
];

function traceTopline({ line }: Shod, { inner, outer, low, pointed }: Opening): [Curve, ...Curve[]] {
  const place = ([u, t]: FootSpot, across: number, share: number): FootSpot => [
    u * across,
    t + (low - t) * share,
  ];
  const middle: FootSpot = [0.04, low];
  if (pointed)
    return [line(inner, place(inner, 0.74, 0.42), middle), line(middle, place(outer, 0.76, 0.42), outer)];
  return [
    line(
      inner,
      place(inner, 0.88, 0.5),
      place(inner, 0.5, 0.9),
      middle,
      place(outer, 0.52, 0.9),
      place(outer, 0.9, 0.5),
      outer,
    ),
  ];
}

function traceQuarters(pair: Shod, { back, inner, outer, peep = false }: Opening): [Curve, ...Curve[]] {
  const toe = peep ? tracePeepLine(pair) : traceToeLine(pair);
  if (back === 'sling') return [toe];
  const ball = 1 - 0.4 * computeFlatness(pair.last);
  const placeWall = ([u, t]: FootSpot): FootSpot => [u + Math.sign(u) * WALL, t + 0.012];
  return [
    straight(pair.at(...outer), pair.at(...placeWall(outer))),
    pair.line(placeWall(outer), [1.12, Math.max(0.42, outer[1] + 0.1)], [1.18, ball]),
    toe,
    pair.line([-1.08, ball], [-1.05, Math.max(0.42, inner[1] + 0.1)], placeWall(inner)),
    straight(pair.at(...placeWall(inner)), pair.at(...inner)),
  ];
}

const tracePeepLine = ({ line }: Shod): Curve =>
  linkCurves(
    line([1.18, 0.6], [1.18, 0.74], [0.82, 0.9]),
    line([0.82, 0.9], [0.46, 0.855], [0, 0.84], [-0.46, 0.855], [-0.8, 0.9]),
    line([-0.8, 0.9], [-1.08, 0.74], [-1.08, 0.6]),
  );

export function drawGleam({ pen, line, piece }: Shod, turn: (curve: Curve) => Curve): Mark {
  const color = mix(pen.main.colors.light, PAPER, piece.paint.colors.dark ? 0.3 : 0);
  const back = line([-0.16, 0.92], [-0.46, 0.8], [-0.84, 0.62]);
  return pen.fill(color, 0.5, turn(linkCurves(line([-0.84, 0.62], [-0.72, 0.8], [-0.16, 0.92]), back)));
}
