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

/** Body of `POST /stripe/coupon`. A code that cannot be used answers 400 "Invalid coupon code". */
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

/**
 * An amount as it is written on screens: no cents when there are none.
 *
 * @param amount whole cents, 0 or more
 */
export function formatAmount(amount: number): string {
  return `$${(amount / 100).toFixed(amount % 100 === 0 ? 0 : 2)}`;
}
