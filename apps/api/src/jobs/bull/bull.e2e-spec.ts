import { getQueueToken } from '@nestjs/bullmq';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Queue } from 'bullmq';
import type { Connection, Model } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Clock } from '../../platform/clock/clock';
import { readConfig } from '../../platform/config/config';
import { createHttpApp } from '../../platform/http/http-app';
import { startEngine } from '../../testing/started-engine';
import { RedisServer } from '../../testing/redis-server';
import { computeRounds } from '../../testing/rounds';
import { SmtpSink } from '../../testing/smtp-sink';
import { FakeClock } from '../../testing/fake-clock';
import { waitUntil } from '../../testing/until';
import { UsersRepository } from '../../users/users.repository';
import { WorkerModule } from '../../worker.module';
import { JobQueueService } from '../job-queue.service';
import { JOB_MODEL, type JobDocument } from '../job.schema';
import { JobsRepository } from '../jobs.repository';
import type { BullPayload } from './bull-queues.service';

const MAILS_SECONDS = 180;
const MAILS = computeRounds(250);

jest.setTimeout(300_000);

const names = { firstName: 'Mira', lastName: 'Lindqvist', gender: 'F' } as const;

describe('Bull workers that share a Redis', () => {
  let engine: Awaited<ReturnType<typeof startEngine>>;
  let folder: string;
  let redis: RedisServer;
  let sink: SmtpSink;
  const workers: NestFastifyApplication[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-bull-'));
    redis = await RedisServer.start();
  });
  afterAll(async () => {
    await redis.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    [engine, sink] = await Promise.all([startEngine(), SmtpSink.start()]);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await Promise.all([engine.stop(), sink.close()]);
    await redis.kill();
    await redis.start();
  });

  async function startWorker(clock = new FakeClock()): Promise<NestFastifyApplication> {
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      MONGODB_URI: `${engine.uri}/figura`,
      REDIS_URL: redis.url,
      SMTP_URL: sink.url,
      APP_URL: 'https://figura.test',
    });
    const app = await createHttpApp(WorkerModule.register(config), config);
    Object.assign(app.get(Clock), { now: () => clock.now() });
    workers.push(app);
    await app.init();
    return app;
  }

  const getJobModel = (worker: NestFastifyApplication): Model<JobDocument> =>
    worker.get<Connection>(getConnectionToken(), { strict: false }).model<JobDocument>(JOB_MODEL);
  const getQueue = (worker: NestFastifyApplication, name: string) =>
    worker.get<Queue<BullPayload>>(getQueueToken(name), { strict: false });

  async function enqueueMails(worker: NestFastifyApplication, count: number): Promise<string[]> {
    const users = worker.get(UsersRepository, { strict: false });
    const queue = worker.get(JobQueueService, { strict: false });
    const emails = Array.from({ length: count }, (_, index) => `account-${index}@example.com`);
    for (const email of emails) {
      await users.create({ email, passwordHash: 'x', ...names, createdAt: new Date() });
      const { id } = (await users.findByEmail(email))!;
      await queue.add('mail.account', { mail: 'welcome', userId: id });
    }
    return emails;
  }

  const waitForAllMails = (worker: NestFastifyApplication) =>
    waitUntil(
      'no mail is waiting',
      async () => (await getJobModel(worker).exists({ name: 'mail.account' })) === null,
      MAILS_SECONDS,
    );

  it('workers send each mail once', async () => {
    const [one] = [await startWorker(), await startWorker()];
    const emails = await enqueueMails(one!, computeRounds(100));
    await waitForAllMails(one!);
    expect([...sink.recipients].sort()).toEqual([...emails].sort());
  });

  it('workers lose and duplicate no mail when Redis is killed and restarts empty [S52]', async () => {
    const [one] = [await startWorker(), await startWorker()];
    const enqueued = enqueueMails(one!, MAILS);
    await waitUntil('some mails are sent', () => sink.recipients.length > MAILS / 4);
    await redis.kill();
    const emails = await enqueued;
    await redis.start();
    await waitForAllMails(one!);
    expect([...sink.recipients].sort()).toEqual([...emails].sort());
  });

  it('workers send mails that were enqueued while Redis was unavailable', async () => {
    const worker = await startWorker();
    await redis.kill();
    const emails = await enqueueMails(worker, 3);
    await redis.start();
    await waitForAllMails(worker);
    expect([...sink.recipients].sort()).toEqual(emails);
  });

  it('a worker retries with growing delays when the mail server refuses', async () => {
    sink.refusing = true;
    const worker = await startWorker();
    const emails = await enqueueMails(worker, 1);
    await waitUntil(
      'it was tried twice',
      async () => (await getJobModel(worker).exists({ attempts: 2 })) !== null,
    );
    sink.refusing = false;
    await waitForAllMails(worker);
    expect(sink.recipients).toEqual(emails);
  });

  it('a worker sends an enqueued mail after a restart once the mail server is back', async () => {
    const first = await startWorker();
    await sink.close();
    const emails = await enqueueMails(first, 1);
    await waitUntil(
      'it was tried',
      async () => (await getJobModel(first).exists({ lastError: /ECONNREFUSED/ })) !== null,
    );
    await workers.splice(0)[0]!.close();
    await sink.open();
    await waitForAllMails(await startWorker());
    expect(sink.recipients).toEqual(emails);
  });

  it('a worker finishes the current mail before it stops', async () => {
    let respond = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      sink.beforeAnswer = () => {
        resolve();
        return new Promise((release) => (respond = release));
      };
    });
    const worker = await startWorker();
    const emails = await enqueueMails(worker, 1);
    await arrived;
    const closed = workers.splice(0)[0]!.close();
    respond();
    await closed;
    expect(sink.recipients).toEqual(emails);
    sink.beforeAnswer = () => Promise.resolve();
    await waitForAllMails(await startWorker());
    expect(sink.recipients).toEqual(emails);
  });

  it('a job that failed for good is kept, and runs when it is retried', async () => {
    sink.refusing = true;
    const worker = await startWorker();
    const emails = await enqueueMails(worker, 1);
    await getJobModel(worker).updateMany({ name: 'mail.account' }, { $set: { attempts: 33 } });
    const repository = worker.get(JobsRepository, { strict: false });
    await waitUntil('it failed', async () => (await repository.findFailed()).length === 1);
    await waitUntil('Redis knows', async () => (await getQueue(worker, 'mail').getFailedCount()) === 1);
    expect((await repository.findFailed())[0]!.lastError).toContain('450');
    sink.refusing = false;
    await worker.get(JobQueueService, { strict: false }).retry();
    await waitForAllMails(worker);
    expect(sink.recipients).toEqual(emails);
  });

  it('workers share one weekly schedule, and create one edition when the week begins', async () => {
    const clock = new FakeClock();
    const [one, two] = [await startWorker(clock), await startWorker(clock)];
    const trends = getQueue(one!, 'trends');
    await waitUntil('the schedule is written', async () => (await trends.getJobSchedulersCount()) === 1);
    const schedule = (await trends.getJobScheduler('weekly-trends.rotate'))!;
    const monday = new Date(schedule.next!);
    expect(monday.toISOString()).toMatch(/T00:00:00\.000Z$/);
    expect(monday.getUTCDay()).toBe(1);
    expect(monday.getTime() - Date.now()).toBeLessThanOrEqual(7 * 24 * 3_600_000);

    const getEditionsCollection = () =>
      two!.get<Connection>(getConnectionToken(), { strict: false }).collection('trendeditions');
    await waitUntil(
      'the edition of the first week is made',
      async () => (await getEditionsCollection().countDocuments()) === 1,
    );
    clock.turnTo(monday);
    const tick = (await trends.getDelayed()).find((job) => job.repeatJobKey === 'weekly-trends.rotate');
    await tick!.promote();
    await waitUntil(
      'the next edition is made',
      async () => (await getEditionsCollection().countDocuments()) === 2,
    );
    expect(await trends.getJobSchedulersCount()).toBe(1);
    expect((await trends.getJobScheduler('weekly-trends.rotate'))!.next).toBeGreaterThanOrEqual(+monday);
  });

  it('a worker serves only its health routes', async () => {
    const worker = await startWorker();
    const ask = async (url: string) => (await worker.inject({ method: 'GET', url })).statusCode;
    expect(await ask('/api/health/live')).toBe(200);
    expect(await ask('/api/health/ready')).toBe(200);
    for (const url of ['/api/auth/me', '/api/user/export', '/api/recommendations/trending', '/'])
      expect(await ask(url)).toBe(404);
  });
});
