import { interpolatePoint, computeLength, type Cubic, type Curve, type Point } from '../../figure/curve';

/** Splits long stretches first; `bent` handles stay tangents. */
export function mapCurve(
  { from, cubics }: Curve,
  to: (p: Point) => Point,
  longest: number,
  bent = false,
): Curve {
  const moved: Cubic[] = [];
  let last = to(from);
  let before = from;
  const moveHandle = (at: Point, moved: Point, handle: Point): Point =>
    bent ? interpolatePoint(moved, to(interpolatePoint(at, handle, NEAR)), 1 / NEAR) : to(handle);
  const move = (cubic: Cubic): void => {
    const end = to(cubic.to);
    moved.push({
      c1: moveHandle(before, last, cubic.c1),
      c2: moveHandle(cubic.to, end, cubic.c2),
      to: end,
    });
    last = end;
    before = cubic.to;
  };
  let start = from;
  for (const cubic of cubics) {
    const length = computeLength(cubic.to.x - start.x, cubic.to.y - start.y);
    move(cutPieces(start, cubic, Math.min(12, Math.ceil(length / longest)), move));
    start = cubic.to;
  }
  return { from: to(from), cubics: moved };
}

const NEAR = 0.25;

/** Hands on all pieces but the last, which it returns. */
function cutPieces(from: Point, cubic: Cubic, count: number, handOn: (piece: Cubic) => void): Cubic {
  let start = from;
  let { c1, c2 } = cubic;
  for (let left = count; left > 1; left -= 1) {
    const t = 1 / left;
    const ab = interpolatePoint(start, c1, t);
    const bc = interpolatePoint(c1, c2, t);
    const cd = interpolatePoint(c2, cubic.to, t);
    const before = interpolatePoint(ab, bc, t);
    const after = interpolatePoint(bc, cd, t);
    const to = interpolatePoint(before, after, t);
    handOn({ c1: ab, c2: before, to });
    start = to;
    c1 = after;
    c2 = cd;
  }
  return count > 1 ? { c1, c2, to: cubic.to } : cubic;
}
