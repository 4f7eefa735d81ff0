import { expect, test } from '@playwright/test';
import { Agent } from 'node:http';
import { waitUntil } from '../../../api/src/testing/until';
import { ask } from './harness/client';
import { openConnection, type KeepAliveConnection } from './harness/keep-alive-connection';
import {
  createEmail,
  register,
  fetchSavedInches,
  saveMeasurements,
  registerVerifiedPerson,
} from './harness/people';
import type { ProductProcess } from './harness/product-process';
import { TestStack } from './harness/test-stack';

test.describe('SIGTERM under load', () => {
  const SECONDS = 10;
  const AT_ONCE = 10;

  let stack: TestStack;

  test.beforeAll(async () => {
    stack = await TestStack.start();
  });
  test.afterAll(() => stack.teardown());

  test('the API answers every accepted request before it stops on SIGTERM', async () => {
    const [api, worker] = await Promise.all([stack.start('main'), stack.start('worker')]);
    const mira = await registerVerifiedPerson(api.url, stack.mail);
    const registered: string[] = [];
    const unanswered: string[] = [];
    const others: number[] = [];
    const registerOn = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const email = createEmail();
        const { status } = await register(api.url, email, agent);
        if (status === 201) registered.push(email);
        else {
          if (status === 0) unanswered.push(email);
          else others.push(status);
          return agent.destroy();
        }
      }
    };
    let saved = 0;
    const saveOn = async (): Promise<void> => {
      while ((await saveMeasurements(api.url, mira.accessToken, (saved + 1) / 100)).status === 200) saved++;
    };
    const load = [registerOn(), registerOn(), registerOn(), saveOn()];
    await waitUntil('the load runs', () => registered.length > 20 && saved > 10);
    const asked = Date.now();
    expect(await api.stop()).toBe(0);
    expect(Date.now() - asked).toBeLessThan(SECONDS * 1_000);
    await Promise.all(load);

    expect(others).toEqual([]);
    // A request without an answer arrived too late: nothing was started for it.
    const users = stack.database.collection('users');
    expect(await users.countDocuments({ email: { $in: unanswered } })).toBe(0);
    expect(await users.countDocuments({ email: { $in: registered } })).toBe(registered.length);
    const next = await stack.start('main');
    expect(await fetchSavedInches(next.url, mira.accessToken)).toBe(saved / 100);
    await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
    const sent = stack.mail.recipients.filter((recipient) => registered.includes(recipient));
    expect(sent.toSorted()).toEqual(registered.toSorted());
    await Promise.all([next.stop(), worker.stop()]);
  });

  test.describe('SIGTERM with 200 busy keep-alive clients', () => {
    const CLIENTS = 200;
    const DELAY_MS = 3_000;
    const start = () => stack.start('main', { environment: { SHUTDOWN_DELAY_MS: `${DELAY_MS}` } });
    let over = false;

    test.beforeEach(() => {
      over = false;
    });
    test.afterEach(() => {
      over = true;
    });

    async function runClient(
      choose: () => ProductProcess | undefined,
      counts: Map<number | string, number>,
    ): Promise<void> {
      const count = (what: number | string) => counts.set(what, (counts.get(what) ?? 0) + 1);
      let connection: KeepAliveConnection | undefined;
      for (let target = choose(); target && !over; target = choose()) {
        connection ??= openConnection(target.url);
        const { status, closes, error } = await connection.get('/api/health/live');
        if (error === 'ECONNREFUSED') return (count(error), undefined);
        count(error ?? status);
        if (closes || error) connection = void connection.end();
      }
      connection?.end();
    }

    test('SIGTERM interrupts no request behind a load balancer that checks /health/ready [S101]', async () => {
      const [leaving, staying] = await Promise.all([start(), start()]);
      const isReady = new Map([leaving, staying].map((one) => [one, true]));
      const readiness: number[] = [];
      const watchReadiness = async (): Promise<void> => {
        while (!over)
          for (const one of [leaving, staying]) {
            const { status } = await ask(one.url, 'GET', '/api/health/ready');
            if (one === leaving) readiness.push(status);
            isReady.set(one, status === 200);
          }
      };
      const choose = () => [leaving, staying].find((one) => isReady.get(one));
      const counts = new Map<number | string, number>();
      const clients = Array.from({ length: CLIENTS }, () => runClient(choose, counts));
      const balancer = watchReadiness();
      await waitUntil('they are busy', () => (counts.get(200) ?? 0) > CLIENTS * 5);

      const stopped = leaving.stop();
      await waitUntil('ready says no', () => readiness.at(-1) === 503);
      const asked = Date.now();
      expect((await ask(leaving.url, 'GET', '/api/health/live')).headers.connection).toBe('close');
      expect(await stopped).toBe(0);
      expect(Date.now() - asked).toBeGreaterThan(DELAY_MS - 1_000);
      const answered = counts.get(200)!;
      await waitUntil('they go on elsewhere', () => counts.get(200)! > answered + CLIENTS);
      over = true;
      await Promise.all([...clients, balancer]);
      expect([...counts.keys()]).toEqual([200]);
      await staying.stop();
    });

    test('SIGTERM interrupts no request of direct clients, which are refused in the end [S101]', async () => {
      const api = await start();
      const counts = new Map<number | string, number>();
      const clients = Array.from({ length: CLIENTS }, () => runClient(() => api, counts));
      await waitUntil('they are busy', () => (counts.get(200) ?? 0) > CLIENTS * 5);
      expect(await api.stop()).toBe(0);
      await Promise.all(clients);
      expect(Object.fromEntries(counts)).toEqual({
        200: expect.any(Number) as unknown as number,
        ECONNREFUSED: CLIENTS,
      });
    });

    test('a connection that never sends a request does not delay SIGTERM', async () => {
      const api = await start();
      const silent = openConnection(api.url);
      await silent.open();
      const asked = Date.now();
      expect(await api.stop()).toBe(0);
      expect(Date.now() - asked).toBeLessThan(SECONDS * 1_000);
      silent.end();
    });
  });

  test('a worker finishes its mails on SIGTERM and leaves the others to the next worker [S52]', async () => {
    const [api, worker] = await Promise.all([stack.start('main'), stack.start('worker')]);
    let held = 0;
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    stack.mail.beforeAnswer = () => {
      held++;
      return gate;
    };
    const emails = Array.from({ length: 16 }, createEmail);
    for (const email of emails) expect((await register(api.url, email)).status).toBe(201);
    await waitUntil('it sends', () => held === AT_ONCE);

    const stopped = worker.stop();
    await waitUntil('it has heard', () =>
      worker.logs.includes('"queue":"mail","msg":"Finishing the current jobs, taking no new ones"'),
    );
    const released = Date.now();
    release();
    expect(await stopped).toBe(0);
    expect(Date.now() - released).toBeLessThan(SECONDS * 1_000);
    expect(stack.mail.recipients.filter((recipient) => emails.includes(recipient))).toHaveLength(AT_ONCE);

    await stack.start('worker');
    await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
    const sent = stack.mail.recipients.filter((recipient) => emails.includes(recipient));
    expect(sent.toSorted()).toEqual(emails.toSorted());
  });
});
