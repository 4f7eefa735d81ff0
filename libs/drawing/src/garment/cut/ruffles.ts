import { placeAlong, interpolatePoint, linkCurves, point, reverseCurve, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';
import type { Mark, Pen } from './pen';

/** `deep`: centimeters to the right, negative to the left. */
export function drawRuffle(pen: Pen, seam: Curve, deep: number, waves: number): Mark[] {
  const count = waves * 2;
  const roots = Array.from({ length: count + 1 }, (_, index) => placeAlong(seam, index / count));
  const tips = roots.map((root, index) => {
    const before = roots[Math.max(index - 1, 0)]!;
    const after = roots[Math.min(index + 1, count)]!;
    // Fades out at both ends.
    const share = Math.min(1, 0.45 + Math.min(index, count - index) * 0.3) * (index % 2 ? 1.12 : 0.86);
    return placeAside(root, before, after, deep * share);
  });
  const folds = tips.flatMap((tip, index) =>
    index % 2 === 1 ? [straight(tip, interpolatePoint(tip, roots[index]!, 0.55 + (index % 4) * 0.08))] : [],
  );
  const outline = linkCurves(smoothCurve(roots), reverseCurve(smoothCurve(tips)));
  return [pen.panel(outline, { upon: true }), pen.fold(...folds)];
}

function placeAside({ x, y }: Point, before: Point, after: Point, by: number): Point {
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const long = Math.hypot(dx, dy) || 1;
  return point(x - (dy / long) * by, y + (dx / long) * by);
}
