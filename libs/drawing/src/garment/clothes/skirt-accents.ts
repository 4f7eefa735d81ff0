import { LEVEL } from '../cut/body';
import { traceAcross } from '../cut/details';
import { mirrorSides, traceCorners, linkCurves, reverseCurve, traceThrough, type Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import type { Piece } from '../piece';
import { findAccentFill, findSidesFill, hasSides, isHalved, traceBox } from './accents';
import type { Frame } from './frame';

interface Skirted {
  at(level: number): number;
  top: number;
  hem: number;
  /** Upper edge of a border along the hem. */
  border: Curve;
}

export function drawLowerAccents({ piece, pen }: Frame, at: (level: number) => number, hem: number): Mark[] {
  const top = LEVEL.underbust - 4;
  const whole = traceBox(-80, top, 80, hem + 30);
  return [
    ...(piece.has('color', 'contrast-halves') ? [pen.fill(pen.trim.colors.base, 0.92, whole)] : []),
    // `dark-bottom` may also describe a fully dark dress, which needs no second tone.
    ...(piece.has('color', 'dark-bottom') && !pen.main.colors.dark
      ? [pen.fill(pen.darker.fill, 0.9, whole)]
      : []),
    ...drawSkirtAccents(piece, pen, { at, top, hem, border: reverseCurve(traceAcross(at, hem - 12)) }),
  ];
}

export function drawSkirtAccents(piece: Piece, pen: Pen, { at, top, hem, border }: Skirted): Mark[] {
  const { has } = piece;
  const marks: Mark[] = [];
  const { base } = pen.trim.colors;
  const waist = Math.max(top, LEVEL.waist);
  const low = hem + 40;
  if (has('pattern', 'block-horizontal'))
    marks.push(pen.fill(base, 1, traceBox(-90, (waist + hem) / 2, 90, low)));
  if (isHalved(piece)) marks.push(pen.fill(base, 1, traceBox(0, top, 90, low)));
  if (has('pattern', 'hem-border'))
    marks.push(
      pen.fill(findAccentFill(piece), 1, linkCurves(border, traceCorners([-90, low], [90, low]))),
      pen.seam(border),
    );
  if (has('pattern', 'center-panel'))
    marks.push(
      pen.fill(findAccentFill(piece), 1, traceBox(-6.5, top, 6.5, low)),
      pen.seam(...mirrorSides(traceCorners([6.5, top], [6.5, low]))),
    );
  if (hasSides(piece)) {
    const side = traceCorners([at(top) * 0.61, top], [at(hem) * 0.65, hem + 9], [99, hem + 9], [99, top]);
    marks.push(pen.fill(findSidesFill(piece, pen), 1, ...mirrorSides(side)));
  }
  if (has('line', 'diagonal-skirt'))
    marks.push(
      pen.seam(traceThrough([at(waist), waist + 3], [3.5, (waist + hem) / 2], [-at(hem) * 0.7, hem + 2])),
    );
  if (has('line', 'princess-seams'))
    marks.push(
      pen.seam(...mirrorSides(traceCorners([at(waist) * 0.54, waist - 4], [at(hem) * 0.55, hem + 4]))),
    );
  if (has('line', 'chevron') && piece.input.category === 'Bottoms')
    marks.push(
      pen.seam(
        ...[0, 14, 28].map((down) =>
          traceCorners([-70, LEVEL.hip - 18 + down], [0, LEVEL.hip + down], [70, LEVEL.hip - 18 + down]),
        ),
      ),
    );
  return marks;
}
