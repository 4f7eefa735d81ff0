import { HEM_LEVEL, LEVEL } from '../garment/cut/body';
import { LEG_LENGTH } from '../garment/cut/legs';
import type { GarmentInput } from '../garment/piece';

const LEVELS: Readonly<Record<string, number>> = { ...HEM_LEVEL, ...LEG_LENGTH, floor: LEVEL.floor };

/** The level at which a garment ends; null if it does not say. */
export function findHemLevel({ attributes }: GarmentInput): number | null {
  const lengths = [...(attributes['leg'] ?? []), ...(attributes['length'] ?? [])];
  const length = lengths.find((value) => Object.hasOwn(LEVELS, value));
  return length === undefined ? null : LEVELS[length]!;
}
