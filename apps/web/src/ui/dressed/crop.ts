import type { Category } from '@figura/contracts';
import type { WornLandmarks } from '@figura/drawing';

/** `upper` ends above the knee. */
export type Crop = 'whole' | 'upper';

export const cropFor = (category: Category): Crop => (category === 'Tops' ? 'upper' : 'whole');

/** Width over height; must match the CSS classes. */
export const RATIOS = { card: 4 / 5, tall: 11 / 20 } as const;

/** Sheet units. */
export interface SheetWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sheet units above hair and hat, and below the soles. */
const MARGIN = { whole: 16, upper: 30, below: 24 } as const;

/** `ratio` is the plate's width over height. */
export function computeSheetWindow(
  crop: Crop,
  { top: highest, crown, floor, crotch, knee }: WornLandmarks,
  ratio: number,
): SheetWindow {
  const top = highest.y - MARGIN[crop];
  const bottom = { whole: floor.y + MARGIN.below, upper: crotch.y + (knee.y - crotch.y) * 0.62 }[crop];
  const height = bottom - top;
  const width = height * ratio;
  return { x: (crown.x + floor.x) / 2 - width / 2, y: top, width, height };
}

/** Percent of the plate. */
export function placeOn({ x, y, width, height }: SheetWindow, point: { x: number; y: number }) {
  return { left: `${((point.x - x) / width) * 100}%`, top: `${((point.y - y) / height) * 100}%` };
}
