import { computeLength } from '../../figure/curve';
import { point, type Curve, type Point } from './path';

/**
 * A line of varying weight as a closed shape; `weights` are widths at even shares, in curve units. `lean`: 0
 * even, 1 all to the left, -1 all to the right; `round` is the end's.
 */
export function traceRibbon(curve: Curve, weights: readonly number[], lean = 0, round = 0): Curve {
  const { from, cubics } = curve;
  const stops = [from, ...cubics.map(({ to }) => to)];
  const normals = stops.map((stop, index) => {
    const before = index === 0 ? stop : cubics[index - 1]!.c2;
    const after = index === cubics.length ? stop : cubics[index]!.c1;
    const [x, y] = [after.x - before.x, after.y - before.y];
    const long = computeLength(x, y) || 1;
    return point(y / long, -x / long);
  });
  const computeHalf = (way: number): number => {
    const place = way * (weights.length - 1);
    const index = Math.min(Math.floor(place), weights.length - 2);
    return (weights[index]! + (weights[index + 1]! - weights[index]!) * (place - index)) / 2;
  };
  const widths = stops.map((_, index) => computeHalf(index / cubics.length));
  const placeOff = (p: Point, index: number, sign: number): Point => {
    const far = widths[index]! * (sign + lean);
    return point(p.x + normals[index]!.x * far, p.y + normals[index]!.y * far);
  };
  const there = cubics.map(({ c1, c2, to }, index) => ({
    c1: placeOff(c1, index, 1),
    c2: placeOff(c2, index + 1, 1),
    to: placeOff(to, index + 1, 1),
  }));
  const end = placeOff(stops.at(-1)!, cubics.length, -1);
  const back = cubics
    .map(({ c1, c2 }, index) => ({
      c1: placeOff(c2, index + 1, -1),
      c2: placeOff(c1, index, -1),
      to: placeOff(stops[index]!, index, -1),
    }))
    .reverse();
  const [{ x, y }, far] = [normals.at(-1)!, round * widths.at(-1)!];
  const [c1, c2] = [there.at(-1)!.to, end].map((p) => point(p.x - y * far, p.y + x * far));
  return { from: placeOff(from, 0, 1), cubics: [...there, { c1: c1!, c2: c2!, to: end }, ...back] };
}
