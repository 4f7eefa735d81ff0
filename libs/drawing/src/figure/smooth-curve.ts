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
export function smoothCurve(points: readonly Point[], headings: Headings = {}): Curve {
  const chords = points.slice(1).map((to, index) => computeDistance(points[index]!, to));
  // Between uniform and chord-length spacing: avoids bulges over long gaps.
  const spans = chords.map((chord) => chord ** 0.75);
  const start = headings.start && scaleVector(headings.start, chords[0]! / spans[0]!);
  const end = headings.end && scaleVector(headings.end, chords.at(-1)! / spans.at(-1)!);
  const xs = computeSlopes(
    points.map(({ x }) => x),
    spans,
    start?.x,
    end?.x,
  );
  const ys = computeSlopes(
    points.map(({ y }) => y),
    spans,
    start?.y,
    end?.y,
  );
  const cubics = spans.map((span, index) => {
    const from = points[index]!;
    const to = points[index + 1]!;
    return {
      c1: point(from.x + (xs[index]! * span) / 3, from.y + (ys[index]! * span) / 3),
      c2: point(to.x - (xs[index + 1]! * span) / 3, to.y - (ys[index + 1]! * span) / 3),
      to,
    };
  });
  return { from: points[0]!, cubics };
}

const computeDistance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function scaleVector(heading: Point, length: number): Point {
  const factor = length / Math.hypot(heading.x, heading.y);
  return point(heading.x * factor, heading.y * factor);
}

/** Solves the tridiagonal system of equal second derivatives by two sweeps. */
function computeSlopes(values: number[], spans: number[], start?: number, end?: number): number[] {
  const last = values.length - 1;
  const computeRise = (index: number): number => (values[index + 1]! - values[index]!) / spans[index]!;
  const ratios: number[] = [];
  const sums: number[] = [];
  for (let knot = 0; knot <= last; knot += 1) {
    const before = knot > 0 ? 1 / spans[knot - 1]! : 0;
    const after = knot < last ? 1 / spans[knot]! : 0;
    const given = knot === 0 ? start : knot === last ? end : undefined;
    const left = given === undefined ? before : 0;
    const right = given === undefined ? after : 0;
    const middle = given === undefined ? 2 * (before + after) : 1;
    const sum =
      given ??
      3 * ((knot > 0 ? computeRise(knot - 1) * before : 0) + (knot < last ? computeRise(knot) * after : 0));
    const pivot = middle - left * (ratios[knot - 1] ?? 0);
    ratios.push(right / pivot);
    sums.push((sum - left * (sums[knot - 1] ?? 0)) / pivot);
  }
  const slopes = [...sums];
  for (let knot = last - 1; knot >= 0; knot -= 1) {
    slopes[knot] = sums[knot]! - ratios[knot]! * slopes[knot + 1]!;
  }
  return slopes;
}
