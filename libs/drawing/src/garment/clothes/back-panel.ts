import { isHanger } from '../../form/form';
import { linkCurves, mirrorCurve, placeEnd, reverseCurve, traceThrough, type Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import { cutFrill } from '../cut/frill';
import type { Skirt } from '../cut/skirt-kinds';
import type { Piece } from '../piece';

/** Centimeters. */
export const HIGH_LOW_BACK = 120;

export function backPanel({ has, form }: Piece, pen: Pen, { behind, at, cones, sides }: Skirt): Mark[] {
  if (!behind) return isHanger(form) && cones.curves.length > 0 ? [drawBackHem(pen, sides[0])] : [];
  const shade = pen.fill(pen.main.colors.deep, 0.3, behind.outline);
  const ruffle = cutFrill(at, HIGH_LOW_BACK - 11, HIGH_LOW_BACK - 1);
  return [
    pen.panel(behind.outline, { inside: [shade, pen.hang(behind.folds)] }),
    ...(has('specialFeatures', 'hem-ruffle')
      ? [pen.panel(ruffle.outline, { inside: [shade, pen.fold(...ruffle.folds)] })]
      : []),
  ];
}

/** Seen from within where the front's hem rises between folds. */
function drawBackHem(pen: Pen, side: Curve): Mark {
  const { x, y } = placeEnd(side);
  const hem = traceThrough([x, y], [0, y + Math.min(4.5, 0.11 * x) + 0.5], [-x, y]);
  return pen.panel(linkCurves(side, hem, reverseCurve(mirrorCurve(side))), { cloth: pen.lining });
}
