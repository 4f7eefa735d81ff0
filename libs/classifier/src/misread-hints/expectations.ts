import type { HorizontalMeasurement } from '@figura/contracts';
import { HORIZONTAL_MEASUREMENTS } from '@figura/contracts';
import type { Dimension, Dimensions, Regression } from './sample';
import { REGRESSIONS } from './sample';

interface Expectation extends Regression {
  /** Spread relative to a body with all values known. */
  widening: number;
}

type Expectations = Partial<Record<Dimension, Expectation>>;

const DIMENSIONS = [...HORIZONTAL_MEASUREMENTS, 'height'] as const;

const GIVEN_ALL: Expectations = Object.fromEntries(
  DIMENSIONS.map((name) => [name, { ...REGRESSIONS[name], widening: 1 }]),
);

/** Cached by the unknown dimensions, since the search for a mistake checks many bodies with the same ones. */
const computed = new Map<string, Expectations>();

/**
 * None with fewer than three girths: a single one could only be judged by size, and two may differ naturally.
 */
export function getExpectations(body: Dimensions): [HorizontalMeasurement, Expectation][] {
  const girths = HORIZONTAL_MEASUREMENTS.filter((name) => body[name] !== undefined);
  if (girths.length < 3) return [];
  const unknown = DIMENSIONS.filter((name) => body[name] === undefined);
  const key = unknown.join();
  const expectations = computed.get(key) ?? unknown.reduce(leaveOut, GIVEN_ALL);
  computed.set(key, expectations);
  return girths.map((name) => [name, expectations[name]!]);
}

/** Above 0 if larger than expected. */
export function computeResidual(measured: number, expected: Regression, body: Dimensions): number {
  return Object.entries(expected.coefficients).reduce(
    (rest, [name, coefficient]) => rest - coefficient * body[name as Dimension]!,
    measured - expected.constant,
  );
}

/** Substitutes the unknown's own expectation and widens the others; exact for normal distributions. */
function leaveOut(expectations: Expectations, unknown: Dimension): Expectations {
  const substitute = expectations[unknown]!;
  const others = DIMENSIONS.filter((name) => name !== unknown && expectations[name]);
  return Object.fromEntries(
    others.map((of) => [of, substituteExpectation(expectations[of]!, of, unknown, substitute)]),
  );
}

function substituteExpectation(
  { constant, coefficients, widening }: Expectation,
  of: Dimension,
  unknown: Dimension,
  substitute: Expectation,
): Expectation {
  const weight = coefficients[unknown]!;
  // The substitute partly depends on the explained value, so that part moves to the other side.
  const share = 1 - weight * substitute.coefficients[of]!;
  const kept = DIMENSIONS.filter((name) => name !== unknown && coefficients[name] !== undefined);
  return {
    constant: (constant + weight * substitute.constant) / share,
    coefficients: Object.fromEntries(
      kept.map((name) => [name, (coefficients[name]! + weight * substitute.coefficients[name]!) / share]),
    ),
    widening: widening / Math.sqrt(share),
  };
}
