import { LEVEL } from '../cut/body';
import { bothSides, corners, linked, moved, point, straight, through } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import type { Skirt } from '../cut/skirt-kinds';
import type { Piece } from '../piece';
import { hasSides, isHalved, sidesFill } from './accents';
import type { Waist } from './waist';

/** Color, pattern and seams across a skirt. */
export function skirtAccents(piece: Piece, pen: Pen, cut: Skirt, waist: Waist, hem: number): Mark[] {
  const { has, paint } = piece;
  const marks: Mark[] = [];
  const fill = paint.printed ? paint.cloth : paint.trim.base;
  const zone = (left: number, top: number, right: number): Curve =>
    corners([left, top], [right, top], [right, hem + 40], [left, hem + 40]);
  if (has('pattern', 'block-horizontal'))
    marks.push(pen.fill(paint.trim.base, 1, zone(-90, (waist.seam + hem) / 2, 90)));
  if (isHalved(piece)) marks.push(pen.fill(paint.trim.base, 1, zone(0, 20, 90)));
  if (has('pattern', 'hem-border'))
    marks.push(
      pen.fill(fill, 1, linked(moved(cut.hem, 0, -11), straight(point(-90, hem + 40), point(90, hem + 40)))),
      pen.seam(moved(cut.hem, 0, -11)),
    );
  if (has('pattern', 'center-panel'))
    marks.push(
      pen.fill(fill, 1, zone(-6.5, 20, 6.5)),
      pen.seam(...bothSides(corners([6.5, 20], [6.5, hem + 9]))),
    );
  if (hasSides(piece)) {
    marks.push(
      pen.fill(
        sidesFill(piece, pen),
        1,
        ...bothSides(
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
        through([waist.seamHalf, waist.seam + 4], [3, (waist.seam + hem) / 2], [-cut.at(hem) * 0.7, hem + 2]),
      ),
    );
  if (has('line', 'princess-seams'))
    marks.push(
      pen.seam(...bothSides(corners([waist.seamHalf * 0.52, waist.seam], [cut.at(hem) * 0.54, hem + 3]))),
    );
  if (has('line', 'chevron'))
    marks.push(
      pen.seam(
        ...[0, 14, 28].map((down) =>
          corners([-70, LEVEL.hip - 18 + down], [0, LEVEL.hip + down], [70, LEVEL.hip - 18 + down]),
        ),
      ),
    );
  return marks;
}
