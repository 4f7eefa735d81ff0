import { interpolatePoint, joinCurves, mirrorCurve, point, computeLength } from '../../figure/curve';
import type { Curve, Point } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';

export { interpolatePoint, mirrorCurve, point, reverseCurve } from '../../figure/curve';
export type { Curve, Point } from '../../figure/curve';
export { smoothCurve } from '../../figure/smooth-curve';

/** Straight lines from point to point. */
export function straight(from: Point, ...stops: Point[]): Curve {
  return {
    from,
    cubics: stops.map((to, index) => {
      const start = index === 0 ? from : stops[index - 1]!;
      return { c1: interpolatePoint(start, to, 1 / 3), c2: interpolatePoint(start, to, 2 / 3), to };
    }),
  };
}

/** A smooth curve through coordinates given in pairs, for lines without special headings. */
export function traceThrough(...pairs: readonly (readonly [number, number])[]): Curve {
  return smoothCurve(pairs.map(([x, y]) => point(x, y)));
}

/** Straight lines through coordinates given in pairs. */
export function traceCorners(
  first: readonly [number, number],
  ...pairs: (readonly [number, number])[]
): Curve {
  return straight(point(...first), ...pairs.map(([x, y]) => point(x, y)));
}

/** Curves one after another with a straight line across every gap. */
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

/** A curve and its mirror image. */
export const mirrorSides = (right: Curve): [Curve, Curve] => [right, mirrorCurve(right)];

export const placeEnd = (curve: Curve): Point => curve.cubics.at(-1)?.to ?? curve.from;

/** A curve moved. */
export function moveCurve(curve: Curve, x: number, y: number): Curve {
  const move = (p: Point): Point => point(p.x + x, p.y + y);
  return {
    from: move(curve.from),
    cubics: curve.cubics.map(({ c1, c2, to }) => ({ c1: move(c1), c2: move(c2), to: move(to) })),
  };
}

/** The point on a curve at a share of its stretches; 0 gives the start, 1 the end. */
export function placeAlong(curve: Curve, share: number): Point {
  const place = Math.min(Math.max(share, 0), 0.9999) * curve.cubics.length;
  const index = Math.floor(place);
  const t = place - index;
  const from = index === 0 ? curve.from : curve.cubics[index - 1]!.to;
  const { c1, c2, to } = curve.cubics[index]!;
  const [a, b, c] = [interpolatePoint(from, c1, t), interpolatePoint(c1, c2, t), interpolatePoint(c2, to, t)];
  return interpolatePoint(interpolatePoint(a, b, t), interpolatePoint(b, c, t), t);
}

/** What marks are put on: the way from their own space to the sheet. */
export interface Sheet {
  /** Sheet units to the centimeter, for what keeps its size: lines, buttons. */
  scale: number;
  /** Where a point comes to lie, in written units. */
  at(p: Point): Point;
  /**
   * How many of the units that places and lengths are written in make one of the sheet's. Above 1 they are whole numbers,
   * which are shorter than tenths; whoever puts the marks together scales them back.
   */
  unit: number;
  /** Whether places are given in whole units of the sheet: for a drawing whose units are smaller than a pixel. */
  coarse: boolean;
  /** The same sheet for marks in inches on the body instead of centimeters on the pattern. */
  body: Sheet;
  /** Whether something is to be seen of a line, where some are left out. */
  shows?(curve: Curve): boolean;
  /** The markup of a mark within another one, where some are left out. */
  inner?(mark: { markup(sheet: Sheet): string }): string;
}
