import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';

import { computeDigitOdds } from './digit-odds';
import { computeLetterOdds } from './letter-odds';
import type { Odds, Readings } from './odds';
import { createTapeReadings } from './tape-error';

/** Five-point Gauss-Hermite rule for a standard normal: abscissa, weight. */
const GAUSS_HERMITE = [
  [0, 8 / 15],
  [Math.sqrt(5 - Math.sqrt(10)), (7 + 2 * Math.sqrt(10)) / 60],
  [-Math.sqrt(5 - Math.sqrt(10)), (7 + 2 * Math.sqrt(10)) / 60],
  [Math.sqrt(5 + Math.sqrt(10)), (7 - 2 * Math.sqrt(10)) / 60],
  [-Math.sqrt(5 + Math.sqrt(10)), (7 - 2 * Math.sqrt(10)) / 60],
] as const;

/** Smaller differences between gains are rounding errors. */
const NEGLIGIBLE_GAIN = 1e-6;

/**
 * The measurement whose second reading most reduces the expected chance that two draws disagree.
 */
export function findMostWorthRemeasuring(measurements: TapeMeasurements): Measurement {
  const readings = createTapeReadings(measurements);
  // Letter and digit are independent, so agreement is a product, and each half can be judged by its own factor.
  const gains = [
    ...listAgreementGains(readings, HORIZONTAL_MEASUREMENTS, computeLetterOdds),
    ...listAgreementGains(readings, VERTICAL_MEASUREMENTS, computeDigitOdds),
  ];
  const isBetter = (gain: number, best: number): boolean => gain > best + NEGLIGIBLE_GAIN;
  return gains.reduce((best, next) => (isBetter(next.gain, best.gain) ? next : best)).measurement;
}

function listAgreementGains<M extends Measurement>(
  readings: Readings<M>,
  names: readonly M[],
  computeOdds: (readings: Readings<M>) => Odds<string>,
): { measurement: M; gain: number }[] {
  const current = computeAgreement(computeOdds(readings));
  return names.map((measurement) => {
    const { mean, deviation } = readings[measurement];
    const remaining = deviation * Math.SQRT1_2;
    let expected = 0;
    for (const [abscissa, weight] of GAUSS_HERMITE) {
      const secondReading = { mean: mean + abscissa * remaining, deviation: remaining };
      expected += weight * computeAgreement(computeOdds({ ...readings, [measurement]: secondReading }));
    }
    return { measurement, gain: expected / current };
  });
}

/** Chance that two independent draws agree. */
function computeAgreement(odds: Odds<string>): number {
  return Object.values(odds).reduce((sum, probability) => sum + probability ** 2, 0);
}
