import { findLineColor, INK } from './colors';

/** Weights of the hand that draws, in sheet units (the sheet is 400 wide): contour, seam, fold. */
export const WEIGHT = { contour: 1.7, edge: 1.4, seam: 1.05, fine: 0.8 } as const;

/** The line around a fill: of its own color where it has one. */
const drawLineAround = (fill: string): string => (fill.startsWith('#') ? findLineColor(fill) : INK);

/** A closed path filled and outlined in the fill's own line; `more` is further SVG attributes. */
export const drawShape = (d: string, fill: string, weight: number = WEIGHT.contour, more = ''): string =>
  `<path d="${d}" fill="${fill}" stroke="${drawLineAround(fill)}" stroke-width="${weight}"${more && ` ${more}`}/>`;

/** A path filled without an outline. */
export const drawArea = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** An open line. */
export const drawLine = (
  d: string,
  stroke: string = INK,
  weight: number = WEIGHT.seam,
  opacity = 1,
): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${weight}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A row of stitches along a line. */
export const drawStitches = (d: string, stroke: string): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="1" stroke-dasharray="3.2 2.6"/>`;
