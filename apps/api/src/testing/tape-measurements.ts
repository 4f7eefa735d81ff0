import {
  mapMeasurements,
  MEASUREMENT_DEFINITIONS,
  OPTIONAL_MEASUREMENTS,
  type Measurement,
  type OptionalMeasurement,
  type TapeMeasurements,
} from '@figura/contracts';

/** Inches: a pear with a long torso, B2. */
export const ONBOARDING = {
  horizontalMeasurements: { shoulders: 39.5, chest: 37, waist: 29.5, hips: 42 },
  verticalMeasurements: { headToChest: 17.5, chestToCrotch: 16.5, crotchToKnee: 13, kneeToFloor: 17.5 },
};

export const TAPE_MEASUREMENTS = { ...ONBOARDING.horizontalMeasurements, ...ONBOARDING.verticalMeasurements };

/** Typical values for a body, in inches. */
export function guessOptional(tape: TapeMeasurements): Record<OptionalMeasurement, number> {
  return mapMeasurements(OPTIONAL_MEASUREMENTS, (name) => {
    const { of, usual } = MEASUREMENT_DEFINITIONS[name].share;
    const parts: readonly Measurement[] = of;
    return Math.round(parts.reduce((sum, part) => sum + tape[part], 0) * usual);
  });
}

/** A pear's answers, in inches and EU sizes; nothing is measured. */
export const START_ANSWERS = {
  height: 64,
  sizeAbove: 38,
  sizeBelow: 42,
  comparisons: { shouldersToHips: 0, waistToHips: 0, waistToChest: 1, legs: 3 },
};
