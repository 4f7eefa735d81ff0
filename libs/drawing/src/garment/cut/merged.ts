import { point } from '../../figure/curve';
import type { Curve, Point } from '../../figure/curve';
import { size } from './carried';

/**
 * A curve of fewer stretches, nowhere much further than told from the given one: what follows on smoothly, as where a
 * stretch was parted to bend, becomes one again.
 */
export function merged({ from, cubics }: Curve, most: number): Curve {
  const whole: Cubic[] = [];
  let start = from;
  let run: Cubic[] = [];
  for (const cubic of cubics) {
    const longer = [...run, cubic];
    const one = asOne(start, longer, most);
    if (one) {
      run = longer;
      whole[whole.length - (longer.length > 1 ? 1 : 0)] = one;
    } else {
      start = run.at(-1)!.to;
      run = [cubic];
      whole.push(cubic);
    }
  }
  return { from, cubics: whole };
}

/**
 * Stretches as one, with the outer handles as long as they would be had it been parted where the stretches meet. Nothing
 * where it would stray from an end or a middle of one of them.
 */
function asOne(from: Point, run: readonly Cubic[], most: number): Cubic | undefined {
  const [first, last] = [run[0]!, run.at(-1)!];
  if (run.length === 1) return first;
  const { to } = last;
  // One stretch turns less than a quarter.
  if ((first.c1.x - from.x) * (to.x - last.c2.x) + (first.c1.y - from.y) * (to.y - last.c2.y) <= 0)
    return undefined;
  const lengths = run.map((cubic, index) => lengthOf(index === 0 ? from : run[index - 1]!.to, cubic));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const [head, tail] = [whole / lengths[0]!, whole / lengths.at(-1)!];
  const one = {
    c1: point(from.x + (first.c1.x - from.x) * head, from.y + (first.c1.y - from.y) * head),
    c2: point(to.x + (last.c2.x - to.x) * tail, to.y + (last.c2.y - to.y) * tail),
    to,
  };
  let passed = 0;
  let start = from;
  for (const [index, cubic] of run.entries()) {
    const length = lengths[index]!;
    if (strays(from, one, (passed + length / 2) / whole, pointAt(start, cubic, 0.5), most)) return undefined;
    passed += length;
    if (cubic !== last && strays(from, one, passed / whole, cubic.to, most)) return undefined;
    start = cubic.to;
  }
  return one;
}

type Cubic = Curve['cubics'][number];

/** About how long a stretch is: between its chord and the way over its handles. */
function lengthOf(from: Point, { c1, c2, to }: Cubic): number {
  const over =
    size(c1.x - from.x, c1.y - from.y) + size(c2.x - c1.x, c2.y - c1.y) + size(to.x - c2.x, to.y - c2.y);
  return (over + size(to.x - from.x, to.y - from.y)) / 2;
}

function pointAt(from: Point, { c1, c2, to }: Cubic, t: number): Point {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return point(a * from.x + b * c1.x + c * c2.x + d * to.x, a * from.y + b * c1.y + c * c2.y + d * to.y);
}

/** Whether a place that a stretch should pass lies too far beside it; a little before or after it does not count. */
function strays(from: Point, one: Cubic, t: number, place: Point, most: number): boolean {
  const at = pointAt(from, one, t);
  const [x, y] = [at.x - place.x, at.y - place.y];
  const off = size(x, y);
  if (off <= most) return false;
  if (!(off <= most * 8)) return true;
  const u = 1 - t;
  const { c1, c2, to } = one;
  const dx = u * u * (c1.x - from.x) + 2 * u * t * (c2.x - c1.x) + t * t * (to.x - c2.x);
  const dy = u * u * (c1.y - from.y) + 2 * u * t * (c2.y - c1.y) + t * t * (to.y - c2.y);
  return !(Math.abs(x * dy - y * dx) <= most * size(dx, dy));
}
