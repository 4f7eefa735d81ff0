import { bodyOnly } from '../clothes/layers';
import type { Layers } from '../clothes/layers';
import { waistband, waistOf } from '../clothes/waist';
import { LEVEL } from '../cut/body';
import { knot } from '../cut/details';
import { LEG_CORNER, legOpenings } from '../cut/leg-openings';
import { endOf, linked, mirrored, moved, point, reversed, smoothCurve } from '../cut/path';
import { penOf } from '../cut/pen';
import { sideOf } from '../cut/silhouettes';
import type { Piece } from '../piece';

/** How far briefs stand off the body on each side, in inches. */
const EASE = 0.06;

/** Cuts briefs: bikini bottoms, and what shapes under clothes. */
export function briefLayers(piece: Piece): Layers {
  const { form } = piece;
  const pen = penOf(piece);
  const waist = waistOf(piece);
  const at = (level: number): number => form.onPattern(level, form.half(level) + EASE);
  const side = sideOf(at, waist.seam, Math.max(LEG_CORNER, waist.seam + 2.5), { step: 4 });
  const corner = endOf(side);
  const upper = smoothCurve([
    point(-waist.seamHalf, waist.seam),
    point(0, waist.seam + 0.9),
    point(waist.seamHalf, waist.seam),
  ]);
  const lower = legOpenings(corner);
  const tied = piece.has('waist', 'tie');
  return bodyOnly(
    [
      pen.panel(linked(upper, side, lower, reversed(mirrored(side))), {
        inside: [pen.stitch(moved(lower, 0, -1.4))],
      }),
      ...waistband(pen, piece, waist, false),
      ...(tied
        ? [corner.x, -corner.x].flatMap((x) =>
            knot(pen, point(x * 0.98, (waist.top + waist.seam) / 2), 2, 11),
          )
        : []),
    ],
    {
      waist: form.place(point(0, waist.front)),
      hem: form.place(point(0, LEVEL.crotch)),
    },
  );
}
