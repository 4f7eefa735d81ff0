import { expect, test } from '@playwright/test';
import { StripeDouble } from '../../../api/src/testing/stripe-double';
import { waitUntil } from '../../../api/src/testing/until';
import {
  returnFromCheckout,
  deliver,
  hasPaid,
  openSession,
  listReceiptsFor,
  createStripeOptions,
} from './harness/buying';
import type { ClientResponse } from './harness/client';
import { registerVerifiedPerson, type Person } from './harness/people';
import type { ProductProcess } from './harness/product-process';
import { TestStack } from './harness/test-stack';
import { TcpProxy } from './harness/tcp-proxy';

test.describe('Webhooks out of order and in killed processes', () => {
  const WRITES = [
    'insert payments',
    'findAndModify users',
    'update payments',
    'insert jobs',
    'insert webhookevents',
  ];

  let stack: TestStack;
  let stripe: StripeDouble;
  let proxy: TcpProxy;
  let api: ProductProcess;

  test.beforeAll(async () => {
    stack = await TestStack.start();
    [stripe, proxy] = await Promise.all([StripeDouble.start(), TcpProxy.before(stack.mongodbUri)]);
    [api] = await Promise.all([stack.start('main', createStripeOptions(stripe.url)), stack.start('worker')]);
  });
  test.afterAll(async () => {
    await proxy.cut();
    await stripe.close();
    await stack.teardown();
  });

  function startVictim(): Promise<ProductProcess> {
    const { environment, preload } = createStripeOptions(stripe.url);
    return stack.start('main', { preload, environment: { ...environment, MONGODB_URI: proxy.address } });
  }

  async function expectOnePayment(person: Person): Promise<void> {
    const { accessToken, user } = person;
    expect(await hasPaid(api.url, accessToken)).toBe(true);
    const payments = await stack.database.collection('payments').find().toArray();
    expect(payments.filter(({ userId }) => String(userId) === user.id)).toMatchObject([
      { access: 'granted' },
    ]);
    await waitUntil('the receipt is sent', () => listReceiptsFor(person, stack).length > 0);
    await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
    expect(listReceiptsFor(person, stack)).toHaveLength(1);
  }

  test('webhooks that are late, duplicated, out of order, or concurrent create one payment [S51]', async () => {
    const mira = await registerVerifiedPerson(api.url, stack.mail);
    const other = await startVictim();
    const session = await openSession(api.url, mira.accessToken);
    stripe.ledger.pay(session, 'debit');
    stripe.ledger.settleDebit(session, true);
    const [completed, succeeded] = stripe.events.slice(-2);

    const first = [succeeded!, succeeded!, completed!, completed!].map((event, index) =>
      deliver([api, other][index % 2]!.url, stripe, event),
    );
    const back = returnFromCheckout(other.url, mira.accessToken, session);
    expect((await Promise.all([...first, back])).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    for (const event of [completed!, succeeded!])
      expect((await deliver(other.url, stripe, event)).status).toBe(200);
    await expectOnePayment(mira);
    await other.kill();
  });

  test('a refund delivered before its payment leaves no access [S51]', async () => {
    const mira = await registerVerifiedPerson(api.url, stack.mail);
    const session = await openSession(api.url, mira.accessToken);
    stripe.ledger.pay(session, 'card');
    stripe.ledger.refund(String(stripe.ledger.findEntry(session).session.payment_intent));
    const [completed, refunded] = stripe.events.slice(-2);
    for (const event of [refunded!, completed!, refunded!])
      expect((await deliver(api.url, stripe, event)).status).toBe(200);
    expect(await hasPaid(api.url, mira.accessToken)).toBe(false);
    await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0);
    expect(listReceiptsFor(mira, stack)).toEqual([]);
    const payments = stack.database.collection('payments');
    expect(await payments.find({ sessionId: session }).toArray()).toMatchObject([{ access: 'revoked' }]);
  });

  test('a repeated webhook completes what a killed process started, at every write [S52]', async () => {
    let response: ClientResponse | undefined;
    let killedBefore = 0;
    while (!response) {
      killedBefore++;
      const victim = await startVictim();
      const mira = await registerVerifiedPerson(api.url, stack.mail);
      stripe.ledger.pay(await openSession(api.url, mira.accessToken), 'card');
      const event = stripe.events.at(-1)!;

      const writes: string[] = [];
      let held = false;
      proxy.mayPass = (piece) => {
        const write = writeIn(piece);
        if (write) writes.push(write);
        held ||= writes.length === killedBefore;
        return !held;
      };
      const answered = deliver(victim.url, stripe, event).then((one) => {
        if (!held) response = one;
      });
      await waitUntil('it is held or done', () => held || response !== undefined);
      expect(writes).toEqual(WRITES.slice(0, killedBefore));
      await victim.kill();
      await answered;
      // Held data must not reach the database later.
      await proxy.cut();
      proxy.mayPass = () => true;
      await proxy.restore();

      expect((await deliver(api.url, stripe, event)).status).toBe(200);
      expect((await deliver(api.url, stripe, event)).status).toBe(200);
      await expectOnePayment(mira);
    }
    expect(response.status).toBe(200);
    expect(killedBefore - 1).toBe(WRITES.length);
  });
});

/** In MongoDB's protocol the command is the first field of a message. */
function writeIn(piece: Buffer): string | undefined {
  for (const command of ['insert', 'update', 'findAndModify', 'delete']) {
    const field = Buffer.from(`\x02${command}\0`);
    const at = piece.indexOf(field);
    const text = at + field.length + 4;
    if (at >= 0) return `${command} ${piece.toString('utf8', text, piece.indexOf(0, text))}`;
  }
  return undefined;
}
