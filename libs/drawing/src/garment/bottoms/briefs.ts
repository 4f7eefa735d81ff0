import { layerBodyOnly, type Layers } from '../clothes/layers';
import { drawWaistband, findWaist } from '../clothes/waist';
import { LEVEL } from '../cut/body';
import { drawKnot } from '../cut/details';
import { LEG_CORNER, traceLegOpenings } from '../cut/leg-openings';
import { placeEnd, linkCurves, mirrorCurve, moveCurve, point, reverseCurve, smoothCurve } from '../cut/path';
import { createPen } from '../cut/pen';
import { traceSide } from '../cut/silhouettes';
import type { Piece } from '../piece';

/** Inches off the body on each side. */
const EASE = 0.06;

export function cutBriefLayers(piece: Piece): Layers {
  const { form } = piece;
  const pen = createPen(piece);
  const waist = findWaist(piece);
  const computeHalfWidth = (level: number): number => form.onPattern(level, form.half(level) + EASE);
  const side = traceSide(computeHalfWidth, waist.seam, Math.max(LEG_CORNER, waist.seam + 2.5), { step: 4 });
  const corner = placeEnd(side);
  const upper = smoothCurve([
    point(-waist.seamHalf, waist.seam),
    point(0, waist.seam + 0.9),
    point(waist.seamHalf, waist.seam),
  ]);
  const lower = traceLegOpenings(corner);
  const tied = piece.has('waist', 'tie');
  return layerBodyOnly(
    [
      pen.panel(linkCurves(upper, side, lower, reverseCurve(mirrorCurve(side))), {
        inside: [pen.stitch(moveCurve(lower, 0, -1.4))],
      }),
      ...drawWaistband(pen, piece, waist, false),
      ...(tied
        ? [corner.x, -corner.x].flatMap((x) =>
            drawKnot(pen, point(x * 0.98, (waist.top + waist.seam) / 2), 2, 11),
          )
        : []),
    ],
    {
      waist: form.place(point(0, waist.front)),
      hem: form.place(point(0, LEVEL.crotch)),
    },
  );
}
