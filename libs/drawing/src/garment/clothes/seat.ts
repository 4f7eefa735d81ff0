import { readPairs } from '../../figure/pairs';
import { LEVEL } from '../cut/body';
import {
  mirrorCurve,
  mirrorSides,
  moveCurve,
  point,
  smoothCurve,
  straight,
  traceCorners,
  traceThrough,
} from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import type { Piece, Values } from '../piece';
import type { Waist } from './waist';

/** Middle, distance below the seam, and width. */
const POCKETS = {
  'small-back-pockets': [10.2, 8.6, 7.8],
  'low-back-pockets': [11.4, 16.6, 11],
  'large-back-pockets': [11.2, 10, 12.4],
} as const;

export const BACK_FEATURES: readonly string[] = [...Object.keys(POCKETS), 'back-yoke'];

export const hasBackFeature = ({ has }: Values): boolean =>
  BACK_FEATURES.some((value) => has('specialFeatures', value));

export function drawSeat(
  { has, type }: Piece,
  pen: Pen,
  at: (level: number) => number,
  { seam, seamHalf }: Waist,
): Mark[] {
  const half = at(seam + 6);
  const yoke = traceCorners([-half, seam + 4.6], [0, seam + 8.4], [half, seam + 4.6]);
  const hasYoke = has('specialFeatures', 'back-yoke') || type.endsWith('jeans');
  return [
    ...(hasYoke
      ? [pen.edge(yoke), pen.stitch(moveCurve(yoke, 0, 1))]
      : [
          pen.seam(...mirrorSides(traceCorners([seamHalf * 0.5, seam + 0.6], [seamHalf * 0.52, seam + 7.4]))),
        ]),
    ...Object.entries(POCKETS).flatMap(([value, [x, down, wide]]) =>
      has('specialFeatures', value) ? drawPockets(pen, x, seam + down, wide) : [],
    ),
    pen.fold(
      ...mirrorSides(
        traceThrough([2, LEVEL.crotch + 5], [7, LEVEL.crotch + 7.5], [12.5, LEVEL.crotch + 6.5]),
      ),
    ),
  ];
}

function drawPockets(pen: Pen, x: number, y: number, wide: number): Mark[] {
  const half = wide / 2;
  const place = (text: string) =>
    readPairs(text).map(([out, down]) => point(x + out * half, y + down * wide));
  const [corner, ...corners] = place('-1,-0.05 1,0.05 0.86,0.86 0,1.14 -0.9,0.82 -1,-0.05');
  const shape = straight(corner!, ...corners);
  const hem = traceCorners([x - half * 0.9, y + 2], [x + half * 0.92, y + 2.8]);
  const wave = smoothCurve(place('-0.86,0.5 -0.3,0.42 0,0.6 0.3,0.46 0.86,0.56'));
  return mirrorSides(shape).map((pocket, index) => {
    const stitches = index === 0 ? [hem, wave] : [hem, wave].map(mirrorCurve);
    return pen.panel(pocket, { upon: true, inside: [pen.stitch(...stitches)] });
  });
}
