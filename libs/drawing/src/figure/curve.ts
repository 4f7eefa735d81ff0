export interface Point {
  x: number;
  y: number;
}

export interface Cubic {
  c1: Point;
  c2: Point;
  to: Point;
}

export interface Curve {
  from: Point;
  cubics: Cubic[];
}

/** Body inches to sheet units; origin at crown and axis. */
export interface Placement {
  scale: number;
  axis: number;
  crown: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

/** Much faster than `Math.hypot`, whose overflow care is not needed here. */
export const computeLength = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const interpolatePoint = (a: Point, b: Point, share: number): Point =>
  point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);

export const getLastPoint = (curve: Curve): Point => curve.cubics.at(-1)?.to ?? curve.from;

export function reverseCurve(curve: Curve): Curve {
  const stops = [curve.from, ...curve.cubics.map(({ to }) => to)];
  const cubics = curve.cubics.map(({ c1, c2 }, index) => ({ c1: c2, c2: c1, to: stops[index]! })).reverse();
  return { from: getLastPoint(curve), cubics };
}

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

/** Each curve must start where the one before it ends. */
export function joinCurves(first: Curve, ...rest: Curve[]): Curve {
  return { from: first.from, cubics: first.cubics.concat(...rest.map(({ cubics }) => cubics)) };
}

/** Stop 0 is the curve's first point. */
export function cutStretch(curve: Curve, start: number, end: number): Curve {
  const from = start === 0 ? curve.from : curve.cubics[start - 1]!.to;
  return { from, cubics: curve.cubics.slice(start, end) };
}

/** One decimal: a fifth of a pixel at the largest size. */
export const formatDecimal = (value: number): string => {
  const text = value.toFixed(1);
  return text === '-0.0' ? '0' : text.replace('.0', '');
};

export function formatPath(curve: Curve, { scale, axis, crown }: Placement, close = false): string {
  const formatPoint = ({ x, y }: Point): string =>
    `${formatDecimal(axis + x * scale)} ${formatDecimal(crown + y * scale)}`;
  const cubics = curve.cubics.map(
    ({ c1, c2, to }) => `C${formatPoint(c1)} ${formatPoint(c2)} ${formatPoint(to)}`,
  );
  return `M${formatPoint(curve.from)}${cubics.join('')}${close ? 'Z' : ''}`;
}
