import { toCoarseBody } from '@figura/classifier';
import { MEASUREMENTS, type TapeMeasurements } from '@figura/contracts';
import fc from 'fast-check';

export function createClassBodies(tape: TapeMeasurements): fc.Arbitrary<TapeMeasurements> {
  const createFactors = (spread: number) => fc.double({ min: 1 - spread, max: 1 + spread, noNaN: true });
  const coarse = JSON.stringify(toCoarseBody(tape));
  return fc
    .tuple(
      createFactors(0.12),
      fc.array(createFactors(0.05), { minLength: MEASUREMENTS.length, maxLength: MEASUREMENTS.length }),
    )
    .map(
      ([scale, off]) =>
        Object.fromEntries(
          // Hundredths, as stored.
          MEASUREMENTS.map((name, index) => [name, Math.round(tape[name] * scale * off[index]! * 100) / 100]),
        ) as TapeMeasurements,
    )
    .filter((body) => JSON.stringify(toCoarseBody(body)) === coarse);
}
