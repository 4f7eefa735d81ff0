import { interpolatePoint, point, type Point } from '../../../figure/curve';
import type { Mark, Pen } from '../../../garment/cut/pen';
import { INK, mix } from '../../../garment/paint/colors';
import type { Piece } from '../../../garment/piece';

/** Lengths are inches. */
export function drawFringe(
  pen: Pen,
  { paint }: Piece,
  [from, to]: readonly [Point, Point],
  length: number,
): Mark {
  const count = Math.max(5, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 0.42));
  const threads = Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = interpolatePoint(from, to, index / count);
    const sway = index % 2 === 0 ? 0.12 : -0.08;
    const end = y + length * (1 - (index % 3) * 0.07);
    const c1 = point(x + sway, y + length * 0.4);
    return { from: point(x, y - 0.1), cubics: [{ c1, c2: c1, to: point(x + sway * 0.4, end) }] };
  });
  return pen.stroke(mix(paint.colors.base, INK, 0.35), 2.6, ...threads);
}
