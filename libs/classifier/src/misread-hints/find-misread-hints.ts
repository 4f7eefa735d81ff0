import type { Measurement, TapeField, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import { listRarerExplanations, listSingleExplanations } from './explanations';
import type { Explanation, Misreading, TypedUnits } from './explanations';
import type { Logs } from './logs';
import { find, collectLogs } from './logs';
import { judge, computeOddest } from './oddness';

/**
 * One or more measurements that were probably misread. `unit-slip`: inches and centimeters mixed up; `half-girth`: the
 * tape was folded, or only one side was measured; `straight-across`: the tape did not go around; `swapped`: two fields
 * were taken for each other; `unusual`: it does not fit the others, for no reason that is known.
 */
export type MisreadHint<Name extends TapeField = Measurement> =
  Misreading<Name> | { kind: 'unusual'; measurements: readonly Name[] };

/**
 * Measurements, in inches, that may have been misread, judged by each other and never by size: any that a true body can
 * have gets no hint, and at most one hint names a measurement. A hint is for asking, never for refusing. Measurements
 * that are missing, not finite or not above 0 get none: validation speaks about those. Never throws.
 *
 * @param typed the unit that each was typed in, where it is known: only the other unit can have been meant
 */
export function findMisreadHints(
  measurements: Partial<TapeMeasurements>,
  typed: TypedUnits = {},
): MisreadHint[] {
  return createHintsFor(collectLogs(measurements), typed);
}

function createHintsFor(body: Logs, typed: TypedUnits): MisreadHint[] {
  const judgment = judge(body);
  if (computeOddest(judgment) <= 1) return [];
  // Whatever is known is judged by human limits at least.
  const computeOddness = (name: Measurement) => judgment.oddness[name]!;

  const one = findMostPlausible(listSingleExplanations(body, typed), body);
  if (one) return [...one.misreadings];

  const [worst] = find(MEASUREMENTS, body).sort((a, b) => computeOddness(b) - computeOddness(a));
  // Nothing is odd but the total height: no measurement is to blame.
  if (worst === undefined || computeOddness(worst) <= 1) return [];

  const { [worst]: _unusual, ...rest } = body;
  if (!isOrdinary(rest)) {
    const several = findMostPlausible(listRarerExplanations(body, typed), body);
    if (several) return [...several.misreadings];
  }
  return [{ kind: 'unusual', measurements: [worst] }, ...createHintsFor(rest, typed)];
}

function isOrdinary(body: Logs): boolean {
  return computeOddest(judge(body)) <= 1;
}

/** Of the explanations that leave nothing odd, the one after which the body is the likeliest. */
function findMostPlausible(explanations: readonly Explanation[], body: Logs): Explanation | null {
  let best: Explanation | null = null;
  let least = Infinity;
  for (const explanation of explanations) {
    const meant = judge(shifted(body, explanation.shift));
    if (computeOddest(meant) > 1 || meant.misfit >= least) continue;
    best = explanation;
    least = meant.misfit;
  }
  return best;
}

function shifted(body: Logs, shift: Logs): Logs {
  const meant = { ...body };
  for (const [name, by] of Object.entries(shift) as [Measurement, number][]) meant[name]! += by;
  return meant;
}
