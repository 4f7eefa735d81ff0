import { expect, test } from '@playwright/test';
import type { LoginResponse, Price, TokenPair } from '@figura/contracts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../../api/src/testing/until';
import { ask } from './harness/client';
import { createEmail, register, signIn } from './harness/people';
import type { ProductProcess } from './harness/product-process';
import { SharedClock } from './harness/shared-clock';
import { TestStack } from './harness/test-stack';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.describe('Clock jumps', () => {
  let folder: string;
  let clock: SharedClock;
  let stack: TestStack;
  let api: ProductProcess;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-clock-'));
    clock = new SharedClock(folder);
    clock.turnTo(new Date('2026-06-30T23:50:00Z'));
    stack = await TestStack.start(() => clock.now());
    const { environment, preload } = clock.options;
    const options = { preload, environment: { ...environment, NODE_ENV: 'development' } };
    api = await stack.start('main', options);
    await Promise.all([stack.start('worker', options), stack.start('worker', options)]);
  });
  test.afterAll(async () => {
    await stack.teardown();
    rmSync(folder, { recursive: true, force: true });
  });

  const fetchPrice = async () => (await ask<Price>(api.url, 'GET', '/api/stripe/price')).body.amount;
  const listEditions = async () =>
    (await stack.database.collection('trendeditions').find().sort({ _id: 1 }).toArray()).map(({ _id }) =>
      String(_id),
    );
  const fetchMeStatus = async (token: string) =>
    (await ask(api.url, 'GET', '/api/auth/me', { token })).status;
  const refresh = (refreshToken: string) =>
    ask<TokenPair>(api.url, 'POST', '/api/auth/refresh', { body: { refreshToken } });

  test('price, week, tokens, and sessions each follow a clock jump once and in time [S26] [S54]', async () => {
    expect(await fetchPrice()).toBe(4900);
    await waitUntil('the edition of the week is made', async () => (await listEditions()).length === 1);
    expect(await listEditions()).toEqual(['2026-W27']);
    const ada: LoginResponse = (await signIn(api.url, 'demo@figura.test', 'figura-demo')).body;
    const signedInAt = clock.now().getTime();
    expect(await fetchMeStatus(ada.accessToken)).toBe(200);

    clock.turnTo(new Date('2026-07-01T00:00:00Z'));
    await waitUntil('the price has changed', async () => (await fetchPrice()) === 8900);
    expect(await fetchMeStatus(ada.accessToken)).toBe(200);
    clock.turnTo(new Date(signedInAt + 15 * MINUTE));
    await waitUntil('the access token has ended', async () => (await fetchMeStatus(ada.accessToken)) === 401);
    const next = await refresh(ada.refreshToken);
    expect(next.status).toBe(200);
    expect(await fetchMeStatus(next.body.accessToken)).toBe(200);

    clock.turnTo(new Date('2026-07-06T00:00:00Z'));
    await waitUntil('the edition of the next week is made', async () => (await listEditions()).length === 2);
    expect(await listEditions()).toEqual(['2026-W27', '2026-W28']);
    const again = await refresh(next.body.refreshToken);
    expect(again.status).toBe(200);

    clock.forward(30 * DAY);
    await waitUntil(
      'the session has ended',
      async () => (await refresh(again.body.refreshToken)).status === 401,
    );
    await waitUntil('the edition of that week is made', async () =>
      (await listEditions()).includes('2026-W32'),
    );

    clock.forward(-60 * MINUTE);
    const email = createEmail();
    expect((await register(api.url, email)).status).toBe(201);
    await waitUntil('the mail is sent', () => stack.mail.recipients.includes(email));
    await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
    expect(stack.mail.recipients.filter((recipient) => recipient === email)).toHaveLength(1);
    expect(new Set(await listEditions()).size).toBe((await listEditions()).length);
  });
});
