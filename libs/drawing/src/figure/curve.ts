export interface Point {
  x: number;
  y: number;
}

/** One cubic Bézier stretch: two control points and the end point. */
interface Cubic {
  c1: Point;
  c2: Point;
  to: Point;
}

/** A run of cubic Bézier stretches. */
export interface Curve {
  from: Point;
  cubics: Cubic[];
}

/** How points of the body, in body inches from the crown and the body's axis, land on the sheet. */
export interface Placement {
  scale: number;
  axis: number;
  crown: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

/** How long a way is; many times faster than `Math.hypot`, whose care for huge numbers no drawing needs. */
export const computeLength = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** The point a share of the way from one to another; 0 gives the first, 1 the second. */
export const interpolatePoint = (a: Point, b: Point, share: number): Point =>
  point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);

export const findLastPoint = (curve: Curve): Point => curve.cubics.at(-1)?.to ?? curve.from;

/** The same curve run through from its end to its start. */
export function reverseCurve(curve: Curve): Curve {
  const stops = [curve.from, ...curve.cubics.map(({ to }) => to)];
  const cubics = curve.cubics.map(({ c1, c2 }, index) => ({ c1: c2, c2: c1, to: stops[index]! })).reverse();
  return { from: findLastPoint(curve), cubics };
}

/** The same curve on the other side of the body's axis. */
export function mirrorCurve(curve: Curve): Curve {
  const flipPoint = ({ x, y }: Point): Point => point(-x, y);
  return {
    from: flipPoint(curve.from),
    cubics: curve.cubics.map(({ c1, c2, to }) => ({
      c1: flipPoint(c1),
      c2: flipPoint(c2),
      to: flipPoint(to),
    })),
  };
}

/** Curves one after another; each must start where the one before it ends. */
export function joinCurves(first: Curve, ...rest: Curve[]): Curve {
  return { from: first.from, cubics: first.cubics.concat(...rest.map(({ cubics }) => cubics)) };
}

/** The stretches of a curve from stop `start` to stop `end`, where stop 0 is the curve's first point. */
export function cutStretch(curve: Curve, start: number, end: number): Curve {
  const from = start === 0 ? curve.from : curve.cubics[start - 1]!.to;
  return { from, cubics: curve.cubics.slice(start, end) };
}

/** A coordinate as text: one decimal, which is a fifth of a pixel at the largest size drawn. */
export const formatDecimal = (value: number): string => {
  const text = value.toFixed(1);
  return text === '-0.0' ? '0' : text.replace('.0', '');
};

/** Path data (SVG `d`) of a curve on the sheet; closed with `Z` when asked. */
export function formatPath(curve: Curve, { scale, axis, crown }: Placement, close = false): string {
  const formatPoint = ({ x, y }: Point): string =>
    `${formatDecimal(axis + x * scale)} ${formatDecimal(crown + y * scale)}`;
  const cubics = curve.cubics.map(
    ({ c1, c2, to }) => `C${formatPoint(c1)} ${formatPoint(c2)} ${formatPoint(to)}`,
  );
  return `M${formatPoint(curve.from)}${cubics.join('')}${close ? 'Z' : ''}`;
}
