/** Shoulder point to wrist / height: ANSUR II, women, median 0.339 (0.323 to 0.359). */
export const ARM_OF_HEIGHT = 0.339;

/** Share of the way from shoulder point to wrist. */
export const SLEEVE_ENDS: Readonly<Record<string, number>> = {
  cap: 0.125,
  short: 0.3,
  elbow: 0.57,
  'three-quarter': 0.75,
  bracelet: 0.88,
  wrist: 1,
};
