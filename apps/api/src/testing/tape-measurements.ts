/** In inches: a pear with a long torso, B2; its first balance issue is the defined waist. */
export const ONBOARDING = {
  horizontalMeasurements: { shoulders: 39.5, chest: 37, waist: 29.5, hips: 42 },
  verticalMeasurements: { headToChest: 17.5, chestToCrotch: 16.5, crotchToKnee: 13, kneeToFloor: 17.5 },
};

export const TAPE_MEASUREMENTS = { ...ONBOARDING.horizontalMeasurements, ...ONBOARDING.verticalMeasurements };
