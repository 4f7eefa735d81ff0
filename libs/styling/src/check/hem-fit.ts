import type { Category, TapeMeasurements, UnitPreference } from '@figura/contracts';
import { levelsOf, placeWords, written, type BodyPlaces } from '../lengths';

/** Where a part of a garment comes to lie on the user's body. */
export interface PartFit {
  part: 'hem' | 'rise';
  /** A sentence with lengths in the user's unit. */
  sentence: string;
}

/** From which level garments of a category are measured, and what shops call it. */
const MEASURED_FROM: Partial<Record<Category, { level: string; words: string }>> = {
  Bottoms: { level: 'waist', words: 'from the waistband' },
  Tops: { level: 'shoulder', words: 'from the shoulder, beside the neck' },
  'One-Piece': { level: 'shoulder', words: 'from the shoulder, beside the neck' },
  Outerwear: { level: 'shoulder', words: 'from the shoulder, beside the neck' },
};

/** How far below differs from one cut to another, so that no number is said. */
const LOW_RISE: PartFit = {
  part: 'rise',
  sentence: 'That is told from your waist. A low rise sits below it, and the hem ends as much lower.',
};

interface HemmedGarment {
  readonly category: Category;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
}

/**
 * Where a hem ends on this body; empty for what has no hem to measure.
 *
 * @param hemLength inches, above 0: from the waistband of skirts and trousers, from the high shoulder point of the others
 * @param tape inches, each above 0
 */
export function hemFitOf(
  { landmarks, places }: BodyPlaces,
  { category, attributes }: HemmedGarment,
  hemLength: number,
  tape: TapeMeasurements,
  unit: UnitPreference,
): PartFit[] {
  const from = MEASURED_FROM[category];
  if (!from) return [];
  const levels = levelsOf(tape, landmarks);
  const ends = placeWords(levels[from.level]! + hemLength, levels, places, unit);
  const hem: PartFit = {
    part: 'hem',
    sentence: `At ${written(hemLength, unit)} ${from.words}, it ends ${ends}.`,
  };
  const isLow = category === 'Bottoms' && attributes['waist']?.includes('low-rise');
  return isLow ? [hem, LOW_RISE] : [hem];
}
