import { type Finding, reportOk, reportProblem } from './doctor';

const MAX_CLOCK_DIFFERENCE_MS = 2_000;

export function compareClocks(
  whose: string,
  time: Date | undefined,
  startedAt: number,
  endedAt: number,
): Finding {
  if (!time) return reportOk('Same clock');
  const difference = Math.max(startedAt - time.getTime(), time.getTime() - endedAt, 0);
  const says = `The clocks of this machine and of ${whose} differ by ${(difference / 1_000).toFixed(1)} s`;
  if (difference <= MAX_CLOCK_DIFFERENCE_MS) return reportOk(says);
  return reportProblem(
    says,
    'Synchronize both with NTP: tokens, job claims and webhook signatures depend on the time.',
  );
}
