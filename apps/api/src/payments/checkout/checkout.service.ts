import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Counter } from 'prom-client';
import { nameField } from '../../platform/errors/domain-error';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import { getAccountLanguage } from '../../platform/http/language/request-language';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { createCheckoutParams, SESSION_SECONDS } from './checkout-params';
import { CheckoutsRepository, type CheckoutRecord } from './checkouts.repository';
import { CouponRedemptionService } from '../pricing/coupon-redemption.service';
import { FulfillmentService } from '../fulfillment/fulfillment.service';
import { AlreadyPaidError, PaymentProcessingError, PaymentServiceUnavailableError } from '../payments.errors';
import { offerAt } from '../pricing/pricing';
import { STRIPE_TIMEOUT_MS, StripeService } from '../stripe/stripe.service';
import type { CheckoutDto, CheckoutResponse } from '../payments.dto';
import { MINUTE_MS } from '../../platform/clock/durations';

/** An offer is reused for this long; its Stripe session lives longer. */
const OFFER_MS = 30 * MINUTE_MS;
/** A session's lifetime plus half an hour of clock difference. */
const COUPON_RESERVED_MS = SESSION_SECONDS * 1_000 + 30 * MINUTE_MS;
/** After this, Stripe's response counts as lost and its session is unknown. */
const UNANSWERED_MS = 2 * MINUTE_MS;
const MAX_STEPS = 6;

const opened = new Counter({
  name: 'figura_checkouts_total',
  help: 'Stripe payment pages opened',
});

type Wanted = Pick<CheckoutRecord, 'amount' | 'currency' | 'language' | 'couponCode' | 'referredBy'>;

/** A new checkout first closes the previous one at Stripe, so that a user cannot pay twice. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly users: UsersService,
    private readonly checkouts: CheckoutsRepository,
    private readonly redemption: CouponRedemptionService,
    private readonly fulfillment: FulfillmentService,
    private readonly stripe: StripeService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @throws AlreadyPaidError also for a payment discovered only now; PaymentServiceUnavailableError after {@link STRIPE_TIMEOUT_MS} for
   * all calls together
   */
  async start(
    userId: string,
    { couponCode, referredBy }: CheckoutDto,
    client: string,
  ): Promise<CheckoutResponse> {
    const user = await this.users.record(userId);
    if (user.hasPaid) throw new AlreadyPaidError();
    const until = new Date(this.clock.now().getTime() + COUPON_RESERVED_MS);
    const code = couponCode?.trim()
      ? await nameField('couponCode', () => this.redemption.reserve(user, couponCode, until, client))
      : await this.redemption.reserveRemembered(user, until, client);
    const { amount, currency } = offerAt(this.config.pricing, this.clock.now(), code);
    const language = getAccountLanguage(user.preferences);
    const wanted: Wanted = { amount, currency, language, couponCode: code, referredBy: referredBy || null };
    const end = AbortSignal.timeout(STRIPE_TIMEOUT_MS);
    for (let step = 0; step < MAX_STEPS; step++) {
      const url = await this.step(user, wanted, end);
      if (url) return { url };
    }
    throw new PaymentServiceUnavailableError();
  }

  private async step(user: UserRecord, wanted: Wanted, end: AbortSignal): Promise<string | null> {
    const current = await this.checkouts.findCurrent(user.id);
    if (!current) return this.replace(user.id, wanted, null);
    const age = this.clock.now().getTime() - current.startedAt.getTime();
    if (current.sessionId === null)
      return age > UNANSWERED_MS
        ? this.replace(user.id, wanted, current)
        : this.open(user, current, wanted, end);

    const session = await this.stripe.findSession(current.sessionId, end);
    if (session?.status === 'open') {
      if (isFor(current, wanted) && age < OFFER_MS) return session.url;
      if (!(await this.stripe.expire(session.id, end))) return null;
    }
    if (session?.status === 'complete') {
      if (session.processing) throw new PaymentProcessingError();
      if ((await this.fulfillment.fulfill(session)) === 'granted') throw new AlreadyPaidError();
    }
    return this.replace(user.id, wanted, current);
  }

  private async replace(userId: string, wanted: Wanted, before: CheckoutRecord | null): Promise<null> {
    const next = { ...wanted, attempt: randomUUID(), sessionId: null, startedAt: this.clock.now() };
    await this.checkouts.begin(userId, next, before?.attempt ?? null);
    return null;
  }

  /** Concurrent tabs get the same session, thanks to the idempotency key. */
  private async open(
    user: UserRecord,
    current: CheckoutRecord,
    wanted: Wanted,
    end: AbortSignal,
  ): Promise<string | null> {
    const params = createCheckoutParams(user, current, this.config);
    try {
      const session = await this.stripe.createSession(params, current.attempt, end);
      if (await this.checkouts.open(user.id, current.attempt, session.id)) {
        opened.inc();
        return isFor(current, wanted) ? session.url : null;
      }
      await this.stripe.expire(session.id, end);
      return null;
    } catch (error) {
      // For a day, Stripe repeats a failure for the same key.
      await this.checkouts.abandon(user.id, current.attempt);
      throw error;
    }
  }
}

function isFor(checkout: CheckoutRecord, wanted: Wanted): boolean {
  return (
    checkout.amount === wanted.amount &&
    checkout.currency === wanted.currency &&
    checkout.couponCode === wanted.couponCode &&
    checkout.referredBy === wanted.referredBy
  );
}
