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
}

/** What has to be expanded for {@link toStripeSession}. */
export const EXPANDED = ['payment_intent.latest_charge.refunds'];

const STATUSES = ['open', 'complete', 'expired'] as const;

/** Reads a session that was retrieved with {@link EXPANDED}. */
export function toStripeSession(session: Stripe.Checkout.Session): StripeSession {
  const metadata = session.metadata ?? {};
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
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
    paidAt: session.payment_status === 'paid' ? moment(charge?.created ?? session.created) : null,
    processing: session.status === 'complete' && intent?.status === 'processing',
    refundedAt: charge?.refunded
      ? moment(Math.max(charge.created, ...refunds.map((one) => one.created)))
      : null,
  };
}

function expanded<T extends object>(field: string | T | null | undefined): T | null {
  return typeof field === 'object' ? field : null;
}

/** Stripe counts seconds. */
function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
