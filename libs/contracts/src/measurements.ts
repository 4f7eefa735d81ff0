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
/** A value that follows from answers instead of a tape. Inches; four of five such bodies lie between. */
export interface EstimatedValue {
  name: Measurement;
  low: number;
  high: number;
}
/** Inches with two decimals. Without `estimated` all are measured. */
export type Measurements = TapeMeasurements & { totalHeight: number; estimated?: EstimatedValue[] };

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

/** Tells values of an estimate from measured ones. */
export function isProvisional(measurements: Pick<Measurements, 'estimated'> | null): boolean {
  return (measurements?.estimated?.length ?? 0) > 0;
}

/** True with eight measured values. */
export function isMeasured(measurements: Pick<Measurements, 'estimated'> | null): boolean {
  return measurements !== null && !isProvisional(measurements);
}

/** Inches. */
export function listMeasured(measurements: Measurements | null): Partial<TapeMeasurements> {
  const estimated = new Set(measurements?.estimated?.map(({ name }) => name));
  const names = measurements ? MEASUREMENTS.filter((name) => !estimated.has(name)) : [];
  return Object.fromEntries(names.map((name) => [name, measurements![name]]));
}
