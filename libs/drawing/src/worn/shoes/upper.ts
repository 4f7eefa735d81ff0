import type { FootSpot } from '../../figure/foot';
import { linkCurves, moveCurve, placeEnd, point, reverseCurve, smoothCurve } from '../../garment/cut/path';
import type { Curve, Point } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { mix, PAPER } from '../../garment/paint/colors';
import type { Back } from './last';
import { traceToeLine, type Shod } from './shod';

export interface Opening {
  back: Back;
  outer: FootSpot;
  inner: FootSpot;
  low: number;
  pointed?: boolean;
  peep?: boolean;
}

/** Inches: of the leather, and of the foot under the topline. */
const WALL = 0.07;
const SHADE = 0.16;
const EDGE = 0.1;

export function drawUpper(
  pair: Shod,
  opening: Opening,
  turn: (curve: Curve) => Curve,
  inside: readonly Mark[] = [],
): Mark[] {
  const { pen } = pair;
  const [outer, inner] = [opening.outer, opening.inner].map((spot) => placeOnFoot(pair, spot, opening.back));
  const close = { ...opening, outer: outer!, inner: inner! };
  const mouth = traceTopline(pair, close);
  const sides = traceQuarters(pair, close);
  return [
    ...mouth.map((edge) =>
      pen.fill('#14080a', 0.26, turn(linkCurves(edge, reverseCurve(moveCurve(edge, 0, -SHADE))))),
    ),
    pen.panel(turn(linkCurves(...mouth, ...sides)), { contour: turn(linkCurves(...sides)), inside }),
    pen.stroke(pen.main.colors.light, 1.4, ...mouth.map((edge) => turn(moveCurve(edge, 0, EDGE)))),
    pen.stroke(pen.main.colors.ink, 1.2, ...mouth.map(turn)),
  ];
}

/** Kept within the foot's own edge, so that no gap shows; an open back ends beside it. */
const placeOnFoot = ({ foot: { ankle }, last, edge }: Shod, [u, t]: FootSpot, back: Back): FootSpot =>
  back === 'closed'
    ? [Math.sign(u) * Math.min(Math.abs(u), (ankle - 0.04 + Math.max(t, 0) * 0.2) / last.width), t]
    : [edge(u > 0 ? 1 : -1, t) + Math.sign(u) * WALL, t];

function traceTopline({ line, edge }: Shod, { inner, outer, low, pointed }: Opening): [Curve, ...Curve[]] {
  const place = ([from, top]: FootSpot, across: number, share: number): FootSpot => {
    const t = top + (low - top) * share;
    return [edge(from > 0 ? 1 : -1, t) * across, t];
  };
  const middle: FootSpot = [0.04, low];
  if (pointed)
    return [line(inner, place(inner, 0.7, 0.46), middle), line(middle, place(outer, 0.72, 0.46), outer)];
  const placeSide = (from: FootSpot): FootSpot[] => [from, place(from, 0.84, 0.36), place(from, 0.61, 0.84)];
  return [line(...placeSide(inner), middle, ...placeSide(outer).reverse())];
}

function traceQuarters(pair: Shod, { inner, outer, peep = false }: Opening): [Curve, ...Curve[]] {
  const toe = peep ? tracePeepLine(pair) : traceToeLine(pair);
  const traceSide = ([from, t]: FootSpot, end: Point, along: Point): Curve => {
    const side = from > 0 ? 1 : -1;
    const half = (t + BALL) / 2;
    return smoothCurve([pair.at(from, t), pair.at(pair.edge(side, half) + side * WALL, half), end], {
      end: point(along.x - end.x, along.y - end.y),
    });
  };
  return [
    traceSide(outer, toe.from, toe.cubics[0]!.c1),
    toe,
    reverseCurve(traceSide(inner, placeEnd(toe), toe.cubics.at(-1)!.c2)),
  ];
}

/** Way from the ankle to the toes at which a shoe is broadest. */
const BALL = 0.64;

function tracePeepLine({ line, edge }: Shod): Curve {
  const placeSide = (side: 1 | -1, t: number): FootSpot => [edge(side, t) + side * WALL, t];
  return linkCurves(
    line(placeSide(1, 0.62), placeSide(1, 0.75), placeSide(1, 0.88)),
    line(placeSide(1, 0.88), [0.46, 0.855], [0, 0.84], [-0.46, 0.855], placeSide(-1, 0.88)),
    line(placeSide(-1, 0.88), placeSide(-1, 0.75), placeSide(-1, 0.62)),
  );
}

export function drawGleam({ pen, line, piece }: Shod, turn: (curve: Curve) => Curve, ...more: Curve[]): Mark {
  const color = mix(pen.main.colors.light, PAPER, piece.paint.colors.dark ? 0.3 : 0);
  const toe = linkCurves(
    line([-0.84, 0.62], [-0.72, 0.8], [-0.16, 0.92]),
    line([-0.16, 0.92], [-0.46, 0.8], [-0.84, 0.62]),
  );
  return pen.fill(color, 0.5, ...[toe, ...more].map(turn));
}
