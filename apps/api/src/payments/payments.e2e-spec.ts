import type { Offer, PaymentsResponse, Price, Problem } from '@figura/contracts';
import type { Type } from '@nestjs/common';
import type { Logger } from 'pino';
import type { AuditService } from '../operations/audit/audit.service';
import { type Config, CONFIG } from '../platform/config/config';
import { LOGGER } from '../platform/logging/logger';
import { Shop } from '../testing/shop';
import { TestApp } from '../testing/test-app';
import { RefundsService } from './admin/refunds.service';
import { FulfillmentService } from './fulfillment/fulfillment.service';
import { PaymentsRepository } from './fulfillment/payments.repository';
import { PaymentServiceUnavailableError } from './payments.errors';
import { StripeService } from './stripe/stripe.service';
import { DAY_MS } from '../platform/clock/durations';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { UserListsRepository } from '../users/user-lists.repository';
import { STRIPE_ACCOUNT, type StripeAccount } from './stripe/stripe-account';

describe('Payments', () => {
  let test: TestApp;
  let shop: Shop;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
  });
  afterAll(() => test.stop());

  const post = <T>(path: string, body: object, token: string) =>
    test.request<T & Problem>('POST', `/api/stripe/${path}`, body, { token });
  const get = <T>(path: string, token?: string) =>
    test.request<T>('GET', `/api/stripe/${path}`, undefined, { token });
  const getAmount = (sessionId: string) => shop.simulator.ledger.findEntry(sessionId).session.amount_total;
  const registerCustomer = (overrides: { accessCode?: string } = {}) => shop.customer(overrides);

  describe('Price', () => {
    afterEach(() => test.clock.turnTo(new Date()));

    it("GET /stripe/price follows the server's clock", async () => {
      expect((await get<Price>('price')).body).toMatchObject({ amount: 8900, originalAmount: null });
      test.clock.turnTo(new Date('2026-06-30T23:59:50Z'));
      expect((await get<Price>('price')).body).toMatchObject({ amount: 4900, originalAmount: 8900 });
      test.clock.turnTo(new Date('2026-07-01T00:00:00Z'));
      expect((await get<Price>('price')).body).toMatchObject({ amount: 8900, originalAmount: null });
    });

    it('POST /stripe/create-checkout-session charges the current price, even after a change', async () => {
      const mira = await registerCustomer();
      test.clock.turnTo(new Date('2026-06-30T23:59:50Z'));
      const early = await shop.session(mira);
      expect(getAmount(early)).toBe(4900);
      test.clock.turnTo(new Date('2026-07-01T00:00:00Z'));
      const late = await shop.session(mira);
      expect(getAmount(late)).toBe(8900);
      expect(shop.simulator.ledger.findEntry(early).session.status).toBe('expired');
    });

    it('POST /stripe/create-checkout-session refuses an amount from the client [S54]', async () => {
      const mira = await registerCustomer();
      const response = await shop.checkout(mira, { amount: 1 });
      expect(response).toMatchObject({ status: 400, body: { error: 'Unknown field "amount"' } });
    });
  });

  describe('Coupons', () => {
    it('POST /stripe/coupon lowers the displayed and the charged price by 10% [S54]', async () => {
      const mira = await registerCustomer();
      const code = await shop.coupon('influencer');
      const shown = await post<Offer>('coupon', { code: ` ${code.toLowerCase()} ` }, mira.token);
      expect(shown.body).toMatchObject({
        amount: 8010,
        originalAmount: 8900,
        coupon: { code, percentOff: 10 },
      });
      expect((await get<Offer>('offer', mira.token)).body.coupon).toBeNull();
      expect(getAmount(await shop.session(mira, { couponCode: code }))).toBe(8010);
      expect((await get<Offer>('offer', mira.token)).body.coupon).toEqual({ code, percentOff: 10 });
    });

    it('GET /stripe/offer applies the coupon entered at registration', async () => {
      const code = await shop.coupon('influencer', { usesLeft: 1 });
      const mira = await registerCustomer({ accessCode: code });
      expect((await get<Offer>('offer', mira.token)).body.amount).toBe(8010);
      expect(getAmount(await shop.session(mira))).toBe(8010);
      expect(getAmount(await shop.session(mira, { couponCode: code }))).toBe(8010);
    });

    it('POST /stripe/create-checkout-session takes one use of a coupon per user, even when repeated', async () => {
      const code = await shop.coupon('influencer', { usesLeft: 2 });
      const [mira, noor] = [await registerCustomer(), await registerCustomer()];
      for (let time = 0; time < 3; time++) await shop.session(mira, { couponCode: code });
      expect(await shop.session(noor, { couponCode: code })).toBeTruthy();
      const late = await registerCustomer();
      expect(await shop.checkout(late, { couponCode: code })).toMatchObject({
        status: 400,
        body: { error: 'Invalid coupon code' },
      });
    });

    it('POST /stripe/create-checkout-session keeps the coupon available if accounts never pay [S87]', async () => {
      const code = await shop.coupon('influencer', { usesLeft: 4 });
      const unpaid = await Promise.all(
        Array.from({ length: 4 }, () => registerCustomer({ accessCode: code })),
      );
      for (const one of unpaid) await shop.session(one);
      const noor = await registerCustomer();
      expect(await shop.checkout(noor, { couponCode: code })).toMatchObject({ status: 400 });
      test.clock.forward(90 * 60_000);
      await shop.press(await shop.session(noor, { couponCode: code }), 'pay');
      expect(await shop.hasPaid(noor)).toBe(true);
      expect(await shop.usage(code)).toEqual({ uses: 1, usesLeft: 3, reserved: 0 });
      test.clock.turnTo(new Date());
    });

    it('a payment counts as one use of its coupon, even if a bank confirms it days later [S87]', async () => {
      const code = await shop.coupon('influencer', { usesLeft: 1 });
      const mira = await registerCustomer();
      const id = await shop.session(mira, { couponCode: code });
      shop.simulator.ledger.pay(id, 'debit');
      await shop.simulator.webhooks.waitUntilIdle();
      test.clock.forward(10 * DAY_MS);
      const { token } = { token: (await test.signIn(mira.account)).accessToken };
      const noor = await registerCustomer();
      expect(await shop.checkout(noor, { couponCode: code })).toMatchObject({ status: 400 });
      shop.simulator.ledger.settleDebit(id, true);
      await shop.simulator.webhooks.waitUntilIdle();
      expect(await shop.hasPaid({ accessToken: token })).toBe(true);
      expect(await shop.usage(code)).toEqual({ uses: 1, usesLeft: 0, reserved: 0 });
      test.clock.turnTo(new Date());
    });

    it("DELETE /stripe/coupon removes the account's coupon and frees its use for others", async () => {
      const code = await shop.coupon('influencer', { usesLeft: 1 });
      const mira = await registerCustomer({ accessCode: code });
      await shop.session(mira);
      expect((await get<Offer>('offer', mira.token)).body.coupon).toMatchObject({ code });
      const forgotten = await test.request<Offer>('DELETE', '/api/stripe/coupon', undefined, {
        token: mira.token,
      });
      expect(forgotten).toMatchObject({ status: 200, body: { amount: 8900, coupon: null } });
      expect((await get<Offer>('offer', mira.token)).body.coupon).toBeNull();
      expect(getAmount(await shop.session(mira))).toBe(8900);
      expect(await shop.session(await registerCustomer(), { couponCode: code })).toBeTruthy();
    });

    it("GET /stripe/offer drops the account's coupon once others have used it up", async () => {
      const code = await shop.coupon('influencer', { usesLeft: 1 });
      const mira = await registerCustomer({ accessCode: code });
      await shop.press(await shop.session(await registerCustomer(), { couponCode: code }), 'pay');
      expect((await get<Offer>('offer', mira.token)).body).toMatchObject({ amount: 8900, coupon: null });
      expect(getAmount(await shop.session(mira))).toBe(8900);
    });

    it('POST /stripe/coupon refuses an access code with its own error code and says where it is valid', async () => {
      const mira = await registerCustomer();
      expect(await post('coupon', { code: await shop.coupon('access') }, mira.token)).toMatchObject({
        status: 400,
        body: { error: 'Invalid coupon code', code: 'ACCESS_CODE' },
      });
    });

    it('POST /stripe/create-checkout-session gives the last use of a coupon to one of many concurrent users [S54]', async () => {
      const code = await shop.coupon('influencer', { usesLeft: 1 });
      const people = await Promise.all(Array.from({ length: 6 }, () => registerCustomer()));
      const responses = await Promise.all(
        people.map((person) => shop.checkout(person, { couponCode: code })),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    });

    it("POST /stripe/create-checkout-session takes the last use once for a user's concurrent requests", async () => {
      for (let time = 0; time < 4; time++) {
        const code = await shop.coupon('influencer', { usesLeft: 1 });
        const mira = await registerCustomer();
        const responses = await Promise.all(
          Array.from({ length: 4 }, () => shop.checkout(mira, { couponCode: code })),
        );
        expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(await test.stored(mira.email)).toMatchObject({ couponCode: code });
        expect(await shop.checkout(await registerCustomer(), { couponCode: code })).toMatchObject({
          status: 400,
        });
      }
    });

    it('POST /stripe/create-checkout-session with another coupon releases the first and uses the second', async () => {
      const first = await shop.coupon('influencer', { usesLeft: 1 });
      const second = await shop.coupon('influencer');
      const mira = await registerCustomer();
      await shop.session(mira, { couponCode: first });
      await shop.press(await shop.session(mira, { couponCode: second }), 'pay');
      expect((await shop.usage(second)).uses).toBe(1);
      expect(await shop.session(await registerCustomer(), { couponCode: first })).toBeTruthy();
    });

    it.each<[string, () => Promise<string>]>([
      ['unknown', () => Promise.resolve('NOBODY')],
      ['expired', () => shop.coupon('influencer', { expiresAt: new Date(Date.now() - 1_000) })],
      ['used up', () => shop.coupon('influencer', { usesLeft: 0 })],
      ['an access code, which is for registration', () => shop.coupon('access')],
    ])('POST /stripe/create-checkout-session answers 400 to a coupon that is %s [S54]', async (_, make) => {
      const mira = await registerCustomer();
      const code = await make();
      const denied = { status: 400, body: { error: 'Invalid coupon code' } };
      expect(await post('coupon', { code }, mira.token)).toMatchObject(denied);
      expect(await shop.checkout(mira, { couponCode: code })).toMatchObject(denied);
    });
  });

  describe('POST /stripe/payment-success', () => {
    it('POST /stripe/payment-success grants access without another sign-in', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira, { referredBy: 'noor' });
      const paid = await shop.press(id, 'pay');
      expect(paid).toMatchObject({ status: 303 });
      expect(paid.headers['location']).toBe(`https://figura.test/payment-success?session_id=${id}`);
      expect(await shop.success(mira, id)).toMatchObject({
        status: 200,
        body: { success: true, hasPaid: true },
      });
      expect(await shop.hasPaid(mira)).toBe(true);
      expect(await test.stored(mira.email)).toMatchObject({ hasPaid: true });
      expect(await shop.checkout(mira)).toMatchObject({ status: 409 });
    });

    it('the webhook alone grants access', async () => {
      const mira = await registerCustomer();
      await shop.press(await shop.session(mira), 'pay');
      expect(await shop.hasPaid(mira)).toBe(true);
    });

    it('POST /stripe/payment-success is idempotent under concurrency and mails one receipt [S53]', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      shop.simulator.ledger.pay(id, 'card');
      const responses = await Promise.all(Array.from({ length: 8 }, () => shop.success(mira, id)));
      await shop.simulator.webhooks.waitUntilIdle();
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await shop.receipts(mira.email)).toBe(1);
    });

    it("POST /stripe/payment-success answers 404 to another user's session and an unknown one [S36] [S53]", async () => {
      const [mira, noor] = [await registerCustomer(), await registerCustomer()];
      const id = await shop.session(mira);
      await shop.press(id, 'pay');
      const denied = { status: 404, body: { error: 'We could not find this payment.' } };
      expect(await shop.success(noor, id)).toMatchObject(denied);
      expect(await shop.success(noor, 'cs_test_forged')).toMatchObject(denied);
      expect(await shop.hasPaid(noor)).toBe(false);
    });

    it.each(['', 'x', 'cs_', 'cs_a/../b', 'cs_a?b', `cs_${'a'.repeat(300)}`, 5, null, { $ne: null }])(
      'POST /stripe/payment-success answers 400 to the session id %p without asking Stripe',
      async (sessionId) => {
        const mira = await shop.customer();
        const response = await post('payment-success', { sessionId: sessionId as string }, mira.token);
        expect(response).toMatchObject({ status: 400, body: { error: 'No payment session found' } });
      },
    );

    it('POST /stripe/payment-success answers 402 to an unpaid session [S53]', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      expect(await shop.success(mira, id)).toMatchObject({
        status: 402,
        body: { code: 'PAYMENT_REQUIRED', error: expect.stringContaining('not complete') },
      });
    });

    it.each([
      ['amount', { amount_total: 100 }],
      ['currency', { currency: 'huf' }],
    ])(
      'POST /stripe/payment-success answers 403 and grants nothing when the %s differs from the offer [S53]',
      async (_, change) => {
        const mira = await registerCustomer();
        const id = await shop.session(mira);
        Object.assign(shop.simulator.ledger.findEntry(id).session, change);
        await shop.press(id, 'pay');
        expect(await shop.success(mira, id)).toMatchObject({ status: 403 });
        expect(await shop.hasPaid(mira)).toBe(false);
      },
    );
  });

  describe('GET /dev/stripe/checkout/{id}', () => {
    const openCheckoutPage = (id: string) => test.request('GET', `/dev/stripe/checkout/${id}`);

    it('GET /dev/stripe/checkout/{id} shows the price without scripts, and its policy allows the redirect', async () => {
      const mira = await registerCustomer();
      const code = await shop.coupon('influencer');
      const shown = await openCheckoutPage(await shop.session(mira, { couponCode: code }));
      expect(shown.text).toContain('$80.10');
      expect(shown.text).toContain(`10% off with code ${code}, instead of $89`);
      expect(shown.text).not.toMatch(/<script|style=|onclick/);
      const policy = String(shown.headers['content-security-policy']);
      expect(policy).toContain("form-action 'self' https://figura.test");
      expect(policy).not.toContain('unsafe');
    });

    it('canceling at checkout redirects to /payment-cancelled, and the next checkout reuses the session', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      const cancelled = await shop.press(id, 'cancel');
      expect(cancelled.headers['location']).toBe('https://figura.test/payment-cancelled');
      expect(await shop.session(mira)).toBe(id);
    });

    it('the checkout page reports a declined card and accepts another one', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      expect((await shop.press(id, 'pay', 'declined-card')).text).toContain('Your card was declined');
      expect(await shop.hasPaid(mira)).toBe(false);
      expect((await shop.press(id, 'pay')).status).toBe(303);
      expect(await shop.hasPaid(mira)).toBe(true);
    });

    it('GET /dev/stripe/checkout/{id} answers 404 to an unknown id', async () => {
      expect((await openCheckoutPage('cs_test_unknown')).status).toBe(404);
    });
  });

  describe('Concurrent checkouts of one user', () => {
    it('POST /stripe/create-checkout-session returns one session to concurrent requests of a user', async () => {
      const mira = await registerCustomer();
      const ids = await Promise.all(Array.from({ length: 5 }, () => shop.session(mira)));
      expect(new Set(ids).size).toBe(1);
    });

    it('POST /stripe/create-checkout-session with a new offer expires the session of the old one', async () => {
      const mira = await registerCustomer();
      const first = await shop.session(mira);
      const second = await shop.session(mira, { couponCode: await shop.coupon('influencer') });
      expect((await shop.press(first, 'pay')).text).toContain('This page has expired');
      expect((await shop.press(second, 'pay')).status).toBe(303);
      expect(await test.app.get(PaymentsRepository, { strict: false }).list(mira.user.id)).toHaveLength(1);
    });

    it('POST /stripe/create-checkout-session returns the same session for 30 minutes, then a new one', async () => {
      const mira = await registerCustomer();
      const first = await shop.session(mira);
      test.clock.forward(29 * 60_000);
      expect(await shop.session(mira)).toBe(first);
      test.clock.forward(61_000);
      expect(await shop.session(mira)).not.toBe(first);
      expect(shop.simulator.ledger.findEntry(first).session.status).toBe('expired');
      test.clock.turnTo(new Date());
    });

    it('POST /stripe/create-checkout-session with a new referrer opens a new session for that referrer', async () => {
      const mira = await registerCustomer();
      const first = await shop.session(mira, { referredBy: 'anna' });
      const second = await shop.session(mira, { referredBy: 'ben' });
      expect(second).not.toBe(first);
      await shop.press(second, 'pay');
      const [payment] = await test.app.get(PaymentsRepository, { strict: false }).list(mira.user.id);
      expect(payment).toMatchObject({ sessionId: second, referredBy: 'ben' });
    });

    it('POST /stripe/create-checkout-session answers 409 and grants access if another session was paid', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      jest.spyOn(shop.simulator.webhooks, 'send').mockReturnValueOnce();
      await shop.press(id, 'pay');
      expect(await shop.hasPaid(mira)).toBe(false);
      expect(await shop.checkout(mira)).toMatchObject({
        status: 409,
        body: { error: 'You already have lifetime access. There is nothing more to pay.' },
      });
      expect(await shop.hasPaid(mira)).toBe(true);
    });
  });

  it('POST /stripe/create-checkout-session answers 409 to an account with an access code', async () => {
    const mira = await registerCustomer({ accessCode: await shop.coupon('access') });
    expect(await shop.checkout(mira)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('already have lifetime access') },
    });
  });

  describe('Bank debits', () => {
    it('a pending debit answers 409 to payment-success and a new checkout, and grants access later', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      shop.simulator.ledger.pay(id, 'debit');
      const waiting = { status: 409, body: { error: expect.stringContaining('still confirming') } };
      expect(await shop.success(mira, id)).toMatchObject(waiting);
      expect(await shop.checkout(mira)).toMatchObject(waiting);
      shop.simulator.ledger.settleDebit(id, true);
      await shop.simulator.webhooks.waitUntilIdle();
      expect(await shop.hasPaid(mira)).toBe(true);
    });

    it('POST /stripe/create-checkout-session opens a new session after a refused debit', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      shop.simulator.ledger.pay(id, 'refused-debit');
      shop.simulator.ledger.settleDebit(id, false);
      await shop.simulator.webhooks.waitUntilIdle();
      expect(await shop.success(mira, id)).toMatchObject({ status: 402 });
      expect(await shop.session(mira)).not.toBe(id);
    });
  });

  it('GET /stripe/payments returns the plan, and each payment with its reference and refund deadline', async () => {
    const mira = await registerCustomer();
    expect((await get('payments', mira.token)).body).toEqual({ plan: 'free', payments: [] });
    const id = await shop.session(mira);
    await shop.press(id, 'pay');
    const payment = (await test.app.get(PaymentsRepository, { strict: false }).findBySession(id))!;
    const receipt = {
      reference: payment.id,
      amount: 8900,
      currency: 'usd',
      paidAt: payment.paidAt.toISOString(),
      refundableUntil: new Date(payment.paidAt.getTime() + 30 * DAY_MS).toISOString(),
      status: 'paid',
      refundRequestedAt: null,
    };
    expect((await get('payments', mira.token)).body).toEqual({ plan: 'lifetime', payments: [receipt] });
    await shop.press(id, 'refund');
    expect((await get('payments', mira.token)).body).toEqual({
      plan: 'free',
      payments: [{ ...receipt, status: 'refunded' }],
    });
    expect((await get('payments', (await registerCustomer()).token)).body).toMatchObject({ payments: [] });
  });

  describe('Refund requests', () => {
    afterEach(() => test.clock.turnTo(new Date()));

    const getPaymentsRepository = () => test.app.get(PaymentsRepository, { strict: false });

    async function buyAccess() {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      await shop.press(id, 'pay');
      const payment = (await getPaymentsRepository().findBySession(id))!;
      const getRefundPath = (reference: string) => `/api/stripe/payments/${reference}/refund-request`;
      const request = (method: 'POST' | 'DELETE', token = mira.token, reference = payment.id) =>
        test.request<PaymentsResponse>(method, getRefundPath(reference), undefined, { token });
      const operate = async () => {
        const { app, clock } = test;
        const get = <T>(type: Type<T>) => app.get(type, { strict: false });
        const noted = { note: jest.fn(() => Promise.resolve()) };
        const refunds = new RefundsService(
          getPaymentsRepository(),
          get(StripeService),
          get(FulfillmentService),
          noted as unknown as AuditService,
          clock,
          app.get<Config>(CONFIG, { strict: false }),
        );
        const refunded = await refunds.refund((await getPaymentsRepository().findById(payment.id))!);
        await shop.simulator.webhooks.waitUntilIdle();
        return { refunded, noted: noted.note.mock.calls };
      };
      return { mira, id, payment, request, operate };
    }

    it('POST /stripe/payments/:reference/refund-request stores one request, for the payer, within 30 days', async () => {
      const { mira, payment, request } = await buyAccess();
      const stranger = (await registerCustomer()).token;
      for (const method of ['POST', 'DELETE'] as const) {
        expect(await request(method, stranger)).toMatchObject({ status: 404 });
        expect(await request(method, mira.token, 'nonsense')).toMatchObject({ status: 404 });
      }
      const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => request('POST')));
      expect(first!.body.payments[0]!.refundRequestedAt).not.toBeNull();
      for (const { body } of others) expect(body).toEqual(first!.body);
      expect(first!.body.plan).toBe('lifetime');
      expect((await getPaymentsRepository().refundRequests(9)).map(({ id }) => id)).toContain(payment.id);

      test.clock.turnTo(new Date(payment.paidAt.getTime() + 31 * DAY_MS));
      const { accessToken } = await test.signIn(mira.account);
      expect(await request('POST', accessToken)).toMatchObject({ status: 200, body: first!.body });
    });

    it('DELETE /stripe/payments/:reference/refund-request is idempotent; on day 31 POST answers 409', async () => {
      const { mira, payment, request } = await buyAccess();
      await request('POST');
      for (let time = 0; time < 2; time++)
        expect((await request('DELETE')).body.payments).toMatchObject([{ refundRequestedAt: null }]);
      expect((await getPaymentsRepository().refundRequests(99)).map(({ id }) => id)).not.toContain(
        payment.id,
      );
      test.clock.turnTo(new Date(payment.paidAt.getTime() + 31 * DAY_MS));
      const { accessToken } = await test.signIn(mira.account);
      expect(await request('POST', accessToken)).toMatchObject({ status: 409 });
    });

    it('RefundsService.refund() refunds a late request once, revokes access and mails the user', async () => {
      const { mira, id, payment, request, operate } = await buyAccess();
      await request('POST');
      test.clock.turnTo(new Date(payment.paidAt.getTime() + 31 * DAY_MS));
      const [a, b] = await Promise.allSettled([operate(), operate()]);
      const done = [a, b].flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(done[0]).toMatchObject({
        refunded: { access: 'revoked', refundedAt: expect.any(Date) as Date },
        noted: [['payments refund', payment.id]],
      });
      expect(shop.simulator.ledger.findEntry(id).refunds).toHaveLength(1);
      await expect(operate()).rejects.toThrow('was refunded in full');
      expect(await test.stored(mira.email)).toMatchObject({ hasPaid: false });
      const mails = (await test.mailsTo(mira.email)).filter(({ subject }) => subject.includes('refund'));
      expect(mails).toHaveLength(1);
      expect(mails[0]!.text).toContain(payment.id);
      const { accessToken } = await test.signIn(mira.account);
      for (const method of ['POST', 'DELETE'] as const)
        expect(await request(method, accessToken)).toMatchObject({ status: 409 });
      expect((await getPaymentsRepository().refundRequests(99)).map(({ id }) => id)).not.toContain(
        payment.id,
      );
    });

    it('a refund that failed at Stripe can be repeated, and its request cannot be withdrawn', async () => {
      const { mira, request, operate } = await buyAccess();
      await request('POST');
      const stripe = test.app.get(StripeService, { strict: false });
      jest.spyOn(stripe, 'refund').mockRejectedValueOnce(new PaymentServiceUnavailableError());
      await expect(operate()).rejects.toThrow(PaymentServiceUnavailableError);
      expect(await request('DELETE')).toMatchObject({ status: 409 });
      expect(await shop.hasPaid(mira)).toBe(true);
      expect((await operate()).refunded).toMatchObject({ access: 'revoked' });
    });
  });

  describe('Refunds', () => {
    afterEach(() => test.clock.turnTo(new Date()));

    async function buyAccess() {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      await shop.press(id, 'pay');
      return { mira, id, intent: String(shop.simulator.ledger.findEntry(id).session.payment_intent) };
    }

    it('a full refund revokes access, which can be bought again', async () => {
      const { mira, id } = await buyAccess();
      await shop.press(id, 'refund');
      expect(await shop.hasPaid(mira)).toBe(false);
      expect(await shop.success(mira, id)).toMatchObject({
        status: 402,
        body: { error: expect.stringContaining('refunded') },
      });
      const again = await shop.session(mira);
      await shop.press(again, 'pay');
      expect(await shop.hasPaid(mira)).toBe(true);
      expect(await shop.receipts(mira.email)).toBe(2);
    });

    it('a partial refund revokes nothing', async () => {
      const { mira, intent } = await buyAccess();
      shop.simulator.ledger.refund(intent, 1_000);
      await shop.simulator.webhooks.waitUntilIdle();
      expect(await shop.hasPaid(mira)).toBe(true);
    });

    it.each([
      [30 * DAY_MS - 60_000, false],
      [30 * DAY_MS + 60_000, true],
    ])('a full refund %d ms after the payment leaves hasPaid at %p', async (later, access) => {
      const { mira, intent } = await buyAccess();
      test.clock.forward(later);
      shop.simulator.ledger.refund(intent);
      await shop.simulator.webhooks.waitUntilIdle();
      expect(await test.stored(mira.email)).toMatchObject({ hasPaid: access });
    });
  });

  it('the receipt states the amount and the last day of the guarantee', async () => {
    const mira = await registerCustomer();
    await shop.press(await shop.session(mira), 'pay');
    const receipt = (await test.mailsTo(mira.email)).find(({ subject }) => subject.includes('receipt'))!;
    const formatDay = (date: Date) =>
      date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    for (const content of [receipt.text, receipt.html]) {
      expect(content).toContain('$89');
      expect(content).toContain(formatDay(test.clock.now()));
      expect(content).toContain(formatDay(new Date(test.clock.now().getTime() + 30 * DAY_MS)));
    }
    expect(receipt.links).toContain('https://figura.test/dashboard');
  });

  it('DELETE /user keeps the payment, but nothing that identifies the user', async () => {
    const mira = await registerCustomer();
    const id = await shop.session(mira, { referredBy: '<b>no or</b>' });
    await shop.press(id, 'pay');
    const held = await test.request<{ payments: object[] }>('GET', '/api/user/export', undefined, {
      token: mira.token,
    });
    expect(held.body.payments).toContainEqual(
      expect.objectContaining({ kind: 'payment', amount: 8900, currency: 'usd', referredBy: 'bnoorb' }),
    );
    await test.request('DELETE', '/api/user', { password: mira.account.password }, { token: mira.token });
    const kept = await test.app.get(PaymentsRepository, { strict: false }).findBySession(id);
    expect(kept).toMatchObject({ amount: 8900 });
    const { email, firstName, lastName } = mira.account;
    for (const personal of [email, firstName, lastName]) expect(JSON.stringify(kept)).not.toContain(personal);
  });

  it('GET /user/export includes the open checkout', async () => {
    const mira = await registerCustomer();
    const couponCode = await shop.coupon('influencer');
    const id = await shop.session(mira, { couponCode, referredBy: 'noor' });
    const held = await test.request<{ payments: object[] }>('GET', '/api/user/export', undefined, {
      token: mira.token,
    });
    expect(held.body.payments).toEqual([
      {
        kind: 'checkout',
        sessionId: id,
        amount: 8010,
        currency: 'usd',
        couponCode,
        referredBy: 'noor',
        startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  describe('DELETE /user with an open checkout', () => {
    const deleteAccount = ({ account, token }: Awaited<ReturnType<typeof registerCustomer>>) =>
      test.request('DELETE', '/api/user', { password: account.password }, { token });

    it('DELETE /user expires the open checkout session', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      expect((await deleteAccount(mira)).status).toBe(200);
      expect((await shop.press(id, 'pay')).text).toContain('This page has expired');
    });

    it('DELETE /user during a pending debit keeps the later payment and logs it for a refund', async () => {
      const mira = await registerCustomer();
      const id = await shop.session(mira);
      shop.simulator.ledger.pay(id, 'debit');
      expect((await deleteAccount(mira)).status).toBe(200);
      const logged = jest.spyOn(test.app.get<Logger>(LOGGER, { strict: false }), 'error');
      shop.simulator.ledger.settleDebit(id, true);
      await shop.simulator.webhooks.waitUntilIdle();
      const payment = (await test.app.get(PaymentsRepository, { strict: false }).findBySession(id))!;
      expect(payment).toMatchObject({ amount: 8900, access: 'pending' });
      expect(logged).toHaveBeenCalledWith(
        { session: id, payment: payment.id },
        expect.stringMatching(/refund/),
      );
      expect(await shop.receipts(mira.email)).toBe(0);
      logged.mockRestore();
    });
  });
});

describe('Limit on coupon guesses', () => {
  it('POST /stripe/coupon answers 429 after ten wrong codes an hour, and does not count right ones [S54]', async () => {
    const test = await TestApp.start();
    const shop = new Shop(test);
    const { token } = await shop.customer();
    const code = await shop.coupon('influencer');
    const guess = (text: string) => test.request('POST', '/api/stripe/coupon', { code: text }, { token });
    for (let time = 0; time < 10; time++) {
      expect((await guess(code)).status).toBe(200);
      expect((await guess(`GUESS${time}`)).status).toBe(400);
    }
    const denied = await guess(code);
    expect(denied.status).toBe(429);
    expect(Number(denied.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (await test.request('POST', '/api/stripe/create-checkout-session', { couponCode: code }, { token }))
        .status,
    ).toBe(429);
    await test.stop();
  });
});

describe('PAYMENTS=off', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off', PAYMENTS: 'off' });
  });
  afterAll(() => test.stop());

  it('gives everybody full access, but marks nobody as paid', async () => {
    const { accessToken: token, user } = await test.signedIn();
    expect(user.hasPaid).toBe(true);
    const get = (path: string) => test.request<Problem>('GET', path, undefined, { token });
    expect((await get('/api/recommendations/trending/seen')).status).toBe(200);
    expect((await get('/api/products')).body.code).not.toBe('PREMIUM_REQUIRED');
    expect((await get('/api/garments/check/quota')).body).toMatchObject({ left: null });
    const stored = await test.app
      .get<Connection>(getConnectionToken())
      .db!.collection('users')
      .findOne({ _id: new Types.ObjectId(user.id) });
    expect(stored!['hasPaid']).toBe(false);
  });

  it('sends the Monday mail to everybody who opted in', async () => {
    const { accessToken: token, user } = await test.signedIn();
    await test.request('PUT', '/api/user/preferences', { mondayMail: true }, { token });
    expect(await test.app.get(UserListsRepository, { strict: false }).findMondayReaders(null, 10)).toEqual([
      user.id,
    ]);
  });

  it.each([
    ['GET', 'price', undefined],
    ['GET', 'offer', undefined],
    ['POST', 'coupon', { code: 'MIRA10' }],
    ['DELETE', 'coupon', undefined],
    ['POST', 'create-checkout-session', {}],
    ['POST', 'payment-success', { sessionId: 'cs_test_1' }],
    ['POST', 'webhook', {}],
  ] as const)('answers 404 with a message to %s /stripe/%s', async (method, path, body) => {
    const { accessToken: token } = await test.signedIn();
    const response = await test.request(method, `/api/stripe/${path}`, body, { token });
    expect(response).toMatchObject({
      status: 404,
      body: { error: 'Nothing is sold here: everything is open to every account.' },
    });
  });

  it('keeps receipts readable without asking Stripe', async () => {
    const { accessToken: token } = await test.signedIn();
    const payments = await test.request<PaymentsResponse>('GET', '/api/stripe/payments', undefined, {
      token,
    });
    expect(payments.body).toEqual({ plan: 'lifetime', payments: [] });
    await expect(test.app.get<StripeAccount>(STRIPE_ACCOUNT, { strict: false }).connect()).rejects.toThrow(
      'Nothing is sold here',
    );
  });
});
