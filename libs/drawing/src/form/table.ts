export interface Table {
  at(x: number): number;
}

/** Monotone cubic (Fritsch-Carlson): never overshoots. Knots must rise in x. */
export function createTable(knots: readonly (readonly [x: number, y: number])[]): Table {
  const xs = knots.map(([x]) => x);
  const ys = knots.map(([, y]) => y);
  const last = knots.length - 1;
  const rises = xs.slice(1).map((x, index) => (ys[index + 1]! - ys[index]!) / (x - xs[index]!));
  const slopes = knots.map((_, index) => {
    const [before, after] = [rises[index - 1], rises[index]];
    if (before === undefined) return after!;
    if (after === undefined) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const interpolateWithin = (index: number, x: number): number => {
    const span = xs[index + 1]! - xs[index]!;
    const t = (x - xs[index]!) / span;
    const u = 1 - t;
    return (
      ys[index]! * (1 + 2 * t) * u * u +
      slopes[index]! * span * t * u * u +
      ys[index + 1]! * t * t * (3 - 2 * t) +
      slopes[index + 1]! * span * t * t * (t - 1)
    );
  };
  return {
    at: (x) => {
      if (x <= xs[0]!) return ys[0]! + (x - xs[0]!) * slopes[0]!;
      if (x >= xs[last]!) return ys[last]! + (x - xs[last]!) * slopes[last]!;
      let index = 0;
      while (xs[index + 1]! <= x) index += 1;
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
  const known = sampleFunction(f, from, to);
  return sampleFunction(
    (x) => {
      // Blurs less toward the ends, so that both stay.
      const near = Math.min(width, (x - from) * 0.6, (to - x) * 0.6);
      return reach.reduce((sum, share, index) => sum + known(x + share * near) * weights[index]!, 0) / whole;
    },
    from,
    to,
    2,
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
