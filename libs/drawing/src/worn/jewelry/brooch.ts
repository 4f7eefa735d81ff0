import { point } from '../../figure/curve';
import type { Point } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import { penOf } from '../../garment/cut/pen';
import { formOf } from '../../garment/jewelry/gems';
import type { ExtraDrawer } from '../extra';
import { circlet, jewelerOf } from './jeweler';

/** Pinned below the left collarbone, on whatever is outermost there. */
export const brooch: ExtraDrawer = (piece, { body: { landmarks: l }, covered }) => {
  const jeweler = jewelerOf(piece);
  const r = 0.52 * jeweler.size;
  const at = point(l.neck + (l.deltoid - l.neck) * 0.4, l.shoulderY + 2.3);
  const marks =
    formOf(piece) === 'bloom'
      ? [
          penOf(piece).panel(leaf(at, 1.95, r * 2.1)),
          penOf({ ...piece, id: `${piece.id}b` }).panel(leaf(at, 1.1, r * 1.9)),
          jeweler.motif(at, r),
        ]
      : [
          jeweler.beads(
            circlet(at, 10, r * 1.16, r * 0.22),
            piece.paint.twoColored ? jeweler.stone : jeweler.metal,
          ),
          jeweler.drops([point(at.x, at.y + r)], r * 1.2),
          jeweler.motif(at, r),
        ];
  return covered ? { head: marks } : { overSleeves: marks };
};

/** A leaf from a point outward at an angle. */
function leaf({ x, y }: Point, angle: number, length: number): ReturnType<typeof smoothCurve> {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const on = (far: number, aside: number): Point =>
    point(x + cos * length * far - sin * length * aside, y + sin * length * far + cos * length * aside);
  return smoothCurve([on(0.1, 0), on(0.6, 0.2), on(1, 0), on(0.6, -0.2), on(0.1, 0)], {
    start: point(cos - sin * 0.8, sin + cos * 0.8),
    end: point(-cos - sin * 0.8, -sin + cos * 0.8),
  });
}
