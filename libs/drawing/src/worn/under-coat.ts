import { point, type Point } from '../figure/curve';
import { clamp } from '../figure/soft-limits';
import type { Body } from '../form/body';
import { sampleFunction } from '../form/table';
import type { Dressed } from './dressed';
import { createOutermostEdge } from './outermost';
import type { Pose } from './pose';

/** Inches. */
const STEP = 0.5;
const WITHIN = 0.14;
/** Above a coat's hem. */
const HIDDEN = { more: 0.5, above: 2 } as const;
/** A dropped shoulder lies lower than the set-in one under it. */
const SHOULDER = 0.5;
const MENS_WIDER = 0.32;
/** Above a coat's hem, from where hips keep their cloth. */
const HIPS = 0.5;

/** Inches that flanks may end above the hem's middle; least share of their width. */
const CURVE = 4;
const FLANK = 0.86;
const STEEP = 0.985;

/** Eight degrees of spread below a coat's hem. */
const SPREAD = 0.14;

/** Draws in cloth that would stand out beside a coat. */
export function drawInUnder(
  coats: readonly Dressed[],
  each: Dressed,
  { landmarks: l, half }: Body,
  pose: Pose,
): (p: Point) => Point {
  const hem = Math.max(...coats.map(({ layers }) => layers.places.hem?.y ?? 0));
  const [coat, cloth] = [createOutermostEdge(coats), createOutermostEdge([each])];
  const corner = findCorner(coat, hem);
  const end = each.layers.legs ? Infinity : findCorner(cloth, each.layers.places.hem?.y ?? 0);
  const first = l.armpitY + STEP;
  // A hem between two samples is drawn in like the cloth above it.
  let last = 1;
  const share = sampleFunction(
    (y) => {
      const outer = coat(Math.min(y, corner)) + Math.max(y - corner, 0) * SPREAD;
      const own = cloth(Math.min(y, end));
      const aside = each.layers.legs ? Math.abs(pose.legs(point(-pose.side * own, y)).x) : own;
      const within = WITHIN + HIDDEN.more * clamp((hem - y) / HIDDEN.above, 0, 1);
      const least = y > hem - HIPS ? (half(y) + WITHIN) / own : 0;
      const most = each.layers.legs ? 1 + (MENS_WIDER * l.build) / own : 1;
      if (aside > 0) last = outer === 0 ? 1 : Math.min(Math.max((outer - within) / aside, least), most);
      return last;
    },
    first,
    l.floorY + 1,
    STEP,
  );
  return ({ x, y }) =>
    y < first
      ? point(x, y + SHOULDER * (x / l.deltoid) ** 2 * clamp((first - y) / HIDDEN.above, 0, 1))
      : point(x * share(y), y);
}

/** A hem is curved: its middle lies lower than the ends of its flanks. */
function findCorner(edge: (y: number) => number, hem: number): number {
  let y = hem;
  while (y > hem - CURVE && (edge(y) < FLANK * edge(hem - CURVE) || edge(y) < STEEP * edge(y - STEP / 2)))
    y -= 0.1;
  return y;
}
