import { traceLegOpenings } from './leg-openings';
import { createConeHem, traceHemLine } from './skirt-hem';
import { placeEnd, linkCurves, point, reverseCurve, smoothCurve } from './path';
import type { Curve, Point } from './path';
import type { BodiceOptions } from './bodice-options';

/** Centimeters right of the axis. */
const CLOSED_FRONT = 1.5;

const traceSlantedEdge = (corner: Point, other: Point): Curve =>
  smoothCurve([corner, point(other.x * 0.2, (corner.y + other.y) / 2 + 1.6), other], {
    start: point(-1, -0.05),
  });

export function traceLowerEdge(
  { briefs, slant = 0, cutAway, halfTucked, cone, hem }: BodiceOptions,
  corner: Point,
  other: Point,
  lift: number,
): Curve {
  if (briefs) return traceLegOpenings(corner);
  if (slant > 0) return traceSlantedEdge(corner, other);
  if (cutAway !== undefined) return cutAwayEdge(corner, hem, cutAway);
  if (halfTucked !== undefined) return traceHalfTuckedEdge(corner, hem, halfTucked);
  if (cone)
    return traceHemLine('flared', corner, hem, undefined, createConeHem('flared', { corner, hem, cone }));
  const tail = lift > TAILS ? [point(corner.x * 0.66, hem - lift * 0.14)] : [];
  return smoothCurve(
    [corner, ...tail, point(0, hem), ...tail.map(({ x, y }) => point(-x, y)), point(-corner.x, corner.y)],
    { start: point(-1, lift / 8), end: point(-1, -lift / 8) },
  );
}

/** Rise at the sides from which a hem is a shirt tail, centimeters. */
const TAILS = 4;

/** The right front lies on top. */
const cutAwayEdge = (corner: Point, hem: number, from: number): Curve => {
  const round = hem - from;
  const traceFront = (side: number, start: Point): Curve =>
    smoothCurve(
      [
        start,
        point(side * 2.1, hem - round * 0.5),
        point(side * 3.9, hem - round * 0.2),
        point(side * 7.6, hem - 0.2),
        point(side * corner.x, corner.y),
      ],
      { start: point(side * 0.1, 1), end: point(side, -0.12) },
    );
  const apex = point(CLOSED_FRONT, from);
  return linkCurves(reverseCurve(traceFront(1, apex)), traceFront(-1, apex));
};

/** Centimeters from the axis between which a half tuck is in the waistband. */
export const HALF_TUCKED = { right: 10.5, left: 1.6 } as const;

function traceHalfTuckedEdge(corner: Point, hem: number, waistband: number): Curve {
  const climb = hem - waistband;
  const traceLobe = (side: 1 | -1, end: number): Curve =>
    smoothCurve(
      [
        point(side * corner.x, corner.y),
        point(side * (corner.x * 0.8 + end * 0.2), hem - climb * 0.06),
        point(side * (corner.x * 0.36 + end * 0.64), hem - climb * 0.5),
        point(side * end, waistband),
      ],
      { start: point(-side, 0.1), end: point(-side * 0.6, -1) },
    );
  const [right, left] = [traceLobe(1, HALF_TUCKED.right), traceLobe(-1, HALF_TUCKED.left)];
  // Blouses over the waistband.
  const over = smoothCurve([placeEnd(right), placeEnd(left)], {
    start: point(-1, 0.5),
    end: point(-1, -0.5),
  });
  return linkCurves(right, over, reverseCurve(left));
}
