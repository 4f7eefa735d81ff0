import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { pino } from 'pino';
import { TurnableClock } from '../testing/turnable-clock';
import { JobHandlers } from './job-handlers';
import { JOB_NAMES } from './jobs';
import { JobQueue } from './job-queue';
import { JobRunner } from './job-runner';
import { JOB_MODEL, jobSchema, type JobDocument } from './job.schema';
import { JobsRepository } from './jobs.repository';

const SECOND = 1_000;
const A_JOB = { mail: 'welcome', userId: 'a' } as const;

describe('jobs', () => {
  let engine: EmbeddedMongo;
  let connection: Connection;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-jobs-'));
    engine = await startEmbeddedMongo({ folder });
    connection = await mongoose.createConnection(`${engine.uri}/jobs`).asPromise();
    connection.model(JOB_MODEL, jobSchema);
  });
  afterAll(async () => {
    await connection.close();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const runners: JobRunner[] = [];
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.beforeApplicationShutdown()));
    await connection.model(JOB_MODEL).deleteMany({});
  });

  /** A process's share of the machinery, with a handler for account mails. */
  function process(handler: () => Promise<void>, clock = new TurnableClock()) {
    const repository = new JobsRepository(connection.model<JobDocument>(JOB_MODEL));
    const handlers = new JobHandlers();
    for (const name of JOB_NAMES) handlers.register(name, handler);
    const queue = new JobQueue(repository, clock);
    const runner = new JobRunner(repository, handlers, queue, clock, pino({ level: 'silent' }));
    runners.push(runner);
    return { queue, runner, repository, clock };
  }
  const stored = () => connection.model<JobDocument>(JOB_MODEL).find().lean();

  it('are done once and forgotten then', async () => {
    const done: number[] = [];
    const { queue, runner } = process(async () => void done.push(1));
    runner.onApplicationBootstrap();
    await Promise.all([queue.add('mail.account', A_JOB), queue.add('mail.account', A_JOB)]);
    runner.wake();
    await runner.idle();
    expect(done).toHaveLength(2);
    expect(await stored()).toEqual([]);
  });

  it('are done once by two runners that share them', async () => {
    let count = 0;
    const handler = async () => void count++;
    const [one, two] = [process(handler), process(handler)];
    await Promise.all(Array.from({ length: 30 }, () => one.queue.add('mail.account', A_JOB)));
    one.runner.onApplicationBootstrap();
    two.runner.onApplicationBootstrap();
    await Promise.all([one.runner.idle(), two.runner.idle()]);
    expect(count).toBe(30);
  });

  it('are tried again later and later when they fail', async () => {
    const times: number[] = [];
    const clock = new TurnableClock();
    const { queue, runner } = process(async () => {
      times.push(clock.now().getTime());
      if (times.length < 3) throw new Error('mail server is away');
    }, clock);
    await queue.add('mail.account', A_JOB);
    runner.wake();
    await runner.idle();
    expect(await stored()).toMatchObject([{ attempts: 1, lastError: 'mail server is away' }]);
    clock.forward(2 * SECOND);
    runner.wake();
    await runner.idle();
    clock.forward(2 * SECOND);
    runner.wake();
    await runner.idle();
    expect(times).toHaveLength(2);
    clock.forward(2 * SECOND);
    runner.wake();
    await runner.idle();
    expect(times).toHaveLength(3);
    expect(await stored()).toEqual([]);
  });

  it('are kept with the reason when they failed for good', async () => {
    const { queue, runner, clock } = process(() => Promise.reject(new Error('never')));
    await queue.add('mail.account', A_JOB);
    for (let attempt = 0; attempt < 40; attempt++) {
      runner.wake();
      await runner.idle();
      clock.forward(3_600 * SECOND);
    }
    expect(await stored()).toMatchObject([{ attempts: 34, lastError: 'never', failedAt: expect.any(Date) }]);
  });

  it('of a process that died are done by the next one', async () => {
    const lost = process(() => Promise.resolve());
    await lost.queue.add('mail.account', A_JOB);
    await lost.repository.claim(lost.clock.now(), 60 * SECOND);

    let done = 0;
    const clock = new TurnableClock();
    const next = process(async () => void done++, clock);
    next.runner.wake();
    await next.runner.idle();
    expect(done).toBe(0);
    clock.forward(61 * SECOND);
    next.runner.wake();
    await next.runner.idle();
    expect(done).toBe(1);
  });

  it('stop the boot when nobody does them', () => {
    expect(() => new JobHandlers().assertComplete()).toThrow('Jobs without a handler: mail.account');
  });
});
