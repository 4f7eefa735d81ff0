import { interpolatePoint, computeLength } from '../../figure/curve';
import type { Curve, Point } from '../../figure/curve';

/** Splits long stretches first, so that they bend too. */
export function mapCurve({ from, cubics }: Curve, to: (p: Point) => Point, longest: number): Curve {
  const moved: Curve['cubics'] = [];
  let start = from;
  for (const cubic of cubics) {
    const count = Math.min(
      12,
      Math.ceil(computeLength(cubic.to.x - start.x, cubic.to.y - start.y) / longest),
    );
    const pieces = count > 1 ? split([start, cubic.c1, cubic.c2, cubic.to], count) : [cubic];
    for (const piece of pieces) moved.push({ c1: to(piece.c1), c2: to(piece.c2), to: to(piece.to) });
    start = cubic.to;
  }
  return { from: to(from), cubics: moved };
}

type Bezier = readonly [Point, Point, Point, Point];

function split(whole: Bezier, count: number): Curve['cubics'] {
  const pieces: Curve['cubics'] = [];
  const d = whole[3];
  let [a, b, c] = whole;
  for (let left = count; left > 1; left -= 1) {
    const t = 1 / left;
    const [ab, bc, cd] = [interpolatePoint(a, b, t), interpolatePoint(b, c, t), interpolatePoint(c, d, t)];
    const [first, second] = [interpolatePoint(ab, bc, t), interpolatePoint(bc, cd, t)];
    const middle = interpolatePoint(first, second, t);
    pieces.push({ c1: ab, c2: first, to: middle });
    [a, b, c] = [middle, second, cd];
  }
  return [...pieces, { c1: b, c2: c, to: d }];
}
