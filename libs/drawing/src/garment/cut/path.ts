import { interpolatePoint, joinCurves, mirrorCurve, point, computeLength } from '../../figure/curve';
import type { Curve, Point } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';

export { interpolatePoint, mirrorCurve, point, reverseCurve } from '../../figure/curve';
export type { Curve, Point } from '../../figure/curve';
export { smoothCurve } from '../../figure/smooth-curve';

export function straight(from: Point, ...stops: Point[]): Curve {
  return {
    from,
    cubics: stops.map((to, index) => {
      const start = index === 0 ? from : stops[index - 1]!;
      return { c1: interpolatePoint(start, to, 1 / 3), c2: interpolatePoint(start, to, 2 / 3), to };
    }),
  };
}

export function traceThrough(...pairs: readonly (readonly [number, number])[]): Curve {
  return smoothCurve(pairs.map(([x, y]) => point(x, y)));
}

export function traceCorners(
  first: readonly [number, number],
  ...pairs: (readonly [number, number])[]
): Curve {
  return straight(point(...first), ...pairs.map(([x, y]) => point(x, y)));
}

export function linkCurves(first: Curve, ...rest: Curve[]): Curve {
  const parts: Curve[] = [];
  let end = placeEnd(first);
  for (const next of rest) {
    if (computeLength(end.x - next.from.x, end.y - next.from.y) >= 0.01) parts.push(straight(end, next.from));
    parts.push(next);
    end = placeEnd(next);
  }
  return joinCurves(first, ...parts);
}

export const mirrorSides = (right: Curve): [Curve, Curve] => [right, mirrorCurve(right)];

export const placeEnd = (curve: Curve): Point => curve.cubics.at(-1)?.to ?? curve.from;

export function moveCurve(curve: Curve, x: number, y: number): Curve {
  const move = (p: Point): Point => point(p.x + x, p.y + y);
  return {
    from: move(curve.from),
    cubics: curve.cubics.map(({ c1, c2, to }) => ({ c1: move(c1), c2: move(c2), to: move(to) })),
  };
}

/** By share of its stretches: 0 start, 1 end. */
export function placeAlong(curve: Curve, share: number): Point {
  const place = Math.min(Math.max(share, 0), 0.9999) * curve.cubics.length;
  const index = Math.floor(place);
  const t = place - index;
  const from = index === 0 ? curve.from : curve.cubics[index - 1]!.to;
  const { c1, c2, to } = curve.cubics[index]!;
  const [a, b, c] = [interpolatePoint(from, c1, t), interpolatePoint(c1, c2, t), interpolatePoint(c2, to, t)];
  return interpolatePoint(interpolatePoint(a, b, t), interpolatePoint(b, c, t), t);
}

export interface Sheet {
  /** Sheet units per centimeter, for lines and buttons. */
  scale: number;
  /** In written units. */
  at(p: Point): Point;
  /** Written units per sheet unit. Above 1, coordinates are short integers and the caller scales back. */
  unit: number;
  /** Whole sheet units, where a unit is below a pixel. */
  coarse: boolean;
  /** A portrait shows it larger. */
  isFace?: boolean;
  longest?: number | undefined;
  body: Sheet;
  shows?(curve: Curve): boolean;
  inner?(mark: { markup(sheet: Sheet): string }): string;
}
