import type { WornLandmarks } from '@figura/drawing';

/** `bust` ends at the hip, `upper` above the knee. */
export type Crop = 'whole' | 'upper' | 'bust' | 'lower';

/** Width over height; must match the CSS classes. */
export const RATIOS = { card: 4 / 5, tall: 11 / 20, wide: 4 / 3 } as const;

/** Sheet units. */
export interface SheetWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sheet units above hair and hat, and below the soles. */
const MARGIN = { whole: 16, upper: 30, bust: 20, below: 24 } as const;

/** Shares of the way from crotch to knee; other crops end at the floor. */
const ENDS: Partial<Record<Crop, number>> = { upper: 0.62, bust: 0.12 };

/** `ratio` is the plate's width over height. */
export function computeSheetWindow(crop: Crop, landmarks: WornLandmarks, ratio: number): SheetWindow {
  const { crown, floor } = landmarks;
  const { top, bottom } = findEnds(crop, landmarks);
  const height = bottom - top;
  const width = height * ratio;
  return { x: (crown.x + floor.x) / 2 - width / 2, y: top, width, height };
}

function findEnds(
  crop: Crop,
  { top: highest, floor, waist, crotch, knee }: WornLandmarks,
): { top: number; bottom: number } {
  const end = ENDS[crop];
  return {
    top: crop === 'lower' ? waist.y - (crotch.y - waist.y) * 0.3 : highest.y - MARGIN[crop],
    bottom: end ? crotch.y + (knee.y - crotch.y) * end : floor.y + MARGIN.below,
  };
}

/** Percent of the plate. */
export function placeOn({ x, y, width, height }: SheetWindow, point: { x: number; y: number }) {
  return { left: `${((point.x - x) / width) * 100}%`, top: `${((point.y - y) / height) * 100}%` };
}
