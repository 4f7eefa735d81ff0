import { expect, test } from '@playwright/test';
import { waitUntil } from '../../../api/src/testing/until';
import { StripeDouble } from '../../../api/src/testing/stripe-double';
import {
  startCheckout,
  returnFromCheckout,
  deliver,
  hasPaid,
  openSession,
  listReceiptsFor,
  getSessionId,
  createStripeOptions,
} from './harness/buying';
import { ask, listUnclearAnswers, type ClientResponse } from './harness/client';
import { saveMeasurements, signIn, registerVerifiedPerson, type Person } from './harness/people';
import type { ProductProcess } from './harness/product-process';
import { TestStack } from './harness/test-stack';
import { TcpProxy } from './harness/tcp-proxy';

test.describe('Stripe away', () => {
  const TOO_LATE_MS = 4_000;
  /** Just under the timeout of one try; three calls exceed the timeout of the web app. */
  const SLUGGISH_MS = 3_400;

  let stack: TestStack;
  let stripe: StripeDouble;
  let proxy: TcpProxy;
  let api: ProductProcess;

  test.beforeAll(async () => {
    stack = await TestStack.start();
    stripe = await StripeDouble.start();
    proxy = await TcpProxy.before(stripe.url);
    const { environment, preload } = createStripeOptions(proxy.address);
    api = await stack.start('main', { preload, environment: { ...environment, NODE_ENV: 'development' } });
  });
  test.afterAll(async () => {
    await proxy.cut();
    await stripe.close();
    await stack.teardown();
  });

  test.afterEach(recover);

  async function recover(): Promise<void> {
    stripe.failing = false;
    stripe.answersAfterMs = 0;
    await proxy.cut();
    await proxy.restore();
  }

  const listSessions = (person: Person) =>
    stripe.ledger.sessions.filter(({ client_reference_id: id }) => id === person.user.id);

  async function payOnce(person: Person, sessionId: string): Promise<void> {
    expect(stripe.ledger.pay(sessionId, 'card')).toBe(true);
    const event = stripe.events.at(-1)!;
    expect((await deliver(api.url, stripe, event)).status).toBe(200);
    expect((await deliver(api.url, stripe, event)).status).toBe(200);
    expect(await hasPaid(api.url, person.accessToken)).toBe(true);
    expect((await startCheckout(api.url, person.accessToken)).status).toBe(409);
    const payments = await stack.database.collection('payments').find({ sessionId }).toArray();
    expect(payments).toMatchObject([{ access: 'granted' }]);
    expect(listSessions(person).filter((session) => session.payment_status === 'paid')).toHaveLength(1);
    await waitUntil('the receipt is sent', () => listReceiptsFor(person, stack).length > 0);
    await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
    expect(listReceiptsFor(person, stack)).toHaveLength(1);
  }

  async function requestTheRest(person: Person): Promise<ClientResponse<unknown>[]> {
    const { accessToken: token, email } = person;
    return [
      await signIn(api.url, email),
      await ask(api.url, 'GET', '/api/auth/me', { token }),
      await saveMeasurements(api.url, token, 30),
      await ask(api.url, 'GET', '/api/recommendations/body-type-analysis', { token }),
      await ask(api.url, 'GET', '/api/stripe/offer', { token }),
      await ask(api.url, 'GET', '/api/health/live'),
      await ask(api.url, 'GET', '/api/health/ready'),
    ];
  }

  for (const [how, goAway] of [
    ['is silent', () => proxy.hang()],
    ['refuses connections', () => proxy.cut()],
    ['answers 500', () => void (stripe.failing = true)],
    ['answers too late', () => void (stripe.answersAfterMs = TOO_LATE_MS)],
  ] as [string, () => void | Promise<void>][])
    test(`payments return a timely 503 if Stripe ${how}, other routes work, and the user pays once [S58]`, async () => {
      const [mira, ida, eva] = await Promise.all(
        [1, 2, 3].map(() => registerVerifiedPerson(api.url, stack.mail)),
      );
      const paid = await openSession(api.url, ida!.accessToken);
      stripe.ledger.pay(paid, 'card');
      const event = stripe.events.at(-1)!;

      await goAway();
      const [rest, ...errors] = await Promise.all([
        requestTheRest(eva!),
        startCheckout(api.url, mira!.accessToken),
        startCheckout(api.url, mira!.accessToken),
        returnFromCheckout(api.url, ida!.accessToken, paid),
        deliver(api.url, stripe, event),
      ]);
      expect(rest.map(({ status }) => status)).toEqual(rest.map(() => 200));
      expect(listUnclearAnswers(errors)).toEqual([]);
      expect(errors.map(({ body }) => body.error)).toEqual(
        errors.map(() => expect.stringContaining('No payment is lost or made twice')),
      );
      expect(listSessions(mira!).length).toBeLessThanOrEqual(1);
      expect(await hasPaid(api.url, ida!.accessToken)).toBe(false);

      await recover();
      const session = await openSession(api.url, mira!.accessToken);
      expect(await openSession(api.url, mira!.accessToken)).toBe(session);
      await payOnce(mira!, session);
      const again = await Promise.all([
        deliver(api.url, stripe, event),
        returnFromCheckout(api.url, ida!.accessToken, paid),
      ]);
      expect(again.map(({ status }) => status)).toEqual([200, 200]);
      await waitUntil('the receipt is sent', () => listReceiptsFor(ida!, stack).length > 0);
      await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
      expect(listReceiptsFor(ida!, stack)).toHaveLength(1);
      expect(await stack.database.collection('payments').countDocuments({ sessionId: paid })).toBe(1);
    });

  test('a checkout whose response from Stripe was lost returns the same session on the next try', async () => {
    const mira = await registerVerifiedPerson(api.url, stack.mail);
    stripe.answersAfterMs = TOO_LATE_MS;
    const response = startCheckout(api.url, mira.accessToken);
    await waitUntil('it has the request', () => listSessions(mira).length > 0);
    stripe.answersAfterMs = 0;
    expect((await response).status).toBe(200);
    expect(listSessions(mira).map(({ id }) => id)).toEqual([getSessionId((await response).body)]);
    await payOnce(mira, getSessionId((await response).body));
  });

  test('slow calls to Stripe share one timeout, and the user pays once', async () => {
    const mira = await registerVerifiedPerson(api.url, stack.mail);
    const couponCode = 'SLUGGISH';
    const coupon = { code: couponCode, kind: 'influencer', disabled: false, uses: 0, createdAt: new Date() };
    await stack.database.collection('coupons').insertOne({ ...coupon, expiresAt: null, usesLeft: null });
    const before = await openSession(api.url, mira.accessToken);

    stripe.answersAfterMs = SLUGGISH_MS;
    const calls = stripe.requests.length;
    expect(listUnclearAnswers([await startCheckout(api.url, mira.accessToken, { couponCode })])).toEqual([]);
    expect(stripe.requests.length - calls).toBeGreaterThan(1);

    stripe.answersAfterMs = 0;
    const after = await startCheckout(api.url, mira.accessToken);
    expect(after.status).toBe(200);
    expect(stripe.ledger.findEntry(before).session.status).toBe('expired');
    await payOnce(mira, getSessionId(after.body));
  });
});
