import type { Mark, Pen } from '../cut/pen';
import { cutFrill } from '../cut/frill';
import type { Skirt } from '../cut/skirt-kinds';
import type { Piece } from '../piece';

/** Centimeters. */
export const HIGH_LOW_BACK = 128;

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
