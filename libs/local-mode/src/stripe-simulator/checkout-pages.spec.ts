import { tmpdir } from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import { serveCheckoutPages } from './checkout-pages';
import type { SessionInput } from './stripe-objects';
import { StripeSimulator } from './stripe-simulator';

const INPUT: SessionInput = {
  clientReferenceId: 'user-1',
  customerEmail: 'mira@example.com',
  amount: 8_900,
  currency: 'usd',
  name: 'Access <for life>',
  description: null,
  metadata: {},
  successUrl: 'https://figura.test/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://figura.test/payment-cancelled',
  expiresAt: null,
};

describe('Checkout pages of the Stripe simulator', () => {
  let app: FastifyInstance;
  let simulator: StripeSimulator;
  let id: string;
  let path: string;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const folder = tmpdir();
    simulator = new StripeSimulator({ now: () => new Date(), appUrl: 'http://localhost:3000', folder });
    app = fastify();
    serveCheckoutPages(app, simulator.ledger);
    const session = simulator.ledger.open(INPUT);
    id = session.id;
    path = new URL(session.url!).pathname;
  });
  afterEach(async () => {
    await app.close();
    await simulator.close();
    jest.useRealTimers();
  });

  const press = (button: string, method = 'card') =>
    app.inject({
      method: 'POST',
      url: `${path}/${button}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `method=${method}`,
    });
  const getPaymentStatus = () => simulator.ledger.findEntry(id).session.payment_status;

  it('the checkout page shows product and price without JavaScript', async () => {
    const { payload, headers } = await app.inject(path);
    expect(payload).toContain('Access &lt;for life&gt;');
    expect(payload).toContain('$89');
    expect(payload).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('paying by card redirects to the shop', async () => {
    const response = await press('pay');
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      `https://figura.test/payment-success?session_id=${id}`,
    ]);
    expect(getPaymentStatus()).toBe('paid');
  });

  it('a declined card stays on the page', async () => {
    const response = await press('pay', 'declined-card');
    expect(response.payload).toContain('Your card was declined.');
    expect(getPaymentStatus()).toBe('unpaid');
  });

  it("canceling redirects to the shop's cancel URL", async () => {
    expect((await press('cancel')).headers.location).toBe('https://figura.test/payment-cancelled');
    expect(getPaymentStatus()).toBe('unpaid');
  });

  it.each([
    ['debit', 'paid'],
    ['refused-debit', 'unpaid'],
  ])('a %s stays pending until the bank answers, after which it is %s', async (method, after) => {
    expect((await press('pay', method)).statusCode).toBe(303);
    expect(getPaymentStatus()).toBe('unpaid');
    jest.advanceTimersByTime(3_000);
    expect(getPaymentStatus()).toBe(after);
  });

  it('the refund button refunds the payment', async () => {
    await press('pay');
    await press('refund');
    expect(simulator.ledger.findEntry(id).charge).toMatchObject({ refunded: true, amount_refunded: 8_900 });
  });

  it('an unknown session returns 404', async () => {
    expect((await app.inject('/dev/stripe/checkout/cs_nothing')).statusCode).toBe(404);
  });
});
