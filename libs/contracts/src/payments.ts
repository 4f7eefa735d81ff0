/** All amounts are whole cents of this currency, as Stripe counts them. */
export const CURRENCY = 'usd';

/** What is charged at this moment, by the server's clock. Body of the public `GET /stripe/price`. */
export interface Price {
  /** In cents. */
  amount: number;
  /** The higher price to strike through, in cents; null when nothing is taken off. */
  originalAmount: number | null;
  currency: typeof CURRENCY;
  /** Short sentences that are true of this price now, in the order in which to show them. */
  claims: string[];
}

/** A code that lowers the price. */
export interface AppliedCoupon {
  /** In upper case. */
  code: string;
  percentOff: number;
}

/**
 * The price for one person, with her code taken off: the one that was asked about, else the one that her account
 * holds. Body of `GET /stripe/offer` and answer of `POST /stripe/coupon`.
 */
export interface Offer extends Price {
  coupon: AppliedCoupon | null;
}

/**
 * Body of `POST /stripe/coupon`. A code that cannot be used answers 400 "Invalid coupon code"; the problem's code is
 * `ACCESS_CODE` where the code would be good at registration.
 */
export interface CouponRequest {
  code: string;
}

/** Body of `POST /stripe/create-checkout-session`. */
export interface CheckoutRequest {
  /** Without it the code that the account holds is taken off, if there is one. */
  couponCode?: string;
  /** What came with `?ref=` in the address. */
  referredBy?: string;
}

export interface CheckoutResponse {
  /** Where the browser goes to pay. */
  url: string;
}

/** Body of `POST /stripe/payment-success`. */
export interface PaymentSuccessRequest {
  /** The `session_id` that the payment page put into the address. */
  sessionId: string;
}

/** A payment that is not complete, not the caller's or refunded is answered with a problem instead. */
export interface PaymentSuccessResponse {
  success: true;
  hasPaid: true;
}

export interface PaymentStatusResponse {
  hasPaid: boolean;
}

/** A payment that arrived, as its receipt says it. */
export interface PaymentReceipt {
  /** What the receipt calls the payment, and what to name in a mail about it. */
  reference: string;
  /** In cents. */
  amount: number;
  currency: string;
  /** ISO 8601, by the payment provider's clock. */
  paidAt: string;
  /** Last moment for a refund, ISO 8601. */
  refundableUntil: string;
  /** `paid`; `refunded` in full within that time; `disputed` while, or since, the cardholder's bank took it back. */
  status: 'paid' | 'refunded' | 'disputed';
}

/** What the caller's account may do, and what was paid for it, newest first. Body of `GET /stripe/payments`. */
export interface PaymentsResponse {
  /** `lifetime` also without a payment: by an access code, for instance. */
  plan: 'free' | 'lifetime';
  payments: PaymentReceipt[];
}

/**
 * An amount as it is written on screens: no cents when there are none.
 *
 * @param amount whole cents, 0 or more
 */
export function formatAmount(amount: number): string {
  return `$${(amount / 100).toFixed(amount % 100 === 0 ? 0 : 2)}`;
}
