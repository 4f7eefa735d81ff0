import type { Measurement, TapeField, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import { listRarerExplanations, listSingleExplanations } from './explanations';
import type { Explanation, Misreading, TypedUnits } from './explanations';
import type { Logs } from './logs';
import { listKnown, collectLogs } from './logs';
import { judge, computeMaxOddness } from './oddness';

/**
 * Likely mistake. `unit-slip`: inches and centimeters mixed up; `half-girth`: folded tape or only one side
 * measured; `straight-across`: tape not around the body; `swapped`: two fields exchanged; `unusual`: unknown
 * cause.
 */
export type MisreadHint<Name extends TapeField = Measurement> =
  Misreading<Name> | { kind: 'unusual'; measurements: readonly Name[] };

/**
 * Inches, judged by each other, never by size, so a plausible body gets no hint. With `typed`, only the other unit can have been meant.
 * Never throws.
 */
export function findMisreadHints(
  measurements: Partial<TapeMeasurements>,
  typed: TypedUnits = {},
): MisreadHint[] {
  return listHints(collectLogs(measurements), typed);
}

function listHints(body: Logs, typed: TypedUnits): MisreadHint[] {
  const judgment = judge(body);
  if (computeMaxOddness(judgment) <= 1) return [];
  const computeOddness = (name: Measurement) => judgment.oddness[name]!;

  const one = findMostPlausible(listSingleExplanations(body, typed), body);
  if (one) return [...one.misreadings];

  const [worst] = listKnown(MEASUREMENTS, body).sort((a, b) => computeOddness(b) - computeOddness(a));
  // Only the total height is odd, so no single measurement is suspect.
  if (worst === undefined || computeOddness(worst) <= 1) return [];

  const { [worst]: _unusual, ...rest } = body;
  if (computeMaxOddness(judge(rest)) > 1) {
    const several = findMostPlausible(listRarerExplanations(body, typed), body);
    if (several) return [...several.misreadings];
  }
  return [{ kind: 'unusual', measurements: [worst] }, ...listHints(rest, typed)];
}

function findMostPlausible(explanations: readonly Explanation[], body: Logs): Explanation | null {
  let best: Explanation | null = null;
  let least = Infinity;
  for (const explanation of explanations) {
    const meant = judge(shiftLogs(body, explanation.shift));
    if (computeMaxOddness(meant) > 1 || meant.misfit >= least) continue;
    best = explanation;
    least = meant.misfit;
  }
  return best;
}

function shiftLogs(body: Logs, shift: Logs): Logs {
  const meant = { ...body };
  for (const [name, by] of Object.entries(shift) as [Measurement, number][]) meant[name]! += by;
  return meant;
}
