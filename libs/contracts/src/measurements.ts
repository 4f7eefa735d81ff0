export const HORIZONTAL_MEASUREMENTS = ['shoulders', 'chest', 'waist', 'hips'] as const;

export const VERTICAL_MEASUREMENTS = ['headToChest', 'chestToCrotch', 'crotchToKnee', 'kneeToFloor'] as const;

export const MEASUREMENTS = [...HORIZONTAL_MEASUREMENTS, ...VERTICAL_MEASUREMENTS] as const;

export type HorizontalMeasurement = (typeof HORIZONTAL_MEASUREMENTS)[number];
export type VerticalMeasurement = (typeof VERTICAL_MEASUREMENTS)[number];
export type Measurement = (typeof MEASUREMENTS)[number];

/** Underbust is optional; neither letter nor digit follows from it. */
export type TapeField = Measurement | 'underbust';

/** Inches. */
export type HorizontalMeasurements = Record<HorizontalMeasurement, number>;
/** Inches. */
export type VerticalMeasurements = Record<VerticalMeasurement, number>;
/** Inches. */
export type TapeMeasurements = HorizontalMeasurements & VerticalMeasurements;
/** Inches with two decimals. */
export type Measurements = TapeMeasurements & { totalHeight: number };

export const CM_PER_INCH = 2.54;

/** Inches. */
export const MAX_MEASUREMENT_INCHES = 150;

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
