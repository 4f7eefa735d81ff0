import type { Mark, Pen } from '../cut/pen';
import { cutFrill } from '../cut/frill';
import type { Skirt } from '../cut/skirt-kinds';
import type { Piece } from '../piece';

/** Level of the back hem of a high-low skirt, in centimeters. */
export const HIGH_LOW_BACK = 128;

/** The inside of the longer back of a high-low skirt, with the ruffle of its hem. */
export function backPanel({ has }: Piece, pen: Pen, { behind, at }: Skirt): Mark[] {
  if (!behind) return [];
  const cloth = { ...pen.plain, fill: pen.main.colors.shade };
  const ruffle = cutFrill(at, HIGH_LOW_BACK - 11, HIGH_LOW_BACK - 1);
  return [
    pen.panel(behind.outline, { cloth, inside: [pen.hang(behind.folds)] }),
    ...(has('specialFeatures', 'hem-ruffle')
      ? [pen.panel(ruffle.outline, { cloth, inside: [pen.fold(...ruffle.folds)] })]
      : []),
  ];
}
