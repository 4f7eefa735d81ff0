import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { createTape, MAX_MEASUREMENT_INCHES, MEASUREMENTS } from '@figura/contracts';
import fc from 'fast-check';

export function makeBody(overrides: Partial<TapeMeasurements> = {}): TapeMeasurements {
  return { ...createTape([40, 37, 31, 40], [17, 15.5, 14.5, 17]), ...overrides };
}

/** Inches. */
export const LIFELIKE_RANGES: Record<Measurement, readonly [from: number, to: number]> = {
  shoulders: [34, 50],
  chest: [29, 50],
  waist: [23, 50],
  hips: [32, 52],
  headToChest: [14, 22],
  chestToCrotch: [11, 19],
  crotchToKnee: [10, 17],
  kneeToFloor: [14, 22],
};

function createBodyArbitrary(
  range: (name: Measurement) => readonly [number, number],
): fc.Arbitrary<TapeMeasurements> {
  const fields = MEASUREMENTS.map((name) => {
    const [from, to] = range(name);
    const hundredths = fc.integer({ min: Math.round(from * 100), max: Math.round(to * 100) });
    return [name, hundredths.map((value) => value / 100)];
  });
  return fc.record(Object.fromEntries(fields) as Record<Measurement, fc.Arbitrary<number>>);
}

/** Hundredths of an inch. */
export const lifelikeBody = createBodyArbitrary((name) => LIFELIKE_RANGES[name]);

export const acceptedBody = createBodyArbitrary(() => [0.01, MAX_MEASUREMENT_INCHES]);
