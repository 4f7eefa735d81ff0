import { deriveLineColor, INK } from './colors';

/** Sheet units; the sheet is 400 wide. */
export const WEIGHT = { contour: 1.7, edge: 1.4, seam: 1.05, fine: 0.8 } as const;

export const drawShape = (d: string, fill: string, weight: number = WEIGHT.contour): string =>
  `<path d="${d}" fill="${fill}" stroke="${fill.startsWith('#') ? deriveLineColor(fill) : INK}" stroke-width="${weight}"/>`;

export const drawArea = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const drawLine = (
  d: string,
  stroke: string = INK,
  weight: number = WEIGHT.seam,
  opacity = 1,
): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${weight}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const drawStitches = (d: string, stroke: string): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="1" stroke-dasharray="3.2 2.6"/>`;
