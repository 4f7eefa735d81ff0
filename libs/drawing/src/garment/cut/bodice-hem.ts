import { traceLegOpenings } from './leg-openings';
import { createConeHem, traceHemLine } from './skirt-hem';
import { linkCurves, mirrorCurve, point, reverseCurve, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';
import type { BodiceOptions } from './bodice-options';

/** Centimeters from the axis. */
const CLOSED_FRONT = 1.5;

const traceSlantedEdge = (corner: Point, other: Point): Curve =>
  smoothCurve([corner, point(other.x * 0.2, (corner.y + other.y) / 2 + 1.6), other], {
    start: point(-1, -0.05),
  });

function traceCups({ x, y }: Point, hem: number): Curve {
  const bridge = point(1.5, y - 0.6);
  const right = smoothCurve(
    [point(x, y), point(x * 0.8, hem - 1.4), point(x * 0.5, hem), point(x * 0.22, hem - 2), bridge],
    { start: point(-1, 0.3), end: point(-0.4, -1) },
  );
  return linkCurves(right, straight(bridge, point(-bridge.x, bridge.y)), reverseCurve(mirrorCurve(right)));
}

export function traceLowerEdge(
  { briefs, cups, pointed, slant = 0, cutAway, lap = 1, parted, halfTucked, cone, hem }: BodiceOptions,
  corner: Point,
  other: Point,
  lift: number,
): Curve {
  if (briefs) return traceLegOpenings(corner);
  if (cups) return traceCups(corner, hem);
  if (slant > 0) return traceSlantedEdge(corner, other);
  if (pointed) return tracePoints(corner, hem);
  if (cutAway !== undefined) return cutAwayEdge(corner, hem, point(lap * CLOSED_FRONT, cutAway), parted);
  if (halfTucked !== undefined) return traceHalfTuckedEdge(corner, hem, halfTucked);
  if (cone !== undefined)
    return traceHemLine('flared', corner, hem, undefined, createConeHem('flared', { corner, hem, cone }));
  const tail = lift > TAILS ? [point(corner.x * 0.66, hem - lift * 0.14)] : [];
  return smoothCurve(
    [corner, ...tail, point(0, hem), ...tail.map(({ x, y }) => point(-x, y)), point(-corner.x, corner.y)],
    { start: point(-1, lift / 8), end: point(-1, -lift / 8) },
  );
}

/** Centimeters. */
const POINTS = { out: 5.6, down: 2.6 } as const;

function tracePoints(corner: Point, hem: number): Curve {
  const tip = point(POINTS.out, hem + POINTS.down);
  const slope = smoothCurve([corner, point(corner.x * 0.62, hem + 0.6), tip], { start: point(-1, 0.06) });
  const right = linkCurves(slope, straight(tip, point(0, hem - 0.4)));
  return linkCurves(right, reverseCurve(mirrorCurve(right)));
}

/** Rise at the sides from which a hem is a shirt tail, centimeters. */
const TAILS = 4;

const cutAwayEdge = (corner: Point, hem: number, apex: Point, parted = 1): Curve => {
  const round = hem - apex.y;
  const traceFront = (side: number, start: Point): Curve =>
    smoothCurve(
      [
        start,
        point(side * 2.1 * parted, hem - round * 0.5),
        point(side * 3.9 * parted, hem - round * 0.2),
        point(side * 7.6 * parted, hem - 0.2),
        point(side * corner.x, corner.y),
      ],
      { start: point(side * 0.1, 1), end: point(side, -0.12) },
    );
  return linkCurves(reverseCurve(traceFront(1, apex)), traceFront(-1, apex));
};

/** Centimeters from the axis between which a half tuck is in the waistband, and by which it blouses over. */
export const HALF_TUCKED = { right: 6.4, left: 3.8, blouse: 2 } as const;

function traceHalfTuckedEdge(corner: Point, hem: number, waistband: number): Curve {
  const { right, left, blouse } = HALF_TUCKED;
  const over = waistband + blouse;
  const climb = hem - over;
  const placeSide = (side: 1 | -1, end: number): Point[] => [
    point(side * corner.x, corner.y),
    point(side * (corner.x * 0.5 + end * 0.5), hem - climb * 0.36),
    point(side * end, over),
  ];
  return smoothCurve(
    [...placeSide(1, right), point((right - left) / 2, over - 0.2), ...placeSide(-1, left).reverse()],
    {
      start: point(-1, 0.05),
      end: point(-1, -0.05),
    },
  );
}
