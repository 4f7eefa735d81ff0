import { HEM_LEVEL } from '../garment/cut/body';
import { LEG_LENGTH } from '../garment/cut/legs';
import type { GarmentInput } from '../garment/piece';

export interface Hem {
  length: string;
  level: number;
}

const LEVELS: Readonly<Record<string, number>> = { ...HEM_LEVEL, ...LEG_LENGTH };

export function findHem({ attributes }: GarmentInput): Hem | null {
  const lengths = [...(attributes['leg'] ?? []), ...(attributes['length'] ?? [])];
  const length = lengths.find((value) => Object.hasOwn(LEVELS, value));
  return length === undefined ? null : { length, level: LEVELS[length]! };
}
