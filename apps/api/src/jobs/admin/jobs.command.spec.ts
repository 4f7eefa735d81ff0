import { AdminLine } from '../../testing/admin-line';
import { JobQueueService } from '../job-queue.service';
import { JobsRepository } from '../jobs.repository';
import { FailedJobsCommand, RetryJobsCommand } from './jobs.command';

describe('admin jobs', () => {
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start();
  });
  afterAll(() => admin.stop());
  beforeEach(() => (admin.printed = ''));

  async function createFailedJob(failedAt = new Date('2026-11-21T12:00:00Z')): Promise<string> {
    const jobs = admin.get(JobsRepository);
    await admin.get(JobQueueService).add('mail.receipt', { paymentId: 'a'.repeat(24) });
    const job = (await jobs.claimNext(new Date(), 1_000))!;
    await jobs.fail(job, failedAt, 'the mail server is away');
    return job.id;
  }

  it('jobs failed prints what failed and why', async () => {
    await admin.get(FailedJobsCommand).run([], {});
    expect(admin.printed).toBe('No job has failed permanently.\n');
    const id = await createFailedJob();
    admin.printed = '';
    await admin.get(FailedJobsCommand).run([], {});
    expect(admin.printed).toBe(
      `${id}  mail.receipt  gave up 2026-11-21 12:00 UTC after one try: the mail server is away\n`,
    );
    admin.printed = '';
    await admin.get(FailedJobsCommand).run([], { json: true });
    expect(JSON.parse(admin.printed)).toMatchObject([{ id, name: 'mail.receipt', attempts: 1 }]);
  });

  it('jobs retry gives one failed job or all of them new attempts', async () => {
    const [one] = [await createFailedJob(), await createFailedJob()];
    admin.printed = '';
    await admin.get(RetryJobsCommand).run([one!], {});
    expect(admin.printed).toBe('1 job was queued again.\n');
    expect((await admin.get(JobsRepository).findFailed()).map(({ id }) => id)).not.toContain(one);
    admin.printed = '';
    await admin.get(RetryJobsCommand).run([], { all: true });
    expect(admin.printed).toBe('2 jobs were queued again.\n');
    expect(await admin.get(JobsRepository).findFailed()).toEqual([]);
  });

  it('jobs retry requires an id or --all, and reports an unknown job', async () => {
    const retry = admin.get(RetryJobsCommand);
    await expect(retry.run([], {})).rejects.toThrow('Give the ID of a failed job, or --all.');
    await expect(retry.run(['x'], { all: true })).rejects.toThrow('Give the ID of a failed job, or --all.');
    await expect(retry.run(['b'.repeat(24)], {})).rejects.toThrow('No failed job has the ID bbbb');
  });

  it('jobs retry --json prints the number of jobs, and changes nothing with --dry-run', async () => {
    const id = await createFailedJob();
    const dry = await admin.type(`jobs retry ${id} --dry-run --json`);
    expect(JSON.parse(dry.printed)).toEqual({ retried: 1, dryRun: true });
    expect((await admin.get(JobsRepository).findFailed()).map((job) => job.id)).toContain(id);
    expect(JSON.parse((await admin.type('jobs retry --all --json')).printed)).toEqual({
      retried: 1,
      dryRun: false,
    });
    expect(await admin.get(JobsRepository).findFailed()).toEqual([]);
  });

  it('jobs failed respects the limit, and names jobs that are still retried', async () => {
    const jobs = admin.get(JobsRepository);
    await jobs.deleteMany((await jobs.findWaiting(new Date(), 10)).map(({ id }) => id));
    await createFailedJob();
    const newest = await createFailedJob(new Date('2026-11-21T13:00:00Z'));
    const { printed } = await admin.type('jobs failed --limit 1 --json');
    expect(JSON.parse(printed)).toMatchObject([{ id: newest }]);
    await admin.get(JobQueueService).retry();
    const said = 'No job has failed permanently. 2 failed and will be retried: see jobs pending.\n';
    expect((await admin.type('jobs failed')).printed).toBe(said);
  });

  it.each(['jobs lst', 'jobs'])('admin %p fails with help', async (line) => {
    const { exitCode, printed, complaint } = await admin.type(line);
    expect([exitCode, printed]).toEqual([2, '']);
    expect(complaint).toContain('retry [options] [id]');
  });
});
