import { LEVEL } from '../cut/body';
import { mirrorSides, traceCorners, linkCurves, moveCurve, point, straight, traceThrough } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import type { Skirt } from '../cut/skirt-kinds';
import type { Piece } from '../piece';
import { hasSides, isHalved, findSidesFill } from './accents';
import type { Waist } from './waist';

export function drawSkirtAccents(piece: Piece, pen: Pen, cut: Skirt, waist: Waist, hem: number): Mark[] {
  const { has, paint } = piece;
  const marks: Mark[] = [];
  const fill = paint.printed ? paint.cloth : paint.trim.base;
  const traceZone = (left: number, top: number, right: number): Curve =>
    traceCorners([left, top], [right, top], [right, hem + 40], [left, hem + 40]);
  if (has('pattern', 'block-horizontal'))
    marks.push(pen.fill(paint.trim.base, 1, traceZone(-90, (waist.seam + hem) / 2, 90)));
  if (isHalved(piece)) marks.push(pen.fill(paint.trim.base, 1, traceZone(0, 20, 90)));
  if (has('pattern', 'hem-border'))
    marks.push(
      pen.fill(
        fill,
        1,
        linkCurves(moveCurve(cut.hem, 0, -11), straight(point(-90, hem + 40), point(90, hem + 40))),
      ),
      pen.seam(moveCurve(cut.hem, 0, -11)),
    );
  if (has('pattern', 'center-panel'))
    marks.push(
      pen.fill(fill, 1, traceZone(-6.5, 20, 6.5)),
      pen.seam(...mirrorSides(traceCorners([6.5, 20], [6.5, hem + 9]))),
    );
  if (hasSides(piece)) {
    marks.push(
      pen.fill(
        findSidesFill(piece, pen),
        1,
        ...mirrorSides(
          straight(
            point(waist.seamHalf * 0.62, waist.seam),
            point(cut.at(hem) * 0.64, hem + 9),
            point(99, hem + 9),
            point(99, waist.seam),
          ),
        ),
      ),
    );
  }
  if (has('line', 'diagonal-skirt'))
    marks.push(
      pen.seam(
        traceThrough(
          [waist.seamHalf, waist.seam + 4],
          [3, (waist.seam + hem) / 2],
          [-cut.at(hem) * 0.7, hem + 2],
        ),
      ),
    );
  if (has('line', 'princess-seams'))
    marks.push(
      pen.seam(
        ...mirrorSides(traceCorners([waist.seamHalf * 0.52, waist.seam], [cut.at(hem) * 0.54, hem + 3])),
      ),
    );
  if (has('line', 'chevron'))
    marks.push(
      pen.seam(
        ...[0, 14, 28].map((down) =>
          traceCorners([-70, LEVEL.hip - 18 + down], [0, LEVEL.hip + down], [70, LEVEL.hip - 18 + down]),
        ),
      ),
    );
  return marks;
}
