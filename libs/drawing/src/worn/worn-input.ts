import type { Appearance, TapeMeasurements } from '@figura/contracts';
import type { GarmentInput } from '../garment/piece';
import type { Hold } from './arm-pose';
import type { Stance } from './pose';

export interface WornInput {
  /** Inches, above 0 and at most 150; missing ones are typical. */
  measurements: Partial<TapeMeasurements>;
  appearance?: Appearance;
  garments: readonly GarmentInput[];
  stance?: Stance;
  hold?: Hold;
  /** Pregnant, by the wearer's own words; never part of a link. */
  expecting?: boolean;
  /** In a wheelchair, by the wearer's own words; never part of a link. */
  seated?: boolean;
  /** For a picture lower than `SMALL`. */
  small?: boolean;
  /** Accessible name; without it the picture is decoration. */
  title?: string;
}
