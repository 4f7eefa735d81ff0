/** The four girths of the horizontal step, in the order in which they are asked for. */
export const HORIZONTAL_MEASUREMENTS = ['shoulders', 'chest', 'waist', 'hips'] as const;

/** The four heights of the vertical step, from the top of the head to the floor. */
export const VERTICAL_MEASUREMENTS = ['headToChest', 'chestToCrotch', 'crotchToKnee', 'kneeToFloor'] as const;

export const MEASUREMENTS = [...HORIZONTAL_MEASUREMENTS, ...VERTICAL_MEASUREMENTS] as const;

export type HorizontalMeasurement = (typeof HORIZONTAL_MEASUREMENTS)[number];
export type VerticalMeasurement = (typeof VERTICAL_MEASUREMENTS)[number];
export type Measurement = (typeof MEASUREMENTS)[number];

/** The eight, and the girth under the bust, which may be given beside them: neither letter nor digit follows from it. */
export type TapeField = Measurement | 'underbust';

/** Girths in inches. */
export type HorizontalMeasurements = Record<HorizontalMeasurement, number>;
/** Heights in inches. */
export type VerticalMeasurements = Record<VerticalMeasurement, number>;
/** All eight tape measurements, in inches. */
export type TapeMeasurements = HorizontalMeasurements & VerticalMeasurements;
/** What is stored and sent: the eight, and their derived `totalHeight`, in inches with two decimals. */
export type Measurements = TapeMeasurements & { totalHeight: number };

/** The largest single measurement that is accepted, in inches. */
export const MAX_MEASUREMENT_INCHES = 150;

/** How each measurement is called in the app. */
export const MEASUREMENT_LABELS: Record<TapeField, string> = {
  shoulders: 'Shoulders',
  chest: 'Chest',
  underbust: 'Underbust',
  waist: 'Waist',
  hips: 'Hips',
  headToChest: 'Head to chest',
  chestToCrotch: 'Chest to crotch',
  crotchToKnee: 'Crotch to knee',
  kneeToFloor: 'Knee to floor',
};

export const UNIT_PREFERENCES = ['imperial', 'metric'] as const;
export type UnitPreference = (typeof UNIT_PREFERENCES)[number];
