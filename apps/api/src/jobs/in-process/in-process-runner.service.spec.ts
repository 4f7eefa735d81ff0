import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { pino } from 'pino';
import { FakeClock } from '../../testing/fake-clock';
import { waitUntil } from '../../testing/until';
import { JobHandlerRegistry } from '../job-handler.registry';
import { JOB_NAMES } from '../jobs';
import { JobQueueService } from '../job-queue.service';
import { toIsoWeek } from '../../platform/clock/iso-week';
import { CLAIM_MS, JobExecutorService } from '../job-executor.service';
import { InProcessRunnerService } from './in-process-runner.service';
import { JOB_DECOY_MODEL, jobDecoySchema, type JobDecoyDocument } from '../job-decoy.schema';
import { JobDecoysRepository } from '../job-decoys.repository';
import { JOB_MODEL, jobSchema, type JobDocument } from '../job.schema';
import { JobsRepository } from '../jobs.repository';

const SECOND = 1_000;
const A_JOB = { mail: 'welcome', userId: 'a'.repeat(24) } as const;

describe('InProcessRunnerService', () => {
  let engine: EmbeddedMongo;
  let connection: Connection;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-jobs-'));
    engine = await startEmbeddedMongo({ folder, isDurable: false });
    connection = await mongoose.createConnection(`${engine.uri}/jobs`).asPromise();
    connection.model(JOB_MODEL, jobSchema);
    connection.model(JOB_DECOY_MODEL, jobDecoySchema);
  });
  afterAll(async () => {
    await connection.close();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const runners: InProcessRunnerService[] = [];
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.beforeApplicationShutdown()));
    await connection.model(JOB_MODEL).deleteMany({});
  });

  function process(handler: () => Promise<void>, clock = new FakeClock()) {
    const weeks: string[] = [];
    const days: string[] = [];
    const repository = new JobsRepository(connection.model<JobDocument>(JOB_MODEL));
    const handlers = new JobHandlerRegistry();
    for (const name of JOB_NAMES) handlers.register(name, handler);
    handlers.register('trends.rotate', async () => void weeks.push(toIsoWeek(clock.now())));
    handlers.register('accounts.expire', async () => void days.push(clock.now().toISOString().slice(0, 10)));
    handlers.register('mondays.start', () => Promise.resolve());
    handlers.register('photos.sweep', () => Promise.resolve());
    handlers.register('photos.settle', () => Promise.resolve());
    handlers.register('feeds.look', () => Promise.resolve());
    const decoys = new JobDecoysRepository(connection.model<JobDecoyDocument>(JOB_DECOY_MODEL));
    const queue = new JobQueueService(repository, decoys, clock, null);
    const silent = pino({ level: 'silent' });
    const executor = new JobExecutorService(repository, handlers, clock, silent, null);
    const runner = new InProcessRunnerService(repository, handlers, executor, queue, clock, silent);
    runners.push(runner);
    return { queue, runner, repository, executor, clock, weeks, days };
  }
  const stored = () => connection.model<JobDocument>(JOB_MODEL).find({ name: 'mail.account' }).lean();

  it('runs a job once and deletes it', async () => {
    const done: number[] = [];
    const { queue, runner } = process(async () => void done.push(1));
    runner.onApplicationBootstrap();
    await Promise.all([queue.add('mail.account', A_JOB), queue.add('mail.account', A_JOB)]);
    runner.wake();
    await runner.waitUntilIdle();
    expect(done).toHaveLength(2);
    expect(await stored()).toEqual([]);
  });

  it('discards the result of a worker that was presumed dead, once another has claimed the job', async () => {
    const { repository, queue, clock } = process(async () => undefined);
    await queue.add('mail.account', A_JOB);
    const first = (await repository.claimNext(clock.now(), CLAIM_MS))!;
    clock.forward(CLAIM_MS + SECOND);
    await repository.claimNext(clock.now(), CLAIM_MS);
    const claimed = await stored();
    await repository.extendClaim(first, clock.now(), 100 * CLAIM_MS);
    await repository.retryAt(first, clock.now(), 'too late');
    await repository.fail(first, clock.now(), 'too late');
    expect(await stored()).toEqual(claimed);
    expect(claimed).toMatchObject([{ attempts: 2, failedAt: null }]);
  });

  it('claims no job before it is due, and returns the due time', async () => {
    const { repository, clock } = process(async () => undefined);
    const dueAt = new Date(clock.now().getTime() + SECOND);
    const id = await repository.add('mail.account', A_JOB, clock.now(), { dueAt });
    expect(await repository.claim(id, clock.now(), CLAIM_MS)).toEqual({ notBefore: dueAt });
    expect(await repository.claimNext(clock.now(), CLAIM_MS)).toBeNull();
    expect(await repository.claim(id, dueAt, CLAIM_MS)).toMatchObject({ job: { id, attempts: 1 } });
  });

  it('runs each job once with two runners', async () => {
    let count = 0;
    const countRun = async () => void count++;
    const [one, two] = [process(countRun), process(countRun)];
    await Promise.all(Array.from({ length: 30 }, () => one.queue.add('mail.account', A_JOB)));
    one.runner.onApplicationBootstrap();
    two.runner.onApplicationBootstrap();
    await Promise.all([one.runner.waitUntilIdle(), two.runner.waitUntilIdle()]);
    expect(count).toBe(30);
  });

  it('does not rerun a job when the database is unavailable as the job completes', async () => {
    let done = 0;
    const { queue, runner, repository } = process(async () => void done++);
    jest.spyOn(repository, 'complete').mockRejectedValueOnce(new Error('the database is away'));
    await queue.add('mail.account', A_JOB);
    runner.wake();
    await runner.waitUntilIdle();
    expect(done).toBe(1);
    expect(await stored()).toEqual([]);
  });

  it('does not rerun a job whose claim expired during its first attempt', async () => {
    let runs = 0;
    const { repository, queue, executor } = process(async () => void (runs += 1));
    await queue.add('mail.account', A_JOB);
    const claimed = (await repository.claimNext(new Date(), CLAIM_MS))!;
    let isBack = (): void => undefined;
    const complete = jest.spyOn(repository, 'complete');
    complete.mockReturnValueOnce(new Promise((resolve) => (isBack = resolve)));
    const tries = [executor.try(claimed)];
    await waitUntil('it is done', () => runs === 1);
    tries.push(executor.try({ ...claimed, attempts: 2 }));
    isBack();
    expect(await Promise.all(tries)).toEqual(['done', 'done']);
    expect(runs).toBe(1);
    complete.mockRestore();
    expect(await executor.try(claimed)).toBe('done');
    expect(runs).toBe(2);
  });

  it('retries a failing job with growing delays', async () => {
    const times: number[] = [];
    const clock = new FakeClock();
    const { queue, runner } = process(async () => {
      times.push(clock.now().getTime());
      if (times.length < 3) throw new Error('mail server is away');
    }, clock);
    await queue.add('mail.account', A_JOB);
    runner.wake();
    await runner.waitUntilIdle();
    expect(await stored()).toMatchObject([{ attempts: 1, lastError: 'mail server is away' }]);
    clock.forward(2 * SECOND);
    runner.wake();
    await runner.waitUntilIdle();
    clock.forward(2 * SECOND);
    runner.wake();
    await runner.waitUntilIdle();
    expect(times).toHaveLength(2);
    clock.forward(2 * SECOND);
    runner.wake();
    await runner.waitUntilIdle();
    expect(times).toHaveLength(3);
    expect(await stored()).toEqual([]);
  });

  it('keeps a job that failed for good, with the reason', async () => {
    const { queue, runner, clock } = process(() => Promise.reject(new Error('never')));
    await queue.add('mail.account', A_JOB);
    for (let attempt = 0; attempt < 40; attempt++) {
      runner.wake();
      await runner.waitUntilIdle();
      clock.forward(3_600 * SECOND);
    }
    expect(await stored()).toMatchObject([{ attempts: 34, lastError: 'never', failedAt: expect.any(Date) }]);
  });

  it('redacts email addresses from the stored reason of a failure [S84]', async () => {
    const { queue, runner, clock } = process(() =>
      Promise.reject(new Error('550 5.1.1 <mira@example.com>: no such user')),
    );
    await queue.add('mail.account', A_JOB);
    for (let attempt = 0; attempt < 40; attempt++) {
      runner.wake();
      await runner.waitUntilIdle();
      expect((await stored())[0]!.lastError).toBe('550 5.1.1 <[address]>: no such user');
      clock.forward(3_600 * SECOND);
    }
    expect(await stored()).toMatchObject([{ attempts: 34, failedAt: expect.any(Date) }]);
  });

  it('runs the jobs of a process that died [S52]', async () => {
    const lost = process(() => Promise.resolve());
    await lost.queue.add('mail.account', A_JOB);
    await lost.repository.claimNext(lost.clock.now(), CLAIM_MS);

    let done = 0;
    const clock = new FakeClock();
    const next = process(async () => void done++, clock);
    next.runner.wake();
    await next.runner.waitUntilIdle();
    expect(done).toBe(0);
    clock.forward(CLAIM_MS + SECOND);
    next.runner.wake();
    await next.runner.waitUntilIdle();
    expect(done).toBe(1);
  });

  it('runs a job that failed for good when it is retried', async () => {
    let broken = true;
    const { queue, runner, repository, clock } = process(async () => {
      if (broken) throw new Error('mail server is away');
    });
    await queue.add('mail.account', A_JOB);
    await repository.fail((await repository.claimNext(clock.now(), CLAIM_MS))!, clock.now(), 'gave up');
    expect(await queue.retry('f'.repeat(24))).toBe(0);
    broken = false;
    expect(await queue.retry()).toBe(1);
    runner.wake();
    await runner.waitUntilIdle();
    expect(await stored()).toEqual([]);
  });

  it('keeps a job with an invalid payload, with the reason', async () => {
    let done = 0;
    const { queue, runner } = process(async () => void done++);
    await queue.add('mail.account', { mail: 'welcome', userId: '{"$ne":null}' });
    runner.wake();
    await runner.waitUntilIdle();
    expect(done).toBe(0);
    expect(await stored()).toMatchObject([{ attempts: 1, lastError: expect.stringContaining('userId') }]);
  });

  it('runs weekly and daily jobs once, at startup and when their period begins', async () => {
    const clock = new FakeClock();
    clock.turnTo(new Date('2026-11-22T23:59:00Z'));
    const { runner, weeks, days } = process(() => Promise.resolve(), clock);
    const runUntilIdle = async () => {
      runner.wake();
      await runner.waitUntilIdle();
    };
    runner.onApplicationBootstrap();
    await runUntilIdle();
    await runUntilIdle();
    expect(weeks).toEqual(['2026-W47']);
    clock.turnTo(new Date('2026-11-23T00:00:00Z'));
    await runUntilIdle();
    await runUntilIdle();
    expect(weeks).toEqual(['2026-W47', '2026-W48']);
    clock.turnTo(new Date('2026-11-24T00:00:00Z'));
    await runUntilIdle();
    await runUntilIdle();
    expect(weeks).toHaveLength(2);
    expect(days).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
  });

  it('fails at startup when a job has no handler', () => {
    expect(() => new JobHandlerRegistry().assertComplete()).toThrow(
      'Jobs without a handler: mail.account, mail.receipt, mail.refund, mondays.start',
    );
  });
});
