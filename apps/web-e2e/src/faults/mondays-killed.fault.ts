import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TAPE_MEASUREMENTS } from '../../../api/src/testing/tape-measurements';
import { waitUntil } from '../../../api/src/testing/until';
import { runAdmin } from './harness/admin';
import { ask } from './harness/client';
import { registerVerifiedPerson } from './harness/people';
import type { ProductProcess } from './harness/product-process';
import { SharedClock } from './harness/shared-clock';
import { createProductionSettings, TestStack } from './harness/test-stack';
import { TcpProxy } from './harness/tcp-proxy';

test.describe('Monday mail with killed workers', () => {
  const READERS = 8;
  const SUBJECT = 'Your outfit for this week';
  const AT_ONCE = 5;
  /** Enough for consecutive claims of a dead worker on a busy machine. */
  const SOON_S = 120;
  const MONDAYS = ['2026-07-06', '2026-07-13', '2026-07-20'].map((day) => new Date(`${day}T07:00:05Z`));

  let folder: string;
  let clock: SharedClock;
  let stack: TestStack;
  let proxy: TcpProxy;
  let readers: string[];
  const victims: ProductProcess[] = [];

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-mondays-'));
    clock = new SharedClock(folder);
    clock.turnTo(new Date('2026-07-01T12:00:00Z'));
    stack = await TestStack.start(() => clock.now());
    proxy = await TcpProxy.before(stack.mongodbUri);
    await runAdmin(
      ['catalog', 'seed'],
      createProductionSettings(stack.mongodbUri, stack.redis.url, stack.mail.url),
    );
    const [api, worker] = await Promise.all([stack.start('main', clock.options), startWorker()]);
    const people = await Promise.all(
      Array.from({ length: READERS }, () => registerVerifiedPerson(api.url, stack.mail)),
    );
    for (const { accessToken: token } of people) {
      const saved = await ask(api.url, 'PUT', '/api/user/measurements', { body: TAPE_MEASUREMENTS, token });
      expect(saved.status).toBe(200);
    }
    await stack.database
      .collection('users')
      .updateMany({}, { $set: { hasPaid: true, 'preferences.mondayMail': true } });
    readers = people.map(({ email }) => email);
    await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
    await api.stop();
    await worker.stop();
  });
  test.afterAll(async () => {
    await proxy.cut();
    await stack.teardown();
    rmSync(folder, { recursive: true, force: true });
  });
  test.afterEach(async () => {
    stack.mail.beforeAnswer = () => Promise.resolve();
    await Promise.all(victims.splice(0).map((victim) => victim.kill()));
  });

  async function startWorker(): Promise<ProductProcess> {
    const { environment, preload } = clock.options;
    const database = { MONGODB_URI: `${proxy.address}?heartbeatFrequencyMS=500` };
    const worker = await stack.start('worker', { preload, environment: { ...environment, ...database } });
    victims.push(worker);
    return worker;
  }

  function listMondayMails(from: number) {
    return stack.mail.mails.filter(({ mail }) => mail.subject === SUBJECT).slice(from);
  }
  const hasNoneWaiting = async (): Promise<boolean> =>
    (await stack.database.collection('jobs').countDocuments({ name: /^mondays\./ })) === 0;

  async function expectOneEach(from: number): Promise<void> {
    await waitUntil('all are sent', () => listMondayMails(from).length >= READERS, SOON_S);
    await waitUntil('nothing waits', hasNoneWaiting, SOON_S);
    expect(
      listMondayMails(from)
        .flatMap(({ recipients }) => recipients)
        .toSorted(),
    ).toEqual(readers.toSorted());
  }
  const countWaiting = (name: string): Promise<number> =>
    stack.database.collection('jobs').countDocuments({ name });

  async function turnToMonday(week: number): Promise<number> {
    clock.turnTo(MONDAYS[week]!);
    await stack.database.collection('jobs').deleteMany({ name: /^mondays\./ });
    return listMondayMails(0).length;
  }

  test('each reader gets one mail even if the worker is killed and Redis loses everything', async () => {
    const before = await turnToMonday(0);
    let held = 0;
    stack.mail.beforeAnswer = () => {
      held++;
      return new Promise(() => undefined);
    };
    const victim = await startWorker();
    await waitUntil('the mail server has the mails', () => held === AT_ONCE);
    await stack.redis.kill();
    await victim.kill();
    stack.mail.beforeAnswer = () => Promise.resolve();
    await stack.redis.start();
    await Promise.all([startWorker(), startWorker()]);
    await expectOneEach(before);
  });

  test('each reader gets one mail even if the database fails while marking it as sent', async () => {
    const before = await turnToMonday(1);
    const taken: (() => void)[] = [];
    stack.mail.beforeAnswer = () => new Promise((resolve) => taken.push(resolve));
    await startWorker();
    await waitUntil('the mail server has the mails', () => taken.length === AT_ONCE);
    await proxy.cut();
    stack.mail.beforeAnswer = () => Promise.resolve();
    for (const take of taken) take();
    await wait(3_000);
    await proxy.restore();
    await expectOneEach(before);
  });

  test('every reader gets the mail, and duplicates share one Message-ID, wherever workers die', async () => {
    const before = await turnToMonday(2);
    stack.mail.beforeAnswer = () => wait(40);
    // Before the batch, while enqueuing jobs, and between mails.
    for (const moment of [
      async () => (await countWaiting('mondays.batch')) > 0,
      async () => (await countWaiting('mondays.send')) > 0,
      () => listMondayMails(before).length > 0,
      () => listMondayMails(before).length >= READERS / 2,
    ]) {
      const victim = await startWorker();
      await waitUntil(
        'it is in the middle',
        async () => (await moment()) || (await hasNoneWaiting()),
        SOON_S,
      );
      await victim.kill();
    }
    await startWorker();
    await waitUntil('each has a mail', () => collectReached(before).size === READERS, SOON_S);
    await waitUntil('nothing waits', hasNoneWaiting, SOON_S);
    expect([...collectReached(before).keys()].toSorted()).toEqual(readers.toSorted());
    for (const ids of collectReached(before).values()) expect(ids.size).toBe(1);
  });

  function collectReached(from: number): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const { recipients, mail } of listMondayMails(from))
      for (const recipient of recipients)
        found.set(recipient, (found.get(recipient) ?? new Set()).add(mail.messageId!));
    return found;
  }
});
