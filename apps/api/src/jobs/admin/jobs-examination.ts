import { type Finding, reportWarning, reportOk } from '../../operations/doctor/doctor';
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
      health: 'error',
      says: `Late: ${late.map(({ name, state, count }) => `${count} ${name} (${state})`).join(', ')}`,
      advice:
        'See "jobs pending" for the reasons. If jobs are due, check that a worker runs; if they are retried, check the mail server or, for feeds, the shop.',
    });
  if (failed)
    findings.push(
      reportWarning(
        `${failed} failed permanently`,
        'See "jobs failed" for the reasons, fix the cause, then run "jobs retry --all".',
      ),
    );
  return findings.length ? findings : [reportOk('No late or failed jobs')];
}
