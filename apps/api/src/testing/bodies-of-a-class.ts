import { toCoarseBody } from '@figura/classifier';
import { mapMeasurements, MEASUREMENTS, type TapeMeasurements } from '@figura/contracts';
import fc from 'fast-check';

export function createClassBodies(tape: TapeMeasurements): fc.Arbitrary<TapeMeasurements> {
  const createFactors = (spread: number) => fc.double({ min: 1 - spread, max: 1 + spread, noNaN: true });
  const coarse = JSON.stringify(toCoarseBody(tape, 'womens'));
  return fc
    .tuple(createFactors(0.12), fc.record(mapMeasurements(MEASUREMENTS, () => createFactors(0.05))))
    .map(([scale, off]) =>
      // Hundredths, as stored.
      mapMeasurements(MEASUREMENTS, (name) => Math.round(tape[name] * scale * off[name] * 100) / 100),
    )
    .filter((body) => JSON.stringify(toCoarseBody(body, 'womens')) === coarse);
}
