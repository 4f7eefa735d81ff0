import { type Finding, reportDoubt, reportOk } from '../../operations/doctor/doctor';
import type { JobCount } from '../jobs.repository';

const LATE_MS = 10 * 60_000;

export function examineJobs(counts: readonly JobCount[], now: Date): Finding[] {
  const late = counts.filter(
    ({ state, oldest }) =>
      (state === 'due' || state === 'retrying') && now.getTime() - oldest.getTime() > LATE_MS,
  );
  const failed = counts.filter(({ state }) => state === 'failed').reduce((sum, { count }) => sum + count, 0);
  const findings: Finding[] = [];
  if (late.length)
    findings.push({
      health: 'wrong',
      says: `Late: ${late.map(({ name, state, count }) => `${count} ${name} (${state})`).join(', ')}`,
      advice:
        'See why with "jobs pending". Are they due, does a worker run? Are they retried, look at the mail server, or of feeds at the shop.',
    });
  if (failed)
    findings.push(
      reportDoubt(
        `${failed} failed for good`,
        'See why with "jobs failed", mend the cause, then "jobs retry --all".',
      ),
    );
  return findings.length ? findings : [reportOk('None is late, none has failed')];
}
