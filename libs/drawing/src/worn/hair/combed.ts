import { between, joined, point, stretch } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import { polyline } from '../../form/polyline';
import type { Mark } from '../../garment/cut/pen';
import type { HeadPoint } from '../head';
import type { HairPen, Strands } from './hair-pen';

/** From where to where along a lock its strands are seen, one after another: no two beside each other alike. */
const WINDOWS = [
  [0.02, 0.78],
  [0.14, 1],
  [0.06, 0.56],
  [0.3, 0.96],
  [0.03, 0.68],
  [0.42, 1],
] as const;
/** Places on a strand. */
const STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Strands that run through a lock between two edges, both from root to tip. */
function combed(one: readonly HeadPoint[], other: readonly HeadPoint[], count: number): Strands {
  const [a, b] = [one, other].map((edge) => polyline(smoothCurve(edge.map(([x, y]) => point(x, y)))));
  const strand = (share: number, index: number): HeadPoint[] => {
    const [from, to] = WINDOWS[index % WINDOWS.length]!;
    return STOPS.map((stop) => {
      const way = from + (to - from) * stop;
      const { x, y } = between(a!.at(way * a!.length), b!.at(way * b!.length), share);
      return [x, y];
    });
  };
  return {
    dark: Array.from({ length: count }, (_, index) => strand((index + 0.5) / count, index)),
    bright: Array.from({ length: Math.ceil(count / 2) }, (_, index) =>
      strand((index * 2 + 0.95) / count, index + 2),
    ),
  };
}

/** How a lock ends, and where its outer edge begins to stand out from the hair beneath it. */
interface LockOptions {
  /** Runs from the tip of the outer edge to that of the inner one, with a corner between two; none where both meet. */
  ends?: readonly (readonly HeadPoint[])[];
  /** The stop of the outer edge from which it is drawn with the contour's weight; its first unless told. */
  free?: number;
}

/** A lock between its outer and its inner edge, both from root to tip, with so many strands in it. */
export function combedLock(
  { head, lock }: HairPen,
  outer: readonly HeadPoint[],
  inner: readonly HeadPoint[],
  count: number,
  { ends = [], free = 0 }: LockOptions = {},
): Mark {
  const edge = head.line(outer);
  const tip = stretch(edge, free, edge.cubics.length);
  const contour = ends.length > 0 ? joined(tip, head.shape(...ends)) : tip;
  const edges = [head.line([...inner].reverse()), ...(free > 0 ? [stretch(edge, 0, free)] : [])];
  return lock(contour, edges, combed(outer, inner, count));
}

/** The same places on the other side of the head. */
export const flipped = (places: readonly HeadPoint[]): HeadPoint[] =>
  places.map(([x, y]): HeadPoint => [-x, y]);
