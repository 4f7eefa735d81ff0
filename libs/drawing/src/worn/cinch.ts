import { point } from '../figure/curve';
import type { Point } from '../figure/curve';
import type { Cinch } from './extra';

/** How far above and below a belt cloth is drawn in, in inches: it falls back into its own shape more slowly below. */
const REACH = { above: 1.5, below: 2.4 } as const;

/** A point of cloth after a belt has drawn it in. */
export function pulledIn({ x, y }: Point, { y: at, from, to }: Cinch): Point {
  const far = (y - at) / (y < at ? REACH.above : REACH.below);
  return point(x * (1 - (1 - to / from) * Math.exp(-far * far)), y);
}
