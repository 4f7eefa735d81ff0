import { point, type Curve, type Point } from './curve';

/** Directions at the ends; lengths do not matter. */
export interface Headings {
  start?: Point;
  end?: Point;
}

/**
 * Cubic spline through two or more points, no two neighbors alike. Point count fixes the stretch count; open
 * ends run straight.
 */
export function smoothCurve(points: readonly Point[], { start, end }: Headings = {}): Curve {
  const chords = points
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(points[index]!.x - x, points[index]!.y - y));
  // Between uniform and chord-length spacing: avoids bulges over long gaps.
  const spans = chords.map((chord) => chord ** 0.75);
  const slopes = computeSlopes(
    points,
    spans,
    start && scaleVector(start, chords[0]! / spans[0]!),
    end && scaleVector(end, chords.at(-1)! / spans.at(-1)!),
  );
  const cubics = spans.map((span, index) => {
    const [from, to] = [points[index]!, points[index + 1]!];
    const [out, into] = [slopes[index]!, slopes[index + 1]!];
    return {
      c1: point(from.x + (out.x * span) / 3, from.y + (out.y * span) / 3),
      c2: point(to.x - (into.x * span) / 3, to.y - (into.y * span) / 3),
      to,
    };
  });
  return { from: points[0]!, cubics };
}

function scaleVector({ x, y }: Point, length: number): Point {
  const factor = length / Math.hypot(x, y);
  return point(x * factor, y * factor);
}

/** Solves the tridiagonal system of equal second derivatives by two sweeps. */
function computeSlopes(points: readonly Point[], spans: number[], start?: Point, end?: Point): Point[] {
  const last = points.length - 1;
  const computePull = (knot: number): Point => {
    const [a, b] = [points[knot]!, points[knot + 1]!];
    const span = spans[knot]!;
    return point((b.x - a.x) / span / span, (b.y - a.y) / span / span);
  };
  const ratios: number[] = [];
  const slopes: Point[] = [];
  let [ratio, sum, behind] = [0, point(0, 0), point(0, 0)];
  for (let knot = 0; knot <= last; knot += 1) {
    const given = knot === 0 ? start : knot === last ? end : undefined;
    const before = knot > 0 ? 1 / spans[knot - 1]! : 0;
    const after = knot < last ? 1 / spans[knot]! : 0;
    const left = given ? 0 : before;
    const pivot = given ? 1 : 2 * (before + after) - left * ratio;
    const ahead = knot < last ? computePull(knot) : point(0, 0);
    const { x, y } = given ?? point(3 * (behind.x + ahead.x), 3 * (behind.y + ahead.y));
    sum = point((x - left * sum.x) / pivot, (y - left * sum.y) / pivot);
    ratio = given ? 0 : after / pivot;
    behind = ahead;
    slopes.push(sum);
    ratios.push(ratio);
  }
  for (let knot = last - 1; knot >= 0; knot -= 1) {
    const [own, next] = [slopes[knot]!, slopes[knot + 1]!];
    slopes[knot] = point(own.x - ratios[knot]! * next.x, own.y - ratios[knot]! * next.y);
  }
  return slopes;
}
