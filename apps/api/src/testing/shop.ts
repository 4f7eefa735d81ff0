import type { CheckoutResponse, Problem } from '@figura/contracts';
import { CouponsRepository } from '../coupons/coupons.repository';
import type { CouponKind } from '../coupons/coupon.schema';
import { CouponsService } from '../coupons/coupons.service';
import { StripeSimulator, type PaymentMethod } from '@figura/local-mode';
import { UsersRepository } from '../users/users.repository';
import type { TestApp } from './test-app';

type Customer = Awaited<ReturnType<TestApp['signedIn']>>;

export class Shop {
  readonly simulator: StripeSimulator;
  readonly users: UsersRepository;

  constructor(private readonly test: TestApp) {
    this.simulator = test.app.get(StripeSimulator, { strict: false });
    this.users = test.app.get(UsersRepository, { strict: false });
  }

  async customer(overrides: Parameters<TestApp['signedIn']>[0] = {}) {
    const signedIn = await this.test.signedIn(overrides);
    return { ...signedIn, token: signedIn.accessToken, email: signedIn.account.email };
  }

  async grant(userId: string): Promise<void> {
    await this.users.update(userId, { hasPaid: true });
  }

  checkout({ accessToken: token }: Pick<Customer, 'accessToken'>, body: object = {}) {
    return this.test.request<CheckoutResponse & Problem>(
      'POST',
      '/api/stripe/create-checkout-session',
      body,
      { token },
    );
  }

  async session(customer: Pick<Customer, 'accessToken'>, body: object = {}): Promise<string> {
    const response = await this.checkout(customer, body);
    if (response.status !== 200) throw new Error(response.text);
    return response.body.url.split('/').pop()!;
  }

  async press(sessionId: string, button: 'pay' | 'cancel' | 'refund', method: PaymentMethod = 'card') {
    const response = await this.test.request(
      'POST',
      `/dev/stripe/checkout/${sessionId}/${button}`,
      `method=${method}`,
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    );
    await this.simulator.webhooks.waitUntilIdle();
    return response;
  }

  success({ accessToken: token }: Pick<Customer, 'accessToken'>, sessionId: string) {
    return this.test.request<Problem & { hasPaid?: boolean }>(
      'POST',
      '/api/stripe/payment-success',
      { sessionId },
      { token },
    );
  }

  async hasPaid({ accessToken: token }: Pick<Customer, 'accessToken'>): Promise<boolean> {
    const status = await this.test.request<{ hasPaid: boolean }>(
      'GET',
      '/api/stripe/payment-status',
      undefined,
      { token },
    );
    return status.body.hasPaid;
  }

  async receipts(email: string): Promise<number> {
    return (await this.test.mailsTo(email)).filter(({ subject }) => subject === 'Your Figura receipt').length;
  }

  async usage(code: string) {
    const { uses, usesLeft, reserved } = (await this.test.app
      .get(CouponsService, { strict: false })
      .find(code))!;
    return { uses, usesLeft, reserved };
  }

  async coupon(kind: CouponKind, limits: { expiresAt?: Date; usesLeft?: number } = {}): Promise<string> {
    const code = `${kind.toUpperCase()}${++coupons}`;
    await this.test.app
      .get(CouponsRepository, { strict: false })
      .create({ code, kind, createdAt: this.test.clock.now(), ...limits });
    return code;
  }
}

let coupons = 0;
