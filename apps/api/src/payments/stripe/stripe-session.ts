import type Stripe from 'stripe';

/** Marks our own sessions: an account at Stripe may sell other things as well. */
export const PRODUCT = 'lifetime-access';

/** A checkout as Stripe sees it now, reduced to what the product decides on. All moments are by Stripe's clock. */
export interface StripeSession {
  id: string;
  /** Where it is paid, while it is open. */
  url: string | null;
  status: (typeof STATUSES)[number];
  /** Null for what is not ours. */
  userId: string | null;
  /** What we asked for, in cents. */
  askedAmount: number;
  /** What it came to, in cents. */
  amount: number | null;
  currency: string | null;
  couponCode: string | null;
  referredBy: string | null;
  /** Null while it is not paid. */
  paidAt: Date | null;
  /** The bank has not decided yet. */
  processing: boolean;
  /** Null unless all of it went back. */
  refundedAt: Date | null;
  /** Null when the payment was never disputed. */
  dispute: DisputeState | null;
}

/** What the cardholder's bank did about a payment, over all of its disputes. */
export interface DisputeState {
  /** Grows with each thing that happens to them, so that of two looks the later one is known. */
  step: number;
  /** Money is withdrawn, and not won back. An inquiry withdraws none. */
  withdrawn: boolean;
}

type Dispute = Pick<Stripe.Dispute, 'status'> & { balance_transactions: { amount: number }[] };

const CLOSED = ['won', 'lost', 'warning_closed', 'prevented'];

/** Where the disputes of a charge stand now. */
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

/** What has to be expanded for {@link toStripeSession}. */
export const EXPANDED = ['payment_intent.latest_charge.refunds'];

const STATUSES = ['open', 'complete', 'expired'] as const;

/** The charge of a session that was retrieved with {@link EXPANDED}; null while there is none. */
export function findCharge(session: Stripe.Checkout.Session): Stripe.Charge | null {
  return findExpanded(findExpanded(session.payment_intent)?.latest_charge);
}

/** Reads a session that was retrieved with {@link EXPANDED}, with the disputes of its charge. */
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
    amount: session.amount_total,
    currency: session.currency,
    couponCode: metadata['couponCode'] || null,
    referredBy: metadata['referredBy'] || null,
    paidAt: session.payment_status === 'paid' ? toDate(charge?.created ?? session.created) : null,
    processing: session.status === 'complete' && intent?.status === 'processing',
    refundedAt: charge?.refunded
      ? toDate(Math.max(charge.created, ...refunds.map((one) => one.created)))
      : null,
    dispute: toDisputeState(disputes),
  };
}

function findExpanded<T extends object>(field: string | T | null | undefined): T | null {
  return typeof field === 'object' ? field : null;
}

/** Stripe counts seconds. */
function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
