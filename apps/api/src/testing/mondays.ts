import { InProcessRunnerService } from '../jobs/in-process/in-process-runner.service';
import { JobQueueService } from '../jobs/job-queue.service';
import { HOUR_MS } from '../platform/clock/durations';
import { startOfWeekAfter } from '../platform/clock/iso-week';
import type { TestApp } from './test-app';

export async function runMonday(test: TestApp, hour = 8): Promise<void> {
  await goToNextMonday(test, hour);
  await runAllJobs(test);
}

export async function goToNextMonday(test: TestApp, hour: number): Promise<void> {
  test.clock.turnTo(new Date(startOfWeekAfter(test.clock.now()).getTime() + hour * HOUR_MS));
  await startMondays(test);
}

export async function startMondays(test: TestApp): Promise<void> {
  await test.app.get(JobQueueService, { strict: false }).add('mondays.start', {});
}

export async function runAllJobs(test: TestApp): Promise<void> {
  const runner = test.app.get(InProcessRunnerService, { strict: false });
  for (let round = 0; round < 4; round++) {
    runner.wake();
    await runner.waitUntilIdle();
    test.clock.forward(30_000);
  }
}
