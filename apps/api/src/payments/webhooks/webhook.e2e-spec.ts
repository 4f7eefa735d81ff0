import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { JobsRepository } from '../../jobs/jobs.repository';
import { computeRounds } from '../../testing/rounds';
import { Shop } from '../../testing/shop';
import { TestApp } from '../../testing/test-app';
import { PaymentsRepository } from '../fulfillment/payments.repository';
import { WebhookEventsRepository } from './webhook-events.repository';

describe('POST /stripe/webhook', () => {
  let test: TestApp;
  let shop: Shop;
  let sent: Stripe.Event[];

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
  });
  afterAll(() => test.stop());
  beforeEach(() => {
    sent = [];
    jest.spyOn(shop.simulator.webhooks, 'send').mockImplementation((event) => void sent.push(event));
  });
  afterEach(() => jest.restoreAllMocks());

  const getEpochSeconds = () => Math.floor(test.clock.now().getTime() / 1000);
  function sign(
    body: string,
    { at = getEpochSeconds(), secret = shop.simulator.webhookSecret } = {},
  ): string {
    return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  }
  const post = (body: string, signature?: string) =>
    test.request('POST', '/api/stripe/webhook', body, {
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    });
  const deliver = (event: Stripe.Event) => post(JSON.stringify(event), sign(JSON.stringify(event)));
  const listPayments = (userId: string) => test.app.get(PaymentsRepository, { strict: false }).list(userId);

  async function buyAccess() {
    const mira = await shop.customer();
    const id = await shop.session(mira);
    shop.simulator.ledger.pay(id, 'card');
    return { mira, id, intent: String(shop.simulator.ledger.findEntry(id).session.payment_intent) };
  }

  it('POST /stripe/webhook grants access for a signed event [S50]', async () => {
    const { mira } = await buyAccess();
    expect(await deliver(sent[0]!)).toMatchObject({ status: 200, body: { received: true } });
    expect(await shop.hasPaid(mira)).toBe(true);
  });

  it('POST /stripe/webhook verifies the signature over the raw bytes of the body', async () => {
    const { mira } = await buyAccess();
    const body = JSON.stringify(sent[0], null, 4);
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await shop.hasPaid(mira)).toBe(true);
  });

  it('POST /stripe/webhook accepts any of several signatures, as during secret rotation [S50]', async () => {
    const { mira } = await buyAccess();
    const body = JSON.stringify(sent[0]);
    const [stamp, good] = sign(body).split(',');
    expect((await post(body, `${stamp},v1=${'0'.repeat(64)},${good}`)).status).toBe(200);
    expect(await shop.hasPaid(mira)).toBe(true);
  });

  it.each<[string, (body: string) => [string, string | undefined]]>([
    ['without a signature', (body) => [body, undefined]],
    ['with an invalid signature', (body) => [body, 'x']],
    ['signed with another secret', (body) => [body, sign(body, { secret: 'whsec_other' })]],
    ['changed after it was signed', (body) => [body.replace('cs_test', 'cs_tesT'), sign(body)]],
    ['reformatted after it was signed', (body) => [JSON.stringify(JSON.parse(body), null, 1), sign(body)]],
    ['signed more than five minutes ago', (body) => [body, sign(body, { at: getEpochSeconds() - 301 })]],
  ])('POST /stripe/webhook refuses an event %s and changes nothing [S50]', async (_, forge) => {
    const { mira } = await buyAccess();
    const response = await post(...forge(JSON.stringify(sent[0])));
    expect(response).toMatchObject({ status: 400, body: { error: 'The signature is not valid.' } });
    expect(await shop.hasPaid(mira)).toBe(false);
  });

  it('POST /stripe/webhook accepts an event from a clock that is minutes off', async () => {
    for (const skew of [-290, 290, 3_000]) {
      const { mira } = await buyAccess();
      const body = JSON.stringify(sent.at(-1));
      expect((await post(body, sign(body, { at: getEpochSeconds() + skew }))).status).toBe(200);
      expect(await shop.hasPaid(mira)).toBe(true);
    }
  });

  it("POST /stripe/webhook acknowledges unknown events and other shops' events without acting on them", async () => {
    const { mira, id } = await buyAccess();
    shop.simulator.ledger.findEntry(id).session.metadata = { product: 'a-mug' };
    expect((await deliver(sent[0]!)).status).toBe(200);
    const balance = { ...sent[0]!, id: 'evt_balance', type: 'balance.available', data: { object: {} } };
    expect((await deliver(balance as unknown as Stripe.Event)).status).toBe(200);
    expect(await shop.hasPaid(mira)).toBe(false);
  });

  it('POST /stripe/webhook does not trust an event that calls an open session paid, but asks Stripe', async () => {
    const mira = await shop.customer();
    const open = await shop.session(mira);
    const { id } = await buyAccess();
    const forged = JSON.parse(JSON.stringify(sent[0]).replaceAll(id, open)) as Stripe.Event;
    expect((await deliver({ ...forged, id: 'evt_forged' })).status).toBe(200);
    expect(await shop.hasPaid(mira)).toBe(false);
  });

  it('POST /stripe/webhook keeps access granted by an admin when an old refund is delivered again', async () => {
    const { mira, intent } = await buyAccess();
    shop.simulator.ledger.refund(intent);
    for (const event of sent) await deliver(event);
    await shop.grant(mira.user.id);
    for (const event of sent) await deliver({ ...event, id: `${event.id}_again` });
    expect(await shop.hasPaid(mira)).toBe(true);
  });

  it('POST /stripe/webhook converges for concurrent deliveries in any order, including the redirect [S51]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        async (refunded, randomness, times, atOnce) => {
          sent.length = 0;
          const { mira, id, intent } = await buyAccess();
          if (refunded) shop.simulator.ledger.refund(intent);
          const steps: (() => Promise<{ status: number }>)[] = [() => shop.success(mira, id)];
          for (const event of sent) for (let n = 0; n < times; n++) steps.push(() => deliver(event));
          const shuffled = steps
            .map((step) => ({ step, rank: randomness.next().value as number }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ step }) => step);
          if (atOnce) await Promise.all(shuffled.map((step) => step()));
          else for (const step of shuffled) expect((await step()).status).toBeLessThan(500);
          expect(await shop.hasPaid(mira)).toBe(!refunded);
          expect(await listPayments(mira.user.id)).toHaveLength(1);
          expect(await shop.receipts(mira.email)).toBe(refunded ? 0 : 1);
        },
      ),
      { numRuns: computeRounds(16) },
    );
  }, 60_000);

  it('POST /stripe/webhook leaves no access when a refund overtakes a pending grant [S51]', async () => {
    const { mira, id, intent } = await buyAccess();
    const users = shop.users;
    const update = users.update.bind(users);
    jest.spyOn(users, 'update').mockImplementationOnce(async (...change) => {
      shop.simulator.ledger.refund(intent);
      await deliver(sent.at(-1)!);
      return update(...change);
    });
    expect((await shop.success(mira, id)).status).toBe(402);
    expect(await shop.hasPaid(mira)).toBe(false);
  });

  it('POST /stripe/webhook revokes access only when both of two payments are refunded', async () => {
    const { mira, id, intent } = await buyAccess();
    const { ledger } = shop.simulator;
    const second = ledger.open({ ...ledger.findEntry(id).input, expiresAt: null });
    ledger.pay(second.id, 'card');
    const deliverAll = async () => {
      for (const event of sent.splice(0)) expect((await deliver(event)).status).toBe(200);
    };
    await deliverAll();
    ledger.refund(intent);
    await deliverAll();
    expect(await shop.hasPaid(mira)).toBe(true);
    ledger.refund(String(ledger.findEntry(second.id).session.payment_intent));
    await deliverAll();
    expect(await shop.hasPaid(mira)).toBe(false);
  });

  describe('POST /stripe/webhook with a dispute', () => {
    const getLedger = () => shop.simulator.ledger;
    const deliverAll = async () => {
      for (const event of sent.splice(0)) expect((await deliver(event)).status).toBe(200);
    };

    it('a dispute revokes access when funds are withdrawn, and restores it when it is won [S89]', async () => {
      const { mira, id, intent } = await buyAccess();
      await deliverAll();
      getLedger().openDispute(intent);
      await deliverAll();
      expect(await shop.hasPaid(mira)).toBe(false);
      expect(await shop.success(mira, id)).toMatchObject({
        status: 402,
        body: { error: expect.stringContaining('Your bank reversed this payment') },
      });
      getLedger().closeDispute(intent, 'won');
      await deliverAll();
      expect(await shop.hasPaid(mira)).toBe(true);
      expect(await shop.receipts(mira.email)).toBe(1);
    });

    it('a lost dispute leaves access revoked, but it can be bought again [S89]', async () => {
      const { mira, intent } = await buyAccess();
      getLedger().openDispute(intent);
      getLedger().closeDispute(intent, 'lost');
      await deliverAll();
      expect(await shop.hasPaid(mira)).toBe(false);
      getLedger().pay(await shop.session(mira), 'card');
      await deliverAll();
      expect(await shop.hasPaid(mira)).toBe(true);
    });

    it('an inquiry does not revoke access', async () => {
      const { mira, intent } = await buyAccess();
      getLedger().openDispute(intent, 'inquiry');
      getLedger().closeDispute(intent, 'warning_closed');
      await deliverAll();
      expect(await shop.hasPaid(mira)).toBe(true);
    });

    it('a won dispute leaves a refunded payment refunded [S89]', async () => {
      const { mira, intent } = await buyAccess();
      getLedger().openDispute(intent);
      await deliverAll();
      getLedger().refund(intent);
      getLedger().closeDispute(intent, 'won');
      await deliverAll();
      expect(await shop.hasPaid(mira)).toBe(false);
    });

    it('a redelivered dispute keeps access granted by an admin', async () => {
      const { mira, intent } = await buyAccess();
      getLedger().openDispute(intent);
      const events = [...sent];
      await deliverAll();
      await shop.grant(mira.user.id);
      for (const event of events) await deliver({ ...event, id: `${event.id}_again` });
      expect(await shop.hasPaid(mira)).toBe(true);
    });

    it('disputes converge for concurrent deliveries in any order, however late each is read [S89]', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('open', 'won', 'lost'),
          fc.infiniteStream(fc.nat()),
          fc.integer({ min: 1, max: 3 }),
          fc.nat({ max: 8 }),
          fc.boolean(),
          async (end, randomness, times, early, atOnce) => {
            sent.length = 0;
            const { mira, id, intent } = await buyAccess();
            getLedger().openDispute(intent);
            const before = sent
              .slice(0, early)
              .map((event) => deliver({ ...event, id: `${event.id}_early` }));
            if (!atOnce) await Promise.all(before);
            if (end !== 'open') getLedger().closeDispute(intent, end);
            const steps = [
              () => shop.success(mira, id),
              ...sent.flatMap((event) => Array.from({ length: times }, () => () => deliver(event))),
            ]
              .map((step) => ({ step, rank: randomness.next().value as number }))
              .sort((a, b) => a.rank - b.rank);
            if (atOnce) await Promise.all([...before, ...steps.map(({ step }) => step())]);
            else for (const { step } of steps) expect((await step()).status).toBeLessThan(500);
            expect(await shop.hasPaid(mira)).toBe(end === 'won');
            expect(await listPayments(mira.user.id)).toHaveLength(1);
          },
        ),
        { numRuns: computeRounds(16) },
      );
    }, 60_000);

    it('a won dispute ends with access even if a late read of the open dispute overlaps [S89]', async () => {
      const { mira, intent } = await buyAccess();
      await deliverAll();
      getLedger().openDispute(intent);
      const [created] = sent.splice(0);
      const users = shop.users;
      const update = users.update.bind(users);
      jest.spyOn(users, 'update').mockImplementationOnce(async (...change) => {
        getLedger().closeDispute(intent, 'won');
        await deliverAll();
        return update(...change);
      });
      expect((await deliver(created!)).status).toBe(200);
      expect(await shop.hasPaid(mira)).toBe(true);
    });
  });

  it.each([
    ['keep', PaymentsRepository],
    ['advance', PaymentsRepository],
    ['add', JobsRepository],
    ['note', WebhookEventsRepository],
  ] as const)(
    'POST /stripe/webhook completes on the next delivery if the process dies at "%s" [S52]',
    async (step, repository) => {
      const { mira } = await buyAccess();
      jest
        .spyOn(test.app.get<Record<string, () => Promise<unknown>>>(repository, { strict: false }), step)
        .mockRejectedValueOnce(new Error('killed'));
      expect((await deliver(sent[0]!)).status).toBe(500);
      expect((await deliver(sent[0]!)).status).toBe(200);
      expect(await shop.hasPaid(mira)).toBe(true);
      expect(await shop.receipts(mira.email)).toBe(1);
      expect(await listPayments(mira.user.id)).toHaveLength(1);
    },
  );
});
