import type { HorizontalMeasurement } from '@figura/contracts';
import { HORIZONTAL_MEASUREMENTS } from '@figura/contracts';
import type { Dimension, Dimensions, Regression } from './sample';
import { REGRESSIONS } from './sample';

/** What a girth is expected to be, given what is known of the body. */
interface Expectation extends Regression {
  /** How many times as far from it bodies lie as when everything is known. */
  widening: number;
}

type Expectations = Partial<Record<Dimension, Expectation>>;

const DIMENSIONS = [...HORIZONTAL_MEASUREMENTS, 'height'] as const;

const GIVEN_ALL: Expectations = Object.fromEntries(
  DIMENSIONS.map((name) => [name, { ...REGRESSIONS[name], widening: 1 }]),
);

/** What was computed once, by the names of what is not known: the search for a slip judges many bodies of one kind. */
const computed = new Map<string, Expectations>();

/**
 * The expectation of each known girth by the other known dimensions. None while there are fewer than three girths: by the
 * height one would be judged by its size, and of two each can be as far from the other as bodies differ.
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

/** What a body has more (above 0) or less of something than is expected by the rest of it. */
export function computeResidual(measured: number, expected: Regression, body: Dimensions): number {
  return Object.entries(expected.coefficients).reduce(
    (rest, [name, coefficient]) => rest - coefficient * body[name as Dimension]!,
    measured - expected.constant,
  );
}

/**
 * The expectations when one dimension is not known: what is expected of it is put in its place, and the others widen by
 * what it would have told. For normally distributed dimensions this is exact.
 */
function leaveOut(expectations: Expectations, unknown: Dimension): Expectations {
  const substitute = expectations[unknown]!;
  const others = DIMENSIONS.filter((name) => name !== unknown && expectations[name]);
  return Object.fromEntries(
    others.map((of) => [of, createSubstituteIn(expectations[of]!, of, unknown, substitute)]),
  );
}

function createSubstituteIn(
  { constant, coefficients, widening }: Expectation,
  of: Dimension,
  unknown: Dimension,
  substitute: Expectation,
): Expectation {
  const weight = coefficients[unknown]!;
  // The substitute is partly made of what is to be explained: that part goes to the other side of the equation.
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
