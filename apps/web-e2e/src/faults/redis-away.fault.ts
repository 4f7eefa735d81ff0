import { expect, test } from '@playwright/test';
import { waitUntil } from '../../../api/src/testing/until';
import { ask, type ClientResponse } from './harness/client';
import { createEmail, register } from './harness/people';
import type { ProductProcess } from './harness/product-process';
import { TestStack } from './harness/test-stack';
import { TcpProxy } from './harness/tcp-proxy';

/** The shutdown limit in milliseconds (docs/operations.md). */
const STOP_MS = 40_000;

test.describe('Redis away', () => {
  let stack: TestStack;
  let proxy: TcpProxy;
  let api: ProductProcess;
  let worker: ProductProcess;

  test.beforeEach(async () => {
    stack = await TestStack.start();
    proxy = await TcpProxy.before(stack.redis.url);
  });
  test.afterEach(async () => {
    await proxy.cut();
    await stack.teardown();
  });

  async function startWith(redisUrl: string): Promise<void> {
    const environment = { REDIS_URL: redisUrl };
    [api, worker] = await Promise.all([
      stack.start('main', { environment }),
      stack.start('worker', { environment }),
    ]);
  }

  test('a worker stops on SIGTERM while Redis is unavailable', async () => {
    await startWith(proxy.address);
    proxy.hang();
    const asked = Date.now();
    await worker.stop();
    expect(Date.now() - asked).toBeLessThan(STOP_MS);
  });

  const fetchRedisMode = async (): Promise<[number, string]> => {
    const { status, body } = await ask<{ info: { redis: { mode: string } } }>(
      api.url,
      'GET',
      '/api/health/ready',
    );
    return [status, body.info.redis.mode];
  };

  for (const [how, address, goAway, comeBack] of [
    [
      'is killed and comes back empty',
      () => stack.redis.url,
      () => stack.redis.kill(),
      () => stack.redis.start(),
    ],
    ['falls silent', () => proxy.address, () => proxy.hang(), () => proxy.restore()],
  ] as [string, () => string, () => Promise<void> | void, () => Promise<void>][])
    test(`registrations continue and limits stay closed if Redis ${how} [S14]`, async () => {
      await startWith(address());
      const registered: string[] = [];
      const errors: ClientResponse[] = [];
      let over = false;
      const registerOn = async (): Promise<void> => {
        while (!over) {
          const email = createEmail();
          const response = await register(api.url, email);
          if (response.status === 201) registered.push(email);
          else errors.push(response);
        }
      };
      const waitForMore = (count: number): Promise<void> => {
        const enough = registered.length + count;
        return waitUntil('more are registered', () => registered.length >= enough || errors.length > 0);
      };
      const load = [registerOn(), registerOn(), registerOn()];
      await waitForMore(10);
      await goAway();
      await waitForMore(10);
      expect(await fetchRedisMode()).toEqual([200, 'degraded']);

      const guessed = createEmail();
      const statuses: number[] = [];
      for (let tries = 0; tries < 4; tries++) {
        const body = { email: guessed };
        statuses.push((await ask(api.url, 'POST', '/api/password/forgot-password', { body })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);

      await comeBack();
      await waitUntil('Redis is used again', async () => (await fetchRedisMode())[1] === 'connected');
      await waitForMore(10);
      over = true;
      await Promise.all(load);
      expect(errors).toEqual([]);
      await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0, 90);
      const sent = stack.mail.recipients.filter((recipient) => registered.includes(recipient));
      expect(sent.toSorted()).toEqual(registered.toSorted());
    });
});
