export interface Table {
  at(x: number): number;
}

/** Monotone cubic (Fritsch-Carlson): never overshoots. Knots must rise in x. */
export function createTable(knots: readonly (readonly [x: number, y: number])[]): Table {
  const spans = knots.slice(1).map(([x], index) => x - knots[index]![0]);
  const rises = spans.map((span, index) => (knots[index + 1]![1] - knots[index]![1]) / span);
  const slopes = knots.map((_, index) => {
    const [before, after] = [rises[index - 1], rises[index]];
    if (before === undefined) return after!;
    if (after === undefined) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const last = knots.length - 1;
  const interpolateWithin = (index: number, x: number): number => {
    const span = spans[index]!;
    const t = (x - knots[index]![0]) / span;
    const [from, to] = [knots[index]![1], knots[index + 1]![1]];
    const [leaving, arriving] = [slopes[index]! * span, slopes[index + 1]! * span];
    const u = 1 - t;
    return (
      from * (1 + 2 * t) * u * u + leaving * t * u * u + to * t * t * (3 - 2 * t) + arriving * t * t * (t - 1)
    );
  };
  return {
    at: (x) => {
      const [firstX, firstY] = knots[0]!;
      const [lastX, lastY] = knots[last]!;
      if (x <= firstX) return firstY + (x - firstX) * slopes[0]!;
      if (x >= lastX) return lastY + (x - lastX) * slopes[last]!;
      let index = 0;
      while (knots[index + 1]![0] <= x) index += 1;
      return interpolateWithin(index, x);
    },
  };
}

/** Sampled once, for costly functions called often. */
export function sampleFunction(
  f: (x: number) => number,
  from: number,
  to: number,
  step = 1,
): (x: number) => number {
  const count = Math.max(1, Math.ceil((to - from) / step));
  const size = (to - from) / count;
  const values = Array.from({ length: count + 1 }, (_, index) => f(from + index * size));
  return (x) => {
    const place = Math.min(Math.max((x - from) / size, 0), count);
    const index = Math.min(Math.floor(place), count - 1);
    return values[index]! + (values[index + 1]! - values[index]!) * (place - index);
  };
}

/** Each value is a mean within about `width` on either side. */
export function smoothFunction(
  f: (x: number) => number,
  from: number,
  to: number,
  width: number,
): (x: number) => number {
  const reach = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5];
  const weights = reach.map((share) => Math.exp(-share * share));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const known = sampleFunction(f, from, to, 0.5);
  return sampleFunction(
    (x) => {
      // Blurs less toward the ends, so that both stay.
      const near = Math.min(width, (x - from) * 0.6, (to - x) * 0.6);
      return reach.reduce((sum, share, index) => sum + known(x + share * near) * weights[index]!, 0) / whole;
    },
    from,
    to,
  );
}

/** Convex upper bridge between two places; the function itself beyond them. */
export function createBridge(f: (x: number) => number, from: number, to: number): (x: number) => number {
  const count = Math.max(2, Math.ceil((to - from) / 2));
  const size = (to - from) / count;
  const tops: Place[] = [];
  for (let index = 0; index <= count; index += 1) {
    const next = { x: from + index * size, y: f(from + index * size) };
    while (tops.length > 1 && isSagging(tops.at(-2)!, tops.at(-1)!, next)) tops.pop();
    tops.push(next);
  }
  return (x) => {
    if (x <= from || x >= to) return f(x);
    const after = tops.findIndex((top) => top.x >= x);
    const [a, b] = [tops[after - 1]!, tops[after]!];
    return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
  };
}

interface Place {
  x: number;
  y: number;
}

const isSagging = (a: Place, b: Place, c: Place): boolean =>
  (b.y - a.y) * (c.x - a.x) <= (c.y - a.y) * (b.x - a.x);
