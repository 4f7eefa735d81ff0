/** Shoulder point to wrist as a share of height: ANSUR II, women, median 0.339 (0.323 to 0.359). */
export const ARM_OF_HEIGHT = 0.339;

/** Where sleeves end, as a share of the way from the shoulder point to the wrist: what shops call by these names. */
export const SLEEVE_ENDS: Readonly<Record<string, number>> = {
  cap: 0.125,
  short: 0.3,
  elbow: 0.57,
  'three-quarter': 0.75,
  bracelet: 0.88,
  wrist: 1,
};
