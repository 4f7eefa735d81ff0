import type { Category } from '@figura/contracts';
import type { WornLandmarks } from '@figura/drawing';

/** Of her height. */
const LEAST_SHARE = 0.5;

/** `upper` ends above the knee, `lower` begins above the waist; an object ends below that garment's hem. */
export type Crop = 'whole' | 'upper' | 'lower' | { type: string };

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
export function computeSheetWindow(crop: Crop, landmarks: WornLandmarks, ratio: number): SheetWindow {
  const { crown, floor } = landmarks;
  const { top, bottom } =
    typeof crop === 'object' ? findGarmentEnds(crop.type, landmarks) : findEnds(crop, landmarks);
  const height = bottom - top;
  const width = height * ratio;
  return { x: (crown.x + floor.x) / 2 - width / 2, y: top, width, height };
}

function findEnds(
  crop: Exclude<Crop, object>,
  { top: highest, floor, waist, crotch, knee }: WornLandmarks,
): { top: number; bottom: number } {
  return {
    top: crop === 'lower' ? waist.y - (crotch.y - waist.y) * 0.3 : highest.y - MARGIN[crop],
    bottom: crop === 'upper' ? crotch.y + (knee.y - crotch.y) * 0.62 : floor.y + MARGIN.below,
  };
}

function findGarmentEnds(type: string, landmarks: WornLandmarks): { top: number; bottom: number } {
  const { crown, floor, crotch, knee, garments } = landmarks;
  const places = garments.find((worn) => worn.type === type)?.places;
  if (!places?.hem) return findEnds('whole', landmarks);
  const { top } = findEnds(places.neckline || places.shoulder ? 'upper' : 'lower', landmarks);
  const below = Math.max(places.hem.y + (knee.y - crotch.y) * 0.35, top + (floor.y - crown.y) * LEAST_SHARE);
  return { top, bottom: Math.min(below, floor.y + MARGIN.below) };
}

/** Percent of the plate. */
export function placeOn({ x, y, width, height }: SheetWindow, point: { x: number; y: number }) {
  return { left: `${((point.x - x) / width) * 100}%`, top: `${((point.y - y) / height) * 100}%` };
}
