import type { Measurement } from '@figura/contracts';
import { VERTICAL_MEASUREMENTS } from '@figura/contracts';
import { getExpectations, computeResidual } from './expectations';
import { HUMAN_LIMITS } from './human-limits';
import type { Logs } from './logs';
import { computeHeight } from './logs';
import { HEIGHT_SHARES, RESIDUALS, WIDENING } from './sample';

interface Judgment {
  /** 1 is the limit of real bodies; above 1 is a probable misreading. */
  oddness: Partial<Record<Measurement | 'height', number>>;
  /** Sum of squared standard scores. */
  misfit: number;
}

interface Finding {
  of: Measurement | 'height';
  oddness: number;
  score: number;
}

/** 99th percentile as a standard score. */
const SCORE_OF_P99 = 2.326;

export function judge(body: Logs): Judgment {
  const height = computeHeight(body);
  const findings = [
    ...listGirthFindings(body, height),
    ...listPartFindings(body, height),
    ...limitFindings(body, height),
  ];
  const judgment: Judgment = { oddness: {}, misfit: 0 };
  for (const { of, oddness, score } of findings) {
    judgment.oddness[of] = Math.max(oddness, judgment.oddness[of] ?? 0);
    judgment.misfit += score ** 2;
  }
  return judgment;
}

export function computeMaxOddness({ oddness }: Judgment): number {
  return Math.max(0, ...Object.values(oddness));
}

function listGirthFindings(body: Logs, height: number | undefined): Finding[] {
  const dimensions = { ...body, ...(height !== undefined && { height }) };
  return getExpectations(dimensions).map(([of, expected]) => {
    const rest = computeResidual(body[of]!, expected, dimensions) / expected.widening;
    const { deviation, lowest, highest } = RESIDUALS[of];
    return { of, oddness: rest / (WIDENING * (rest < 0 ? lowest : highest)), score: rest / deviation };
  });
}

function listPartFindings(body: Logs, height: number | undefined): Finding[] {
  if (height === undefined) return [];
  return VERTICAL_MEASUREMENTS.map((of) => {
    const { p1, p50, p99 } = HEIGHT_SHARES[of];
    const rest = body[of]! - height - Math.log(p50);
    const bound = Math.log((rest < 0 ? p1 : p99) / p50);
    return { of, oddness: rest / (WIDENING * bound), score: (SCORE_OF_P99 * rest) / Math.abs(bound) };
  });
}

function limitFindings(body: Logs, height: number | undefined): Finding[] {
  const lengths = { ...body, height };
  return HUMAN_LIMITS.flatMap(({ of, middle, reach }) => {
    const length = lengths[of];
    // Every length within the limits is equally likely.
    return length === undefined ? [] : [{ of, oddness: Math.abs(length - middle) / reach, score: 0 }];
  });
}
