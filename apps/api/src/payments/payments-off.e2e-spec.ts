import type { PaymentsResponse, Problem } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { UserListsRepository } from '../users/user-lists.repository';
import { TestApp } from '../testing/test-app';
import { STRIPE_ACCOUNT, type StripeAccount } from './stripe/stripe-account';

describe('PAYMENTS=off', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off', PAYMENTS: 'off' });
  });
  afterAll(() => test.stop());

  it('opens everything to everybody, and stores that nobody has paid', async () => {
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

  it('sends the Monday mail to everybody who asked for it', async () => {
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
  ] as const)('answers %s /stripe/%s with 404 and a sentence', async (method, path, body) => {
    const { accessToken: token } = await test.signedIn();
    const answer = await test.request(method, `/api/stripe/${path}`, body, { token });
    expect(answer).toMatchObject({
      status: 404,
      body: { error: 'Nothing is sold here: everything is open to every account.' },
    });
  });

  it('keeps receipts readable, and asks no Stripe', async () => {
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
