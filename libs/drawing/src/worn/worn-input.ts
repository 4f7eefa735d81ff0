import type { GarmentInput, WearerInput } from '../garment/piece';
import type { Hold } from './arm-pose';
import type { Stance } from './pose';

export interface WornInput extends WearerInput {
  garments: readonly GarmentInput[];
  stance?: Stance;
  hold?: Hold;
  /** Seed of the pose. */
  person?: number;
  /** Pregnant, by the wearer's own words; never part of a link. */
  expecting?: boolean;
  /** In a wheelchair, by the wearer's own words; never part of a link. */
  seated?: boolean;
  /** For a picture lower than `SMALL`. */
  small?: boolean;
  /** Accessible name; without it the picture is decoration. */
  title?: string;
}
