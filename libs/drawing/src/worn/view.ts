import type { Appearance } from '@figura/contracts';
import type { GarmentInput } from '../garment/piece';
import type { OwnHair } from './hair/hair';
import type { WornLandmarks } from './landmarks';
import type { Stance } from './pose';

/** Sheet units. */
interface Crop {
  middle: number;
  top: number;
  bottom: number;
}

export interface CloseUp {
  hair?: OwnHair;
  calm?: boolean;
  arms?: boolean;
  legs?: boolean;
}

export interface View extends CloseUp {
  garments: readonly GarmentInput[];
  appearance?: Appearance;
  stance?: Stance;
  crop(landmarks: WornLandmarks): Crop;
}

export type Viewer = (item: GarmentInput) => View;
