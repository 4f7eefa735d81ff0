/** In inches: a pear with a long torso, B2, whose first balance issue is the defined waist. As the onboarding sends it. */
export const ONBOARDING = {
  horizontalMeasurements: { shoulders: 39.5, chest: 37, waist: 29.5, hips: 42 },
  verticalMeasurements: { headToChest: 17.5, chestToCrotch: 16.5, crotchToKnee: 13, kneeToFloor: 17.5 },
};

/** The same, as the form of all measurements sends it. */
export const TAPE_MEASUREMENTS = { ...ONBOARDING.horizontalMeasurements, ...ONBOARDING.verticalMeasurements };
