import { point, computeLength, type Cubic, type Curve, type Point } from '../../figure/curve';

interface Stretch {
  from: Point;
  cubic: Cubic;
  length: number;
  middle: Point;
}

/** Merges smooth stretches within a tolerance of `most`. */
export function mergeStretches({ from, cubics }: Curve, most: number): Curve {
  const whole: Cubic[] = [];
  let run: Stretch[] = [];
  let start = from;
  for (const cubic of cubics) {
    const stretch = createStretch(start, cubic);
    run.push(stretch);
    const one = run.length > 1 && run.length <= LONGEST_RUN ? mergeToOne(run, most) : undefined;
    if (one) {
      whole[whole.length - 1] = one;
    } else {
      run = [stretch];
      whole.push(cubic);
    }
    start = cubic.to;
  }
  return { from, cubics: whole };
}

/** Each stretch more is tried against all before it. */
const LONGEST_RUN = 16;

function createStretch(from: Point, cubic: Cubic): Stretch {
  const { c1, c2, to } = cubic;
  const middle = point((from.x + 3 * (c1.x + c2.x) + to.x) / 8, (from.y + 3 * (c1.y + c2.y) + to.y) / 8);
  return { from, cubic, length: measureStretch(from, cubic), middle };
}

function mergeToOne(run: readonly Stretch[], most: number): Cubic | undefined {
  const [first, last] = [run[0]!, run.at(-1)!];
  const { from } = first;
  const { to } = last.cubic;
  const [outX, outY] = [first.cubic.c1.x - from.x, first.cubic.c1.y - from.y];
  const [inX, inY] = [last.cubic.c2.x - to.x, last.cubic.c2.y - to.y];
  // A single stretch turns less than 90°.
  if (outX * inX + outY * inY >= 0) return undefined;
  let whole = 0;
  for (const { length } of run) whole += length;
  const [head, tail] = [whole / first.length, whole / last.length];
  const one = {
    c1: point(from.x + outX * head, from.y + outY * head),
    c2: point(to.x + inX * tail, to.y + inY * tail),
    to,
  };
  let passed = 0;
  for (const { cubic, length, middle } of run) {
    if (isStraying(from, one, (passed + length / 2) / whole, middle, most)) return undefined;
    passed += length;
    if (cubic.to !== to && isStraying(from, one, passed / whole, cubic.to, most)) return undefined;
  }
  return one;
}

function isStraying(from: Point, { c1, c2, to }: Cubic, t: number, place: Point, most: number): boolean {
  const u = 1 - t;
  const a = u * u * u;
  const b = 3 * u * u * t;
  const c = 3 * u * t * t;
  const d = t * t * t;
  const x = a * from.x + b * c1.x + c * c2.x + d * to.x - place.x;
  const y = a * from.y + b * c1.y + c * c2.y + d * to.y - place.y;
  const off = x * x + y * y;
  if (off <= most * most) return false;
  if (!(off <= most * most * 64)) return true;
  const dx = u * u * (c1.x - from.x) + 2 * u * t * (c2.x - c1.x) + t * t * (to.x - c2.x);
  const dy = u * u * (c1.y - from.y) + 2 * u * t * (c2.y - c1.y) + t * t * (to.y - c2.y);
  return !(Math.abs(x * dy - y * dx) <= most * computeLength(dx, dy));
}

function measureStretch(from: Point, { c1, c2, to }: Cubic): number {
  const over =
    computeLength(c1.x - from.x, c1.y - from.y) +
    computeLength(c2.x - c1.x, c2.y - c1.y) +
    computeLength(to.x - c2.x, to.y - c2.y);
  return (over + computeLength(to.x - from.x, to.y - from.y)) / 2;
}
