import { hash } from '../garment/piece';
import type { GarmentInput } from '../garment/piece';
import { isBag } from './bags';
import type { Stance } from './pose';

/** Whether a bag hangs from the left hand or shoulder. */
export const isCarrying = (garments: readonly GarmentInput[]): boolean =>
  garments.some(({ type }) => isBag(type));

/** A stance for what is worn, so that not everybody in a row stands alike; the same for a garment whatever its values. */
export function stanceFor([garment]: readonly GarmentInput[]): Stance {
  if (!garment) return 'right';
  return parseInt(hash(`${garment.type} ${garment.colors[0]?.hex}`), 36) % 2 === 0 ? 'right' : 'left';
}
