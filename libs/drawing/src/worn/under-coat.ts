import { point } from '../figure/curve';
import type { Point } from '../figure/curve';
import type { Body } from '../form/body';
import { sampleFunction } from '../form/table';
import { createRunningMax } from '../garment/cut/silhouettes';
import type { Dressed } from './dressed';
import { createOutermostEdge } from './outermost';
import type { Pose } from './pose';

/** Inches. */
const STEP = 1;
const WITHIN = 0.14;

/** Inches that the hem's flanks may end above its middle. */
const CURVE = 4;

/** Eight degrees of spread below a coat's hem. */
const SPREAD = 0.14;

/** Draws in cloth that would stand out beside a coat. */
export function drawInUnder(
  coats: readonly Dressed[],
  each: Dressed,
  { landmarks: l }: Body,
  pose: Pose,
): (p: Point) => Point {
  const hem = Math.max(...coats.map(({ layers }) => layers.places.hem?.y ?? 0));
  const [coat, cloth] = [createOutermostEdge(coats), createOutermostEdge([each])];
  // A hem is curved: its middle lies lower than its flanks.
  const low = createRunningMax(coat, hem - CURVE, hem + 1);
  const corner = (each.layers.places.hem?.y ?? 0) - CURVE;
  const wide = createRunningMax(cloth, corner, corner + CURVE + 1);
  const first = l.armpitY + STEP;
  // A hem between two samples is drawn in like the cloth above it.
  let last = 1;
  const share = sampleFunction(
    (y) => {
      const outer = y < hem - CURVE ? coat(y) : low(y) + Math.max(y - hem, 0) * SPREAD;
      const own = each.layers.legs || y < corner ? cloth(y) : wide(y);
      const aside = each.layers.legs ? Math.abs(pose.legs(point(-pose.side * own, y)).x) : own;
      if (aside > 0) last = outer === 0 ? 1 : Math.min((outer - WITHIN) / aside, 1);
      return last;
    },
    first,
    l.floorY + 1,
    STEP,
  );
  return (p) => (p.y < first ? p : point(p.x * share(p.y), p.y));
}
