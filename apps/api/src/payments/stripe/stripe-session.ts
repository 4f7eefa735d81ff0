import { DEFAULT_CURRENCY } from '@figura/contracts';
import type Stripe from 'stripe';

/** Marks our sessions, since the Stripe account may sell other things. */
export const PRODUCT = 'lifetime-access';

export interface StripeSession {
  id: string;
  url: string | null;
  status: (typeof STATUSES)[number];
  /** Null if not ours. */
  userId: string | null;
  /** The amount that we requested, in the currency's smallest unit. */
  askedAmount: number;
  askedCurrency: string;
  /** Final amount, in cents. */
  amount: number | null;
  currency: string | null;
  couponCode: string | null;
  referredBy: string | null;
  /** Null while unpaid. */
  paidAt: Date | null;
  processing: boolean;
  /** Null unless fully refunded. */
  refundedAt: Date | null;
  /** Null if never disputed. */
  dispute: DisputeState | null;
}

export interface DisputeState {
  /** Increases with each event, which tells the later of two reads. */
  step: number;
  /** True if the bank took the money and did not return it; an inquiry takes none. */
  withdrawn: boolean;
}

type Dispute = Pick<Stripe.Dispute, 'status'> & { balance_transactions: { amount: number }[] };

const CLOSED = ['won', 'lost', 'warning_closed', 'prevented'];

function toDisputeState(disputes: Dispute[]): DisputeState | null {
  if (disputes.length === 0) return null;
  const steps = disputes.map(
    ({ status, balance_transactions: moved }) => 1 + moved.length + (CLOSED.includes(status) ? 1 : 0),
  );
  return {
    step: steps.reduce((sum, one) => sum + one),
    withdrawn: disputes.some(
      ({ status, balance_transactions: moved }) =>
        status !== 'won' && moved.reduce((sum, { amount }) => sum + amount, 0) < 0,
    ),
  };
}

export const EXPANDED = ['payment_intent.latest_charge.refunds'];

const STATUSES = ['open', 'complete', 'expired'] as const;

/** Needs {@link EXPANDED}; null without a charge. */
export function findCharge(session: Stripe.Checkout.Session): Stripe.Charge | null {
  return findExpanded(findExpanded(session.payment_intent)?.latest_charge);
}

export function toStripeSession(session: Stripe.Checkout.Session, disputes: Dispute[] = []): StripeSession {
  const metadata = session.metadata ?? {};
  const intent = findExpanded(session.payment_intent);
  const charge = findCharge(session);
  const refunds = charge?.refunds?.data ?? [];
  return {
    id: session.id,
    url: session.url,
    status: STATUSES.find((status) => status === session.status) ?? 'expired',
    userId: metadata['product'] === PRODUCT ? session.client_reference_id : null,
    askedAmount: Number(metadata['amount']),
    askedCurrency: metadata['currency'] ?? DEFAULT_CURRENCY,
    amount: session.amount_total,
    currency: session.currency,
    couponCode: metadata['couponCode'] || null,
    referredBy: metadata['referredBy'] || null,
    paidAt: session.payment_status === 'paid' ? toDate(charge?.created ?? session.created) : null,
    processing: session.status === 'complete' && intent?.status === 'processing',
    refundedAt: charge?.refunded
      ? toDate(Math.max(charge.created, ...refunds.map((refund) => refund.created)))
      : null,
    dispute: toDisputeState(disputes),
  };
}

function findExpanded<T extends object>(field: string | T | null | undefined): T | null {
  return typeof field === 'object' ? field : null;
}

/** Stripe's times are in seconds. */
function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
