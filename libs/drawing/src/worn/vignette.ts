import type { Appearance } from '@figura/contracts';
import type { Drawer, GarmentInput } from '../garment/piece';
import { composeWorn } from './draw-worn';
import type { CloseUp } from './draw-worn';
import type { WornLandmarks } from './landmarks';
import type { Stance } from './pose';

/** Sheet units. */
interface Crop {
  middle: number;
  top: number;
  bottom: number;
}

export interface View extends CloseUp {
  garments: readonly GarmentInput[];
  appearance?: Appearance;
  stance?: Stance;
  crop(landmarks: WornLandmarks): Crop;
}

export const createVignette =
  (viewOf: (item: GarmentInput) => View): Drawer =>
  ({ input, id, small = false }) => {
    const { garments, appearance, stance, crop, ...closeUp } = viewOf(input);
    const { markup, landmarks } = composeWorn(
      { measurements: {}, garments, small, ...(appearance && { appearance }), ...(stance && { stance }) },
      id,
      closeUp,
    );
    const { middle, top, bottom } = crop(landmarks);
    const height = bottom - top;
    const width = height * 0.8;
    const box = [middle - width / 2, top, width, height].map((value) => value.toFixed(1)).join(' ');
    return `<svg viewBox="${box}" width="400" height="500">${markup}</svg>`;
  };
