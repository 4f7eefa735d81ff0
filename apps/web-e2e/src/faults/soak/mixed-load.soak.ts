import { expect, test } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { waitUntil } from '../../../../api/src/testing/until';
import { ask } from '../harness/client';
import { hasPaid } from '../harness/buying';
import { fetchSavedInches, signIn } from '../harness/people';
import { Load } from './load';
import { Record } from './record';
import { SoakStack, type Part } from './soak-stack';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 15);
const MEMBERS = 6;
/** In milliseconds. Processes restart at once, as under a supervisor. */
const AWAY_MS = 5_000;
const RECEIPT = 'Your Figura receipt';

test.describe(`${MINUTES} minutes of mixed load with a kill every minute`, () => {
  let stack: SoakStack;
  let load: Load;
  const record = new Record();
  const memory: { minute: number; killed: Part | null; used: Partial<globalThis.Record<Part, number>> }[] =
    [];

  test.beforeAll(async () => {
    stack = await SoakStack.start();
    load = new Load(stack, record);
    await load.prepare(MEMBERS);
    load.start();
    for (let minute = 1; minute <= MINUTES; minute++) {
      await wait(40_000);
      // The last minute shows the recovery.
      const part = minute < MINUTES ? stack.parts[(minute - 1) % stack.parts.length]! : null;
      memory.push({ minute, killed: part, used: stack.memory() });
      const next = wait(20_000);
      if (part) await causeOutage(part);
      const { entries, unexplained } = record;
      process.stdout.write(
        `Minute ${minute}: ${entries.length} requests, ${unexplained.length} failed while nothing was down; killed: ${part ?? 'nothing'}\n`,
      );
      await next;
    }
    await load.stop();
    await waitUntil(
      'no mail waits',
      async () => (await stack.database.collection('jobs').countDocuments({ name: /^mail\./ })) === 0,
      120,
    );
    report();
  });
  test.afterAll(() => stack.teardown());

  async function causeOutage(part: Part): Promise<void> {
    const down = record.begin(part);
    await stack.kill(part);
    if (part === 'redis' || part === 'store' || part === 'mail server') await wait(AWAY_MS);
    await stack.start(part);
    record.end(down);
  }

  function listMailsTo(email: string, subject: string): string[] {
    return stack.mail.mails
      .filter(({ recipients, mail }) => recipients.includes(email) && mail.subject === subject)
      .map(({ mail }) => mail.messageId!);
  }

  function report(): void {
    const rows = memory.map(
      ({ minute, killed, used }) =>
        `| ${minute} | ${killed ?? '–'} | ${['api 1', 'api 2', 'worker 1', 'worker 2'].map((part) => used[part as Part] ?? '–').join(' | ')} |`,
    );
    const ids = stack.mail.mails.map(({ mail }) => mail.messageId);
    const text = [
      `${record.entries.length} requests, ${record.errors.length} refused or unanswered, ${record.unexplained.length} of them while nothing was down.`,
      `${load.registered.length} registrations, ${load.buyers.length} payments, ${load.members.reduce((sum, { outfits }) => sum + outfits.length, 0)} kept outfits, ${load.members.reduce((sum, { saved }) => sum + saved - 1_000, 0)} saves acknowledged in their order; ${ids.length} mails, ${ids.length - new Set(ids).size} of them a second time with the same Message-ID.`,
      '',
      record.table(),
      '',
      '| minute | then killed | api 1 MB | api 2 MB | worker 1 MB | worker 2 MB |',
      '| ---: | --- | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n');
    process.stdout.write(`${text}\n`);
    if (process.env['SOAK_REPORT']) writeFileSync(process.env['SOAK_REPORT'], `${text}\n`);
  }

  test('every acknowledged save is stored, and nothing else', async () => {
    for (const { person, saved, tried } of load.members) {
      const token = (await signIn(stack.url('api 1'), person.email)).body.accessToken;
      const stored = Math.round((await fetchSavedInches(stack.url('api 2'), token))! * 100);
      expect(stored).toBeGreaterThanOrEqual(saved);
      expect(stored).toBeLessThanOrEqual(tried);
    }
  });

  test('every acknowledged outfit is stored exactly once', async () => {
    for (const { person, outfits } of load.members) {
      const userId = person.user.id;
      const stored = await stack.database.collection('outfits').find({}).toArray();
      const own = stored.filter((document) => JSON.stringify(document).includes(userId));
      for (const id of outfits)
        expect([id, own.filter((document) => JSON.stringify(document).includes(id)).length]).toEqual([id, 1]);
    }
  });

  test('every registration gets its mail, and duplicates share one Message-ID', async () => {
    for (const email of load.registered) {
      const ids = listMailsTo(email, 'Confirm your email for Figura');
      expect([email, new Set(ids).size]).toEqual([email, 1]);
      expect((await ask(stack.url('api 1'), 'GET', '/api/health/ready')).status).toBe(200);
    }
  });

  test('every payment leads to one record, lifetime access, and one receipt', async () => {
    const payments = await stack.database.collection('payments').find().toArray();
    expect(payments).toHaveLength(load.buyers.length);
    for (const { email, user } of load.buyers) {
      const { accessToken } = (await signIn(stack.url('api 2'), email)).body;
      expect(payments.filter(({ userId }) => String(userId) === user.id)).toMatchObject([
        { access: 'granted' },
      ]);
      expect(await hasPaid(stack.url('api 1'), accessToken)).toBe(true);
      expect([email, new Set(listMailsTo(email, RECEIPT)).size]).toEqual([email, 1]);
    }
  });

  test('requests fail only during outages, and no job fails for good', async () => {
    expect(record.unexplained).toEqual([]);
    expect(await stack.database.collection('jobs').countDocuments({ failedAt: { $ne: null } })).toBe(0);
  });

  test('memory grows by less than a quarter after the second minute of a process', () => {
    const lives = [memory.slice(1, 6), memory.slice(7, 13)].map((life) =>
      life.map(({ used }) => used['api 2']).filter((value) => value !== undefined),
    );
    for (const life of lives) if (life.length > 1) expect(life.at(-1)! / life[0]!).toBeLessThan(1.25);
  });
});
