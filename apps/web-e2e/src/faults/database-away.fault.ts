import { expect, test } from '@playwright/test';
import { waitUntil } from '../../../api/src/testing/until';
import { ask, listUnclearAnswers, type ClientResponse } from './harness/client';
import {
  createEmail,
  register,
  fetchSavedInches,
  saveMeasurements,
  signIn,
  registerVerifiedPerson,
  type Person,
} from './harness/people';
import type { ProductProcess } from './harness/product-process';
import { TestStack } from './harness/test-stack';
import { TcpProxy } from './harness/tcp-proxy';

test.describe('MongoDB away', () => {
  let stack: TestStack;
  let proxy: TcpProxy;
  let api: ProductProcess;
  let mira: Person;

  test.beforeAll(async () => {
    stack = await TestStack.start();
    proxy = await TcpProxy.before(stack.mongodbUri);
    // See docs/faults.md.
    const environment = { MONGODB_URI: `${proxy.address}?heartbeatFrequencyMS=500` };
    [api] = await Promise.all([stack.start('main', { environment }), stack.start('worker', { environment })]);
    mira = await registerVerifiedPerson(api.url, stack.mail);
  });
  test.afterAll(async () => {
    await proxy.cut();
    await stack.teardown();
  });

  test.afterEach(() => proxy.restore());

  /** Data in flight when the database hangs still arrives later. */
  const FAULTS: [string, () => void | Promise<void>, mayHold: number[]][] = [
    ['breaks off', () => proxy.cut(), [30]],
    ['falls silent', () => proxy.hang(), [30, 99]],
  ];

  const sendSomeRequests = (): Promise<ClientResponse<unknown>[]> =>
    Promise.all([
      ask(api.url, 'POST', '/api/auth/refresh', { body: { refreshToken: mira.refreshToken } }),
      saveMeasurements(api.url, mira.accessToken, 99),
      register(api.url, createEmail()),
      signIn(api.url, mira.email),
    ]);

  for (const [how, goAway, mayHold] of FAULTS)
    test(`a database that ${how} causes a timely 503, and the API recovers by itself [S58]`, async () => {
      expect((await saveMeasurements(api.url, mira.accessToken, 30)).status).toBe(200);
      await goAway();
      // The first requests meet connections that just broke, later ones a database known to be down.
      expect(listUnclearAnswers(await sendSomeRequests())).toEqual([]);
      expect(listUnclearAnswers(await sendSomeRequests())).toEqual([]);
      // The cache has expired by now.
      const me = await ask(api.url, 'GET', '/api/auth/me', { token: mira.accessToken });
      expect(listUnclearAnswers([me])).toEqual([]);
      expect((await ask(api.url, 'GET', '/api/health/ready')).status).toBe(503);
      expect((await ask(api.url, 'GET', '/api/health/live')).status).toBe(200);
      expect((await ask(api.url, 'GET', '/api/stripe/price')).status).toBe(200);

      await proxy.restore();
      await api.ready();
      expect(mayHold).toContain(await fetchSavedInches(api.url, mira.accessToken));
      const email = createEmail();
      expect((await register(api.url, email)).status).toBe(201);
      await waitUntil('the mail is sent', () => stack.mail.recipients.includes(email));
      await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
      expect(stack.mail.recipients.filter((recipient) => recipient === email)).toHaveLength(1);
    });

  for (const [how, goAway] of FAULTS)
    test(`a database that ${how} under load loses no acknowledged write`, async () => {
      const registered: string[] = [];
      const responses: ClientResponse<unknown>[] = [];
      let saved = 0;
      let over = false;
      const registerOn = async (): Promise<void> => {
        while (!over) {
          const email = createEmail();
          const response = await register(api.url, email);
          if (response.status === 201) registered.push(email);
          else responses.push(response);
        }
      };
      const saveOn = async (): Promise<void> => {
        for (let next = 1; !over; next++) {
          const response = await saveMeasurements(api.url, mira.accessToken, next / 100);
          if (response.status === 200) saved = next;
          else responses.push(response);
        }
      };
      const load = [registerOn(), registerOn(), saveOn()];
      await waitUntil('some are accepted', () => registered.length > 5 && saved > 5);
      await goAway();
      await waitUntil('errors come', () => responses.length > 5);
      await proxy.restore();
      const enough = registered.length + 5;
      await waitUntil('it works again', () => registered.length > enough);
      over = true;
      await Promise.all(load);

      expect(listUnclearAnswers(responses)).toEqual([]);
      expect(await fetchSavedInches(api.url, mira.accessToken)).toBe(saved / 100);
      for (const email of registered) expect((await signIn(api.url, email)).status).toBe(200);
      await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
      const sent = stack.mail.recipients.filter((recipient) => registered.includes(recipient));
      expect(sent.toSorted()).toEqual(registered.toSorted());
    });
});
