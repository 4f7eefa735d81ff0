import type { Point } from '../curve';

export const drawCommands = (path: string): string => path.replace(/[^A-Z]/g, '');

export function flattened(path: string, steps = 5): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((run) => {
      const [from, ...rest] = placePairs(run);
      const points = [from!];
      for (let index = 0; index < rest.length; index += 3) {
        const [c1, c2, to] = [rest[index]!, rest[index + 1]!, rest[index + 2]!];
        const start = points.at(-1)!;
        for (let step = 1; step <= steps; step += 1) points.push(onCubic(start, c1, c2, to, step / steps));
      }
      return points;
    });
}

function placePairs(run: string): Point[] {
  const numbers = (run.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[index * 2]!,
    y: numbers[index * 2 + 1]!,
  }));
}

function onCubic(from: Point, c1: Point, c2: Point, to: Point, share: number): Point {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const sum = (pick: (point: Point) => number): number =>
    [from, c1, c2, to].reduce((total, point, index) => total + weights[index]! * pick(point), 0);
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

export function doesCrossItself(points: Point[]): boolean {
  const last = points.length - 1;
  for (let first = 0; first < last; first += 1) {
    for (let second = first + 2; second < last; second += 1) {
      if (isCross(points[first]!, points[first + 1]!, points[second]!, points[second + 1]!)) return true;
    }
  }
  return false;
}

function isCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
