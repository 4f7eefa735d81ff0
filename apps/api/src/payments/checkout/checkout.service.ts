import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Counter } from 'prom-client';
import { nameField } from '../../platform/errors/domain-error';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { createCheckoutParams, SESSION_SECONDS } from './checkout-params';
import { CheckoutsRepository, type CheckoutRecord } from './checkouts.repository';
import { CouponRedemptionService } from '../pricing/coupon-redemption.service';
import { FulfillmentService } from '../fulfillment/fulfillment.service';
import { AlreadyPaidError, PaymentProcessingError, PaymentServiceUnavailableError } from '../payments.errors';
import { offerAt } from '../pricing/pricing';
import { STRIPE_PATIENCE_MS, StripeService } from '../stripe/stripe.service';
import type { CheckoutDto, CheckoutResponse } from '../payments.dto';
import { MINUTE_MS } from '../../platform/clock/durations';

/** An offer is handed out again for this long; its session lives on for a while, so that it can be paid in peace. */
const OFFER_MS = 30 * MINUTE_MS;
/** As long as a session can be paid that is opened now, and half an hour for a clock of Stripe's that is late. */
const COUPON_RESERVED_MS = SESSION_SECONDS * 1_000 + 30 * MINUTE_MS;
/** Stripe answered long before this, or its answer was lost and nobody knows the way to that session. */
const UNANSWERED_MS = 2 * MINUTE_MS;
/** Tabs that race for the one checkout of a user agree after a step or two. */
const MAX_STEPS = 6;

const opened = new Counter({
  name: 'figura_checkouts_total',
  help: 'Payment pages that were opened at Stripe',
});

type Wanted = Pick<CheckoutRecord, 'amount' | 'couponCode' | 'referredBy'>;

/**
 * Opens Stripe's payment page. A user has one checkout at a time: before another is opened the one before is closed at
 * Stripe, so that two tabs, two offers or an impatient user cannot pay twice.
 */
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
   * The URL at which the user pays the price of this moment.
   *
   * @throws AlreadyPaidError, also when the payment is found only now
   * @throws PaymentProcessingError while a bank confirms an earlier payment
   * @throws InvalidCouponError, AccessCodeError and TooManyRequestsError for the code
   * @throws PaymentServiceUnavailableError when Stripe does not answer within {@link STRIPE_PATIENCE_MS}, all calls
   *   together; nobody knows the way to what it may have opened then
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
    const { amount } = offerAt(this.clock.now(), code);
    const wanted: Wanted = { amount, couponCode: code, referredBy: referredBy || null };
    const end = AbortSignal.timeout(STRIPE_PATIENCE_MS);
    for (let step = 0; step < MAX_STEPS; step++) {
      const url = await this.step(user, wanted, end);
      if (url) return { url };
    }
    throw new PaymentServiceUnavailableError();
  }

  /** One step towards an open session for what is wanted; null when another step has to follow. */
  private async step(user: UserRecord, wanted: Wanted, end: AbortSignal): Promise<string | null> {
    const current = await this.checkouts.current(user.id);
    if (!current) return this.replace(user.id, wanted, null);
    const age = this.clock.now().getTime() - current.startedAt.getTime();
    if (current.sessionId === null)
      return age > UNANSWERED_MS
        ? this.replace(user.id, wanted, current)
        : this.open(user, current, wanted, end);

    const session = await this.stripe.session(current.sessionId, end);
    if (session?.status === 'open') {
      if (isFor(current, wanted) && age < OFFER_MS) return session.url;
      // Not open any more: it was paid or ran out at this very moment, which the next step finds.
      if (!(await this.stripe.expire(session.id, end))) return null;
    }
    if (session?.status === 'complete') {
      if (session.processing) throw new PaymentProcessingError();
      if ((await this.fulfillment.fulfill(session)) === 'granted') throw new AlreadyPaidError();
    }
    return this.replace(user.id, wanted, current);
  }

  /** Begins the next attempt; whoever comes second to this goes on with the attempt of the first. */
  private async replace(userId: string, wanted: Wanted, before: CheckoutRecord | null): Promise<null> {
    const next = { ...wanted, attempt: randomUUID(), sessionId: null, startedAt: this.clock.now() };
    await this.checkouts.begin(userId, next, before?.attempt ?? null);
    return null;
  }

  /** Opens the session of an attempt. Two tabs that do this at once get the same one, by its idempotency key. */
  private async open(
    user: UserRecord,
    current: CheckoutRecord,
    wanted: Wanted,
    end: AbortSignal,
  ): Promise<string | null> {
    const params = createCheckoutParams(user, current, this.config.appUrl);
    try {
      const session = await this.stripe.createSession(params, current.attempt, end);
      if (await this.checkouts.open(user.id, current.attempt, session.id)) {
        opened.inc();
        return isFor(current, wanted) ? session.url : null;
      }
      await this.stripe.expire(session.id, end);
      return null;
    } catch (error) {
      // Stripe answers a key with the same failure for a day; the next try needs another.
      await this.checkouts.abandon(user.id, current.attempt);
      throw error;
    }
  }
}

function isFor(checkout: CheckoutRecord, wanted: Wanted): boolean {
  return (
    checkout.amount === wanted.amount &&
    checkout.couponCode === wanted.couponCode &&
    checkout.referredBy === wanted.referredBy
  );
}
