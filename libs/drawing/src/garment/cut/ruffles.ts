import { placeAlong, interpolatePoint, linkCurves, point, reverseCurve, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';
import type { Mark, Pen } from './pen';

/** `deep`: centimeters to the right, negative to the left. */
export function drawRuffle(pen: Pen, seam: Curve, deep: number, waves: number): Mark[] {
  const placeAt = (wave: number, down: number): Point => {
    const share = Math.min(Math.max(wave / waves, 0), 1);
    const [before, after] = [Math.max(share - NEAR, 0), Math.min(share + NEAR, 1)];
    // Fades out at both ends.
    const full = Math.min(1, 0.3 + Math.min(wave, waves - wave) * 0.5);
    return placeAside(
      placeAlong(seam, share),
      placeAlong(seam, before),
      placeAlong(seam, after),
      deep * full * down,
    );
  };
  const lobes = Array.from({ length: waves }, (_, wave) =>
    smoothCurve(LOBE.map(([across, down]) => placeAt(wave + across, down))),
  );
  const cusps = lobes.slice(1).map(({ from }) => from);
  const folds = cusps.map((cusp, index) =>
    straight(cusp, interpolatePoint(cusp, placeAt(index + 1.1, 0), 0.72)),
  );
  return [
    pen.panel(linkCurves(lobes[0]!, ...lobes.slice(1), reverseCurve(seam)), { upon: true }),
    pen.seam(...folds),
  ];
}

/** Share of the seam. */
const NEAR = 0.02;

/** Shares of a wave's width and depth. */
const LOBE = [
  [0, 0.86],
  [0.2, 1.02],
  [0.55, 1.12],
  [0.86, 1.02],
  [1, 0.86],
] as const;

function placeAside({ x, y }: Point, before: Point, after: Point, by: number): Point {
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const long = Math.hypot(dx, dy) || 1;
  return point(x - (dy / long) * by, y + (dx / long) * by);
}
