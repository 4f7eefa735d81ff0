import { linkCurves, mirrorSides, placeAlong, point, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';
import type { Mark, Pen } from './pen';

const STEPS = 80;

/** The hem's point nearest to `x` centimeters from the axis. */
function placeOnHem(hem: Curve, x: number): Point {
  const stops = Array.from({ length: STEPS + 1 }, (_, index) => placeAlong(hem, index / STEPS));
  return stops.reduce((best, each) => (Math.abs(each.x - x) < Math.abs(best.x - x) ? each : best));
}

/** A dark leaf whose two lower corners lie on the hem. */
export function drawSlit(pen: Pen, hem: Curve, x: number, high: number): Mark[] {
  const top = point(x, high);
  const [near, far] = [placeOnHem(hem, x - 1.3), placeOnHem(hem, x + 1.9)];
  const edge = smoothCurve([top, point(x - 0.2, (high + near.y) / 2), near]);
  return drawOpening(pen, [linkCurves(edge, straight(near, far, top))], [edge, straight(top, far)]);
}

/** `width` is the half width by level. */
export function drawSideSlits(pen: Pen, hem: Curve, width: (level: number) => number, high: number): Mark[] {
  const top = point(width(high) - 0.6, high);
  const corner = hem.from;
  const foot = placeOnHem(hem, corner.x - 2.6);
  const edge = straight(top, foot);
  return drawOpening(pen, mirrorSides(linkCurves(edge, straight(foot, corner, top))), mirrorSides(edge));
}

const drawOpening = (pen: Pen, shapes: readonly Curve[], edges: readonly Curve[]): Mark[] => [
  pen.fill(pen.main.colors.deep, 0.5, ...shapes),
  pen.edge(...edges),
];
