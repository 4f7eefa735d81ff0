import { API_TIMEOUT_MS } from '@figura/contracts';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logger';
import { Shop } from '../../testing/shop';
import { StripeFaults, type StripeFault } from '../../testing/stripe-faults';
import { TestApp } from '../../testing/test-app';

describe('Stripe faults', () => {
  let test: TestApp;
  let shop: Shop;
  let faults: StripeFaults;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    const connection = await shop.simulator.connect();
    faults = await StripeFaults.before(connection);
    jest.spyOn(shop.simulator, 'connect').mockResolvedValue({ ...connection, ...faults.connection });
  });
  afterAll(async () => {
    await faults.stop();
    await test.stop();
  });
  afterEach(() => {
    faults.fault = 'none';
  });

  const FAULTS: [StripeFault, number, RegExp][] = [
    ['down', 503, /is not responding/],
    ['slow', 503, /is not responding/],
    [500, 503, /is not responding/],
    [402, 402, /refused/],
  ];

  it.each(FAULTS)(
    '(%s) POST /stripe/create-checkout-session answers %d with a message in time, and recovers later',
    async (...row) => {
      const [fault, status, words] = row;
      const mira = await shop.customer();
      faults.fault = fault;
      const started = Date.now();
      const response = await shop.checkout(mira);
      expect(Date.now() - started).toBeLessThan(API_TIMEOUT_MS);
      expect(response).toMatchObject({ status, body: { error: expect.stringMatching(words) } });
      expect(response.text).not.toContain('sk_test');
      faults.fault = 'none';
      await shop.press(await shop.session(mira), 'pay');
      expect(await shop.hasPaid(mira)).toBe(true);
    },
  );

  it.each(FAULTS)(
    '(%s) POST /stripe/payment-success loses no payment: a repeated request grants access',
    async (fault, status, words) => {
      const mira = await shop.customer();
      const id = await shop.session(mira);
      const webhook = jest.spyOn(shop.simulator.webhooks, 'send').mockReturnValueOnce();
      shop.simulator.ledger.pay(id, 'card');
      faults.fault = fault;
      expect(await shop.success(mira, id)).toMatchObject({
        status,
        body: { error: expect.stringMatching(words) },
      });
      expect(await shop.hasPaid(mira)).toBe(false);
      faults.fault = 'none';
      expect((await shop.success(mira, id)).status).toBe(200);
      expect(await shop.hasPaid(mira)).toBe(true);
      webhook.mockRestore();
    },
  );

  it('POST /stripe/webhook answers with an error while Stripe is down, so that Stripe retries', async () => {
    const mira = await shop.customer();
    const id = await shop.session(mira);
    faults.fault = 500;
    shop.simulator.ledger.pay(id, 'card');
    await shop.simulator.webhooks.waitUntilIdle();
    expect(await shop.hasPaid(mira)).toBe(false);
    faults.fault = 'none';
    for (let waited = 0; waited < 50 && !(await shop.hasPaid(mira)); waited++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await shop.hasPaid(mira)).toBe(true);
  });

  it.each<StripeFault>(['down', 'slow', 500])('(%s) DELETE /user deletes the account', async (fault) => {
    const mira = await shop.customer();
    const id = await shop.session(mira);
    const logged = jest.spyOn(test.app.get<Logger>(LOGGER, { strict: false }), 'error');
    faults.fault = fault;
    const { token, account } = mira;
    const started = Date.now();
    const response = await test.request('DELETE', '/api/user', { password: account.password }, { token });
    expect(Date.now() - started).toBeLessThan(API_TIMEOUT_MS);
    expect(response.status).toBe(200);
    expect(await test.stored(mira.email)).toBeNull();
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ session: id }),
      expect.stringMatching(/could not be closed/),
    );
    logged.mockRestore();
  });

  it('a lost response from Stripe leaves one payable session', async () => {
    const mira = await shop.customer();
    faults.fault = 'lost';
    expect((await shop.checkout(mira)).status).toBe(503);
    faults.fault = 'none';
    const id = await shop.session(mira);
    expect(await shop.session(mira)).toBe(id);
    await shop.press(id, 'pay');
    expect(await shop.checkout(mira)).toMatchObject({ status: 409 });
  });
});
