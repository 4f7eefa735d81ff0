import type { Curve } from '../figure/curve';
import { formatLength, formatMove } from '../garment/cut/lengths';
import type { Sheet } from '../garment/cut/path';
import { traceRibbon } from '../garment/cut/ribbon';
import { drawCurves } from '../garment/cut/traced';
import { mix } from '../garment/paint/colors';
import type { SkinColors } from './skin';

/** Widths along a stroke, in body inches. */
export const STROKE = [0.02, 0.1, 0.085, 0.05, 0] as const;
export const FINE_STROKE = [0.09, 0.1, 0.075, 0.04, 0] as const;

const CONTOUR = { coarse: 1.6, fine: 0.95 } as const;

/** Small pictures have neither strokes nor shades. */
export interface SkinBrush {
  readonly colors: SkinColors;
  readonly contour: string;
  readonly shade: string;
  drawStrokes(
    curves: readonly Curve[],
    widths: readonly number[],
    opacity: number,
    on: Sheet,
    color?: string,
  ): string;
  drawClefts(clefts: readonly Curve[], on: Sheet): string;
  shadeBand(...curves: readonly Curve[]): string;
}

export function createSkinBrush(colors: SkinColors, sheet: Sheet): SkinBrush {
  const edge = colors.isDark ? colors.line : mix(colors.line, colors.skin, 0.3);
  const weight = formatLength(sheet, sheet.coarse ? CONTOUR.coarse : CONTOUR.fine);
  const shade = `stroke="${colors.shade}" stroke-width="${formatLength(sheet, 6)}" opacity=".26" ${formatMove(sheet, -2.4, -0.4)}`;
  const drawStrokes: SkinBrush['drawStrokes'] = (curves, widths, opacity, on, color = colors.line) => {
    if (sheet.coarse) return '';
    const ribbons = curves.map((curve) => traceRibbon(curve, widths));
    return `<path d="${drawCurves(ribbons, on, true)}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  };
  return {
    colors,
    contour: `stroke="${edge}" stroke-width="${weight}"`,
    shade,
    drawStrokes,
    drawClefts: (clefts, on) =>
      `<path d="${drawCurves(clefts, on, false)}" stroke="${colors.shade}" stroke-width="${formatLength(on, 2.6)}" opacity=".5"/>` +
      drawStrokes(clefts, FINE_STROKE, 1, on),
    shadeBand: (...curves) =>
      sheet.coarse ? '' : `<path d="${drawCurves(curves, sheet, false)}" ${shade}/>`,
  };
}
