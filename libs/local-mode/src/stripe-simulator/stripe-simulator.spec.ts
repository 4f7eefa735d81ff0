import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { StripeSimulator } from './stripe-simulator';

const ID = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_\\w+$`));
const SESSION = {
  id: ID('cs'),
  object: 'checkout.session',
  amount_subtotal: expect.any(Number),
  amount_total: expect.any(Number),
  cancel_url: expect.any(String),
  client_reference_id: 'user-1',
  created: expect.any(Number),
  currency: 'usd',
  customer_email: 'mira@example.com',
  expires_at: expect.any(Number),
  livemode: false,
  metadata: { product: 'lifetime-access' },
  mode: 'payment',
  payment_intent: null,
  payment_status: 'unpaid',
  status: 'open',
  success_url: expect.stringContaining('{CHECKOUT_SESSION_ID}'),
  url: expect.stringMatching(/^https?:/),
};
const CHARGE = {
  id: ID('ch'),
  object: 'charge',
  amount: 8900,
  amount_refunded: 0,
  captured: true,
  created: expect.any(Number),
  currency: 'usd',
  paid: true,
  payment_intent: ID('pi'),
  refunded: false,
  refunds: { object: 'list', data: [], has_more: false, url: expect.stringContaining('/v1/charges/ch_') },
  status: 'succeeded',
};
const INTENT = { id: ID('pi'), object: 'payment_intent', amount: 8900, status: 'succeeded' };
const EXPANDED = { expand: ['payment_intent.latest_charge.refunds'] };

const PARAMS: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  client_reference_id: 'user-1',
  customer_email: 'mira@example.com',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: 8900, product_data: { name: 'Lifetime access' } },
    },
  ],
  metadata: { product: 'lifetime-access' },
  success_url: 'https://figura.test/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://figura.test/payment-cancelled',
};

describe('Stripe simulator through the SDK', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figura-stripe-'));
  const createSimulator = () =>
    new StripeSimulator({ now: () => new Date(), appUrl: 'http://figura.test', folder });
  const simulator = createSimulator();
  let stripe: Stripe;
  const sent: Stripe.Event[] = [];

  beforeAll(async () => {
    simulator.deliverTo((body, signature) => {
      sent.push(stripe.webhooks.constructEvent(body, signature, simulator.webhookSecret));
      return Promise.resolve(200);
    });
    const { secretKey, ...connection } = await simulator.connect();
    stripe = new Stripe(secretKey, { ...connection, maxNetworkRetries: 0 });
  });
  afterAll(async () => {
    await simulator.close();
    rmSync(folder, { recursive: true });
  });

  it('a second process reaches the running simulator, and starts its own once that is gone', async () => {
    const beside = createSimulator();
    expect(await beside.connect()).toEqual(await simulator.connect());

    const [stopped, later] = [createSimulator(), createSimulator()];
    stopped.deliverTo(() => Promise.resolve(200));
    await stopped.connect();
    await stopped.close();
    expect(existsSync(join(folder, 'stripe-simulator.json'))).toBe(false);
    const gone = { ...(await simulator.connect()), secretKey: 'sk_test_gone' };
    writeFileSync(join(folder, 'stripe-simulator.json'), JSON.stringify(gone));
    expect(await later.connect()).not.toMatchObject({ port: gone.port });
    await Promise.all([beside.close(), later.close()]);
  });

  const sessions = {
    create: (options?: Stripe.RequestOptions) => stripe.checkout.sessions.create(PARAMS, options),
    retrieve: (id: string) => stripe.checkout.sessions.retrieve(id, EXPANDED),
  };

  it('checkout.sessions.create opens a session with the documented fields', async () => {
    expect(await sessions.create()).toMatchObject(SESSION);
  });

  it('checkout.sessions.retrieve returns a paid session, and expands payment and charge', async () => {
    const { id } = await sessions.create();
    simulator.ledger.pay(id, 'card');
    expect(await sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: { ...INTENT, latest_charge: CHARGE },
    });
    expect((await stripe.checkout.sessions.retrieve(id)).payment_intent).toMatch(/^pi_/);
  });

  it('an idempotency key returns the same session, or an error if the parameters differ', async () => {
    const first = await sessions.create({ idempotencyKey: 'key-1' });
    expect((await sessions.create({ idempotencyKey: 'key-1' })).id).toBe(first.id);
    const other = stripe.checkout.sessions.create(
      { ...PARAMS, client_reference_id: 'user-2' },
      { idempotencyKey: 'key-1' },
    );
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'an unknown session',
      () => sessions.retrieve('cs_nothing'),
      { type: 'StripeInvalidRequestError', statusCode: 404, code: 'resource_missing' },
    ],
    [
      'a session without a price',
      () => stripe.checkout.sessions.create({ mode: 'payment', success_url: 'https://figura.test' }),
      { type: 'StripeInvalidRequestError', statusCode: 400, code: 'parameter_missing' },
    ],
    [
      'an expiry that is too early',
      () => stripe.checkout.sessions.create({ ...PARAMS, expires_at: Math.floor(Date.now() / 1000) + 60 }),
      { type: 'StripeInvalidRequestError', statusCode: 400, param: 'expires_at' },
    ],
    [
      'an unknown path',
      () => stripe.customers.list(),
      { type: 'StripeInvalidRequestError', statusCode: 404 },
    ],
  ])("%s is refused with Stripe's error", async (_, ask, error) => {
    await expect(ask()).rejects.toMatchObject(error);
  });

  it('another API key is refused', async () => {
    const { secretKey: _, ...connection } = await simulator.connect();
    const stranger = new Stripe('sk_test_other', { ...connection, maxNetworkRetries: 0 });
    await expect(stranger.checkout.sessions.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
  });

  it('checkout.sessions.expire expires an open session only once', async () => {
    const { id } = await sessions.create();
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('partial refunds never exceed the payment, and a session can be found by its payment', async () => {
    const { id } = await sessions.create();
    simulator.ledger.pay(id, 'card');
    const intent = String(simulator.ledger.findEntry(id).session.payment_intent);
    const refund = (amount?: number) =>
      stripe.refunds.create({ payment_intent: intent, ...(amount && { amount }) });
    expect(await refund(900)).toMatchObject({
      id: ID('re'),
      object: 'refund',
      amount: 900,
      status: 'succeeded',
    });
    await expect(refund(9_000)).rejects.toMatchObject({ statusCode: 400 });
    await refund();
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await stripe.checkout.sessions.list({ payment_intent: intent })).data).toMatchObject([{ id }]);
    await simulator.webhooks.waitUntilIdle();
    expect(sent.at(-1)).toMatchObject({
      id: ID('evt'),
      object: 'event',
      type: 'charge.refunded',
      data: { object: { object: 'charge', refunded: true, amount_refunded: 8900, payment_intent: intent } },
    });
  });
});
