import type {
  BodyConcern,
  CombinedType,
  HorizontalType,
  TapeMeasurements,
  VerticalType,
} from '@figura/contracts';

/** A feature of a person, why it is hers and how much it counts. */
export interface ProfileFeature {
  /** `bodyPart:attribute` */
  key: string;
  kind: 'balance' | 'concern';
  /** A sentence for the person. */
  reason: string;
  weight: number;
}

export interface Profile {
  combined: CombinedType;
  /** Inches. */
  measurements: TapeMeasurements;
  bodyConcerns: readonly BodyConcern[];
}

/** What follows from the proportions counts double against what a person ticked herself. */
export const BALANCE_WEIGHT = 2;
export const CONCERN_WEIGHT = 1;

/** Chest against hips from which the chest is a feature of its own: about the outer tenth on either side (our choice). */
export const FULL_CHEST_RATIO = 1.02;
export const SMALL_CHEST_RATIO = 0.86;

const BY_LETTER: Record<HorizontalType, { key: string; reason: string }[]> = {
  A: [
    {
      key: 'waist:defined',
      reason: 'Your shoulders and hips are close in width, and your waist is clearly smaller than your hips.',
    },
  ],
  B: [
    {
      key: 'hips:wide',
      reason: 'Your hips are the widest line of your silhouette, wider than your shoulders.',
    },
    { key: 'shoulders:narrow', reason: 'Next to your hips, your shoulders draw the shorter line.' },
    { key: 'waist:defined', reason: 'Your waist is clearly smaller than your hips.' },
  ],
  C: [
    { key: 'shoulders:broad', reason: 'Your shoulders are the widest line of your silhouette.' },
    { key: 'hips:narrow', reason: 'Next to your shoulders, your hips draw the shorter line.' },
  ],
  D: [
    {
      key: 'waist:thick',
      reason: 'Your waist is the fullest of your measurements; the volume sits in the middle.',
    },
    {
      key: 'legs:thin',
      reason: 'Against a full middle, your legs read as the slender part of your silhouette.',
    },
  ],
  E: [
    { key: 'waist:thick', reason: 'Your shoulders, waist and hips run in nearly one straight line.' },
    { key: 'hips:narrow', reason: 'Your hips do not widen much from the waist, so they draw a quiet line.' },
  ],
};

const BY_DIGIT: Record<VerticalType, { key: string; reason: string }[]> = {
  '1': [],
  '2': [
    { key: 'legs:short', reason: 'Less than half of your height is legs.' },
    { key: 'torso:long', reason: 'More than half of your height lies above the crotch.' },
  ],
  '3': [
    { key: 'torso:short', reason: 'Less than half of your height lies above the crotch.' },
    { key: 'legs:long', reason: 'More than half of your height is legs.' },
  ],
  '4': [
    {
      key: 'mid-body:short',
      reason:
        'The stretch from your chest to your knees is short for your height, while both halves are even.',
    },
  ],
};

/**
 * The features of a person: the balance issues that follow from her type and measurements, in a fixed order (width
 * before height before chest), then the concerns that she ticked, in the order of the form. None comes twice: a concern
 * that is a balance issue already is left out.
 */
export function featuresOf({ combined, measurements, bodyConcerns }: Profile): ProfileFeature[] {
  const letter = combined[0] as HorizontalType;
  const digit = combined[1] as VerticalType;
  const balance = [...BY_LETTER[letter], ...BY_DIGIT[digit], ...chestFeature(measurements)].map(
    (feature): ProfileFeature => ({ ...feature, kind: 'balance', weight: BALANCE_WEIGHT }),
  );
  const known = new Set(balance.map(({ key }) => key));
  const concerns = bodyConcerns
    .filter((key) => !known.has(key))
    .map((key): ProfileFeature => ({
      key,
      kind: 'concern',
      weight: CONCERN_WEIGHT,
      reason: 'You told us about it in your self analysis.',
    }));
  return [...balance, ...concerns];
}

function chestFeature({ chest, hips }: TapeMeasurements): { key: string; reason: string }[] {
  const ratio = chest / hips;
  if (ratio >= FULL_CHEST_RATIO)
    return [{ key: 'chest:big', reason: 'Your chest measures more than your hips.' }];
  if (ratio <= SMALL_CHEST_RATIO)
    return [{ key: 'chest:small', reason: 'Your chest measures clearly less than your hips.' }];
  return [];
}
