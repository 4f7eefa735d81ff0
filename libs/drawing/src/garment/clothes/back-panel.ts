import type { Mark, Pen } from '../cut/pen';
import { cutFrill } from '../cut/frill';
import type { Skirt } from '../cut/skirt-kinds';
import type { Piece } from '../piece';

/** Centimeters. */
export const HIGH_LOW_BACK = 120;

export function backPanel({ has }: Piece, pen: Pen, { behind, at }: Skirt): Mark[] {
  if (!behind) return [];
  const shade = pen.fill(pen.main.colors.deep, 0.3, behind.outline);
  const ruffle = cutFrill(at, HIGH_LOW_BACK - 11, HIGH_LOW_BACK - 1);
  return [
    pen.panel(behind.outline, { inside: [shade, pen.hang(behind.folds)] }),
    ...(has('specialFeatures', 'hem-ruffle')
      ? [pen.panel(ruffle.outline, { inside: [shade, pen.fold(...ruffle.folds)] })]
      : []),
  ];
}
