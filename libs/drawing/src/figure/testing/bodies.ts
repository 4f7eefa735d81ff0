import { mapMeasurements, MAX_MEASUREMENT_INCHES, MEASUREMENTS } from '@figura/contracts';
import type { TapeMeasurements } from '@figura/contracts';
import fc from 'fast-check';
import { TYPICAL_BODY } from '../proportions';

const SMALLEST = 0.01;

export const anyMeasurement = fc.oneof(
  fc.constantFrom(SMALLEST, 1, MAX_MEASUREMENT_INCHES),
  fc.double({ min: SMALLEST, max: MAX_MEASUREMENT_INCHES, noNaN: true }),
  fc
    .double({ min: Math.log(SMALLEST), max: Math.log(MAX_MEASUREMENT_INCHES), noNaN: true })
    .map((logarithm) => Math.min(MAX_MEASUREMENT_INCHES, Math.max(SMALLEST, Math.exp(logarithm)))),
);

export const anyBody: fc.Arbitrary<TapeMeasurements> = fc.record(
  mapMeasurements(MEASUREMENTS, () => anyMeasurement),
);

export const anyPartOfABody: fc.Arbitrary<Partial<TapeMeasurements>> = fc.record(
  mapMeasurements(MEASUREMENTS, () => anyMeasurement),
  { requiredKeys: [] },
);

export const ordinaryBody: fc.Arbitrary<TapeMeasurements> = fc.record(
  mapMeasurements(MEASUREMENTS, (measurement) =>
    fc.double({ min: 0.95, max: 1.05, noNaN: true }).map((factor) => TYPICAL_BODY[measurement] * factor),
  ),
);
