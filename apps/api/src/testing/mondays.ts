import { InProcessRunnerService } from '../jobs/in-process/in-process-runner.service';
import { JobQueueService } from '../jobs/job-queue.service';
import { startOfWeekAfter } from '../platform/clock/iso-week';
import type { TestApp } from './test-app';

const MONDAY_MORNING = 8 * 3_600_000;

export async function sendMondayMails(test: TestApp): Promise<void> {
  test.clock.turnTo(new Date(startOfWeekAfter(test.clock.now()).getTime() + MONDAY_MORNING));
  await test.app.get(JobQueueService, { strict: false }).add('mondays.start', {});
  const runner = test.app.get(InProcessRunnerService, { strict: false });
  for (let round = 0; round < 3; round++) {
    runner.wake();
    await runner.waitUntilIdle();
    test.clock.forward(30_000);
  }
}
