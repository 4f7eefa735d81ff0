import type { Category } from '@figura/contracts';
import type { WornLandmarks } from '@figura/drawing';

/**
 * How much of a figure a plate shows: all of it, from the head to above the knee, or the cloth alone, from neck to hip, where
 * nothing is said of the body.
 */
export type Crop = 'whole' | 'upper' | 'cloth';

/** As much of a figure as a garment of a category needs. */
export const cropFor = (category: Category): Crop => (category === 'Tops' ? 'upper' : 'whole');

/** The width of each shape of plate over its height, as its class has it: a flat's, or a figure's. */
export const RATIOS = { card: 4 / 5, tall: 11 / 20 } as const;

/** A part of the sheet of worn drawings, in its units. */
export interface SheetWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Above hair and hat, more where the figure is drawn larger, and below the soles, in units of the sheet. */
const MARGIN = { whole: 16, upper: 30, below: 24 } as const;

/**
 * The part of the sheet that a plate shows.
 *
 * @param ratio the plate's width over its height
 */
export function getWindow(
  crop: Crop,
  { top: highest, crown, chin, shoulder, floor, crotch, knee }: WornLandmarks,
  ratio: number,
): SheetWindow {
  const top = crop === 'cloth' ? (chin.y + shoulder.y) / 2 : highest.y - MARGIN[crop];
  const bottom = {
    whole: floor.y + MARGIN.below,
    upper: crotch.y + (knee.y - crotch.y) * 0.62,
    cloth: crotch.y + (knee.y - crotch.y) * 0.2,
  }[crop];
  const height = bottom - top;
  const width = height * ratio;
  return { x: (crown.x + floor.x) / 2 - width / 2, y: top, width, height };
}

/** Where a point of the sheet lies on the plate, in percent of its width and height. */
export function placeOn({ x, y, width, height }: SheetWindow, point: { x: number; y: number }) {
  return { left: `${((point.x - x) / width) * 100}%`, top: `${((point.y - y) / height) * 100}%` };
}
