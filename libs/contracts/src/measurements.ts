import { MEASUREMENT_DEFINITIONS } from './measurement-definitions';

type Definitions = typeof MEASUREMENT_DEFINITIONS;
type Group = Definitions[TapeField]['group'];
type Grouped<G extends Group> = {
  [Name in TapeField]: Definitions[Name]['group'] extends G ? Name : never;
}[TapeField];

export type TapeField = keyof Definitions;
export type HorizontalMeasurement = Grouped<'horizontal'>;
export type VerticalMeasurement = Grouped<'vertical'>;
export type OptionalMeasurement = Grouped<'optional'>;
export type Measurement = HorizontalMeasurement | VerticalMeasurement;

export const TAPE_FIELDS = Object.keys(MEASUREMENT_DEFINITIONS) as readonly TapeField[];

export const HORIZONTAL_MEASUREMENTS = listGroup('horizontal');
export const VERTICAL_MEASUREMENTS = listGroup('vertical');
export const OPTIONAL_MEASUREMENTS = listGroup('optional');
/** The eight that determine letter and digit. */
export const MEASUREMENTS: readonly Measurement[] = [...HORIZONTAL_MEASUREMENTS, ...VERTICAL_MEASUREMENTS];

/** Inches. */
export type HorizontalMeasurements = Record<HorizontalMeasurement, number>;
/** Inches. */
export type VerticalMeasurements = Record<VerticalMeasurement, number>;
/** Inches. */
export type TapeMeasurements = HorizontalMeasurements & VerticalMeasurements;
/** A value estimated from answers, not measured. Inches; four of five such bodies are within the range. */
export interface EstimatedValue {
  name: Measurement;
  low: number;
  high: number;
  /** Of equally likely bodies, the same for each name. */
  likely?: number[];
}
export const LIKELY_BODIES = 10;
/** Inches with two decimals. Without `estimated` all are measured. */
export type Measurements = TapeMeasurements & { totalHeight: number; estimated?: EstimatedValue[] };

/** Inches; null if not measured. */
export type OptionalMeasurements = Record<OptionalMeasurement, number | null>;

export const CM_PER_INCH = 2.54;

/** Inches: the smallest value above 0 with two decimals. */
export const MIN_MEASUREMENT_INCHES = 0.005;
/** Inches. */
export const MAX_MEASUREMENT_INCHES = 150;

export function mapMeasurements<Name extends TapeField, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

type FourNumbers = readonly [number, number, number, number];

/** Inches, in the order of the definitions. */
export function createTape(girths: FourNumbers, heights: FourNumbers): TapeMeasurements {
  const inches = [...girths, ...heights];
  return mapMeasurements(MEASUREMENTS, (name) => inches[MEASUREMENTS.indexOf(name)]!);
}

export const NO_OPTIONAL_MEASUREMENTS: OptionalMeasurements = mapMeasurements(
  OPTIONAL_MEASUREMENTS,
  () => null,
);

export function isGirth(name: TapeField): boolean {
  return 'around' in MEASUREMENT_DEFINITIONS[name].place;
}

/** Also works for records stored before a measurement existed. */
export function pickOptionalMeasurements(values: Partial<OptionalMeasurements>): OptionalMeasurements {
  return mapMeasurements(OPTIONAL_MEASUREMENTS, (name) => values[name] ?? null);
}

export const UNIT_PREFERENCES = ['imperial', 'metric'] as const;
export type UnitPreference = (typeof UNIT_PREFERENCES)[number];

export function isProvisional(measurements: Pick<Measurements, 'estimated'> | null): boolean {
  return (measurements?.estimated?.length ?? 0) > 0;
}

export function isMeasured(measurements: Pick<Measurements, 'estimated'> | null): boolean {
  return measurements !== null && !isProvisional(measurements);
}

/** Inches. */
export function listMeasured(measurements: Measurements | null): Partial<TapeMeasurements> {
  const estimated = new Set(measurements?.estimated?.map(({ name }) => name));
  const names = measurements ? MEASUREMENTS.filter((name) => !estimated.has(name)) : [];
  return Object.fromEntries(names.map((name) => [name, measurements![name]]));
}

function listGroup<G extends Group>(group: G): readonly Grouped<G>[] {
  return TAPE_FIELDS.filter(
    (name): name is Grouped<G> & TapeField => MEASUREMENT_DEFINITIONS[name].group === group,
  );
}
