import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '../../platform/clock/clock';
import {
  InvalidSignatureError,
  PaymentNotFoundError,
  PaymentRefusedError,
  PaymentServiceUnavailableError,
} from '../payments.errors';
import { STRIPE_ACCOUNT, type StripeAccount } from './stripe-account';
import { readEvent, type PaymentEvent } from './stripe-event';
import { findCharge, EXPANDED, toStripeSession, type StripeSession } from './stripe-session';

/** For all calls of a request; below the 10 s that our web app waits. */
export const STRIPE_TIMEOUT_MS = 8_000;
/** Fits two attempts and the pause between them. Limits silence, not the total time. */
const TIMEOUT_MS = 3_500;
const RETRIES = 1;

export interface StripeSetup {
  live: boolean;
  /** Null when the key may not read them. */
  webhooks: readonly { url: string; enabled: boolean; events: readonly string[] }[] | null;
}

/**
 * Maps Stripe's errors to the domain's. `end` is a request's shared deadline; the default is {@link
 * STRIPE_TIMEOUT_MS} per call.
 */
@Injectable()
export class StripeService {
  private connected: Promise<Stripe> | undefined;

  constructor(
    @Inject(STRIPE_ACCOUNT) private readonly account: StripeAccount,
    private readonly clock: Clock,
  ) {}

  /** The same key with the same parameters gives the same session, even across processes. */
  createSession(
    params: Stripe.Checkout.SessionCreateParams,
    idempotencyKey: string,
    end?: AbortSignal,
  ): Promise<StripeSession> {
    return this.ask(
      async (stripe) => toStripeSession(await stripe.checkout.sessions.create(params, { idempotencyKey })),
      end,
    );
  }

  findSession(id: string, end?: AbortSignal): Promise<StripeSession | null> {
    return this.ask(async (stripe) => {
      try {
        const session = await stripe.checkout.sessions.retrieve(id, { expand: EXPANDED });
        const charge = findCharge(session);
        if (!charge?.disputed) return toStripeSession(session);
        const disputes = await stripe.disputes.list({ charge: charge.id, limit: 100 });
        return toStripeSession(session, disputes.data);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
          return null;
        throw error;
      }
    }, end);
  }

  /** False when it was not open. */
  expire(id: string, end?: AbortSignal): Promise<boolean> {
    return this.ask(async (stripe) => {
      try {
        await stripe.checkout.sessions.expire(id);
        return true;
      } catch (error) {
        // Stripe's answer for a complete or expired session.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
        throw error;
      }
    }, end);
  }

  refund(sessionId: string, idempotencyKey: string): Promise<void> {
    return this.ask(async (stripe) => {
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId);
      if (!intent) throw new PaymentNotFoundError();
      try {
        const params = { payment_intent: typeof intent === 'string' ? intent : intent.id };
        await stripe.refunds.create(params, { idempotencyKey });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
        throw error;
      }
    });
  }

  /** Null if the payment came another way. */
  findSessionByPayment(paymentIntentId: string): Promise<string | null> {
    return this.ask(async (stripe) => {
      const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
      return data[0]?.id ?? null;
    });
  }

  /** `body` holds the raw bytes. @throws InvalidSignatureError also after five minutes */
  async verifyEvent(body: Buffer, signature: string): Promise<PaymentEvent> {
    const stripe = await this.getClient();
    try {
      const now = this.clock.now().getTime();
      const secret = this.account.webhookSecret;
      return readEvent(stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, now));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError)
        throw new InvalidSignatureError({ cause: error });
      throw error;
    }
  }

  readSetup(): Promise<StripeSetup> {
    return this.ask(async (stripe) => {
      const { livemode } = await stripe.balance.retrieve();
      return { live: livemode, webhooks: await listWebhooks(stripe) };
    });
  }

  private async ask<T>(
    question: (stripe: Stripe) => Promise<T>,
    end = AbortSignal.timeout(STRIPE_TIMEOUT_MS),
  ): Promise<T> {
    if (end.aborted) throw new PaymentServiceUnavailableError();
    const over = new AbortController();
    const tooLate = new Promise<never>((_, reject) => {
      const refuse = () => reject(new PaymentServiceUnavailableError());
      end.addEventListener('abort', refuse, { signal: over.signal });
    });
    try {
      return await Promise.race([this.getClient().then(question), tooLate]);
    } catch (error) {
      throw toDomainError(error);
    } finally {
      over.abort();
    }
  }

  private getClient(): Promise<Stripe> {
    this.connected ??= this.account.connect().then(
      ({ secretKey, ...connection }) =>
        new Stripe(secretKey, {
          ...connection,
          timeout: TIMEOUT_MS,
          maxNetworkRetries: RETRIES,
          telemetry: false,
        }),
    );
    return this.connected;
  }
}

async function listWebhooks(stripe: Stripe): Promise<StripeSetup['webhooks']> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return data.map(({ url, status, enabled_events: events }) => ({
      url,
      enabled: status === 'enabled',
      events,
    }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null;
    throw error;
  }
}

function toDomainError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  // Stripe's errors carry request details; only the message goes into logs.
  const cause = new Error(
    `Stripe ${error.statusCode ?? ''} ${error.type} ${error.code ?? ''}: ${error.message}`,
  );
  const { statusCode = 500 } = error;
  if (statusCode === 402) return new PaymentRefusedError({ cause });
  if (statusCode === 409 || statusCode === 429 || statusCode >= 500)
    return new PaymentServiceUnavailableError({ cause });
  return cause;
}
