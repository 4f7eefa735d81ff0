import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { createDispute, type SimulatedDispute } from './stripe-disputes';
import {
  createCharge,
  createPaymentIntent,
  createRefund,
  createSession,
  type SessionInput,
} from './stripe-objects';
import { createInvalidRequestError, createMissingError } from './stripe-error';

/** The bank decides a debit some time after checkout. */
export const PAYMENT_METHODS = ['card', 'declined-card', 'debit', 'refused-debit'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const HALF_AN_HOUR = 1_800;
const A_DAY = 86_400;

interface Entry {
  session: Stripe.Checkout.Session;
  intent: Stripe.PaymentIntent | null;
  charge: Stripe.Charge | null;
  refunds: Stripe.Refund[];
  disputes: SimulatedDispute[];
  input: SessionInput;
}

/** Stripe's state in memory, with its rules. Times are in seconds. */
export class StripeLedger {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly now: () => number,
    private readonly pageUrl: (sessionId: string) => string,
    private readonly tell: (event: Stripe.Event) => void,
  ) {}

  open(input: SessionInput): Stripe.Checkout.Session {
    const { amount, expiresAt } = input;
    if (amount < 50)
      throw createInvalidRequestError('The total amount due must add up to at least $0.50 usd', {
        code: 'amount_too_small',
      });
    if (expiresAt !== null && (expiresAt < this.now() + HALF_AN_HOUR || expiresAt > this.now() + A_DAY))
      throw createInvalidRequestError(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
        {
          param: 'expires_at',
        },
      );
    const id = createId('cs_test');
    const session = createSession(id, input, this.now(), this.pageUrl(id));
    this.entries.set(id, { session, intent: null, charge: null, refunds: [], disputes: [], input });
    return session;
  }

  findEntry(id: string): Entry {
    const entry = this.entries.get(id);
    if (!entry) throw createMissingError('checkout.session', id, 'session');
    const { session } = entry;
    if (session.status === 'open' && session.expires_at <= this.now()) this.close(session, 'expired');
    return entry;
  }

  /** Oldest first. */
  get sessions(): Stripe.Checkout.Session[] {
    return [...this.entries.values()].map(({ session }) => session);
  }

  listSessions(paymentIntentId: string): Stripe.Checkout.Session[] {
    return this.sessions.filter((session) => session.payment_intent === paymentIntentId);
  }

  expire(id: string): Stripe.Checkout.Session {
    const { session } = this.findEntry(id);
    if (session.status !== 'open')
      throw createInvalidRequestError(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    this.close(session, 'expired');
    this.emit('checkout.session.expired', session);
    return session;
  }

  /** Returns false if the card is declined; the session stays open. */
  pay(id: string, method: PaymentMethod): boolean {
    const entry = this.findEntry(id);
    const { session } = entry;
    if (session.status !== 'open')
      throw createInvalidRequestError('This Checkout Session is no longer open.');
    const intent = (entry.intent ??= createPaymentIntent(createId('pi'), session, this.now()));
    session.payment_intent = intent.id;
    if (method === 'declined-card') return false;
    this.close(session, 'complete');
    if (method === 'card') this.collect(entry, intent);
    else intent.status = 'processing';
    this.emit('checkout.session.completed', session);
    return true;
  }

  settleDebit(id: string, accepted: boolean): void {
    const entry = this.findEntry(id);
    if (entry.intent?.status !== 'processing')
      throw createInvalidRequestError('There is no debit to settle.');
    if (accepted) this.collect(entry, entry.intent);
    else entry.intent.status = 'requires_payment_method';
    this.emit(
      accepted ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
      entry.session,
    );
  }

  /** Without an amount, refunds all that is left. */
  refund(paymentIntentId: string, amount?: number): Stripe.Refund {
    const { entry, charge } = this.findCharged(paymentIntentId);
    const left = charge.amount - charge.amount_refunded;
    if (left === 0)
      throw createInvalidRequestError(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    const given = amount ?? left;
    if (given > left)
      throw createInvalidRequestError('Refund amount is greater than unrefunded amount on charge');
    const refund = createRefund(createId('re'), charge, given, this.now());
    entry.refunds.unshift(refund);
    charge.amount_refunded += given;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.emit('charge.refunded', charge);
    return refund;
  }

  openDispute(paymentIntentId: string, kind: 'dispute' | 'inquiry' = 'dispute'): void {
    const { entry, charge } = this.findCharged(paymentIntentId);
    const status = kind === 'dispute' ? 'needs_response' : 'warning_needs_response';
    const dispute = createDispute(createId('du'), charge, this.now(), status);
    entry.disputes.unshift(dispute);
    charge.disputed = true;
    this.emit('charge.dispute.created', dispute);
    if (kind === 'dispute') this.emit('charge.dispute.funds_withdrawn', dispute);
  }

  closeDispute(paymentIntentId: string, status: 'won' | 'lost' | 'warning_closed'): void {
    const [dispute] = this.findCharged(paymentIntentId).entry.disputes;
    if (!dispute) throw createMissingError('dispute', paymentIntentId, 'dispute');
    dispute.status = status;
    this.emit('charge.dispute.closed', dispute);
    if (status !== 'won') return;
    dispute.balance_transactions.push({ amount: dispute.amount });
    this.emit('charge.dispute.funds_reinstated', dispute);
  }

  /** Newest first. */
  listDisputes(chargeId: string): SimulatedDispute[] {
    return [...this.entries.values()].find(({ charge }) => charge?.id === chargeId)?.disputes ?? [];
  }

  private findCharged(paymentIntentId: string): { entry: Entry; charge: Stripe.Charge } {
    const entry = [...this.entries.values()].find(({ intent }) => intent?.id === paymentIntentId);
    const charge = entry?.charge;
    if (!entry || !charge) throw createMissingError('payment_intent', paymentIntentId, 'payment_intent');
    return { entry, charge };
  }

  private collect(entry: Entry, intent: Stripe.PaymentIntent): void {
    entry.charge = createCharge(createId('ch'), intent, this.now());
    intent.latest_charge = entry.charge.id;
    intent.amount_received = intent.amount;
    intent.status = 'succeeded';
    entry.session.payment_status = 'paid';
  }

  private close(session: Stripe.Checkout.Session, status: 'complete' | 'expired'): void {
    session.status = status;
    session.url = null;
  }

  private emit(
    type: Stripe.Event['type'],
    object: Stripe.Checkout.Session | Stripe.Charge | SimulatedDispute,
  ): void {
    this.tell({
      id: createId('evt'),
      object: 'event',
      api_version: null,
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } as Stripe.Event);
  }
}

function createId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
