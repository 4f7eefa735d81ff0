import { DEFAULT_CURRENCY, formatAmount } from '@figura/contracts';
import type Stripe from 'stripe';
import type { Config } from '../../platform/config/config';
import type { UserRecord } from '../../users/user-record';
import type { CheckoutRecord } from './checkouts.repository';
import { INFLUENCER_PERCENT_OFF } from '../pricing/pricing';
import { PRODUCT } from '../stripe/stripe-session';

/** Stripe allows 30 minutes to 24 hours; an hour tolerates clocks half an hour apart. */
export const SESSION_SECONDS = 3_600;

/** Pure: two processes must send identical parameters for one idempotency key. */
export function createCheckoutParams(
  user: Pick<UserRecord, 'id' | 'email'>,
  { amount, currency = DEFAULT_CURRENCY, couponCode, referredBy, startedAt }: CheckoutRecord,
  { appUrl, pricing: { isTaxed } }: Pick<Config, 'appUrl' | 'pricing'>,
): Stripe.Checkout.SessionCreateParams {
  const full = formatAmount(Math.round((amount * 100) / (100 - INFLUENCER_PERCENT_OFF)), currency);
  const metadata = {
    product: PRODUCT,
    userId: user.id,
    amount: String(amount),
    currency,
    ...(couponCode && { couponCode }),
    ...(referredBy && { referredBy }),
  };
  return {
    mode: 'payment',
    client_reference_id: user.id,
    customer_email: user.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: amount,
          ...(isTaxed && { tax_behavior: 'inclusive' as const }),
          product_data: {
            name: 'Figura lifetime access',
            description: couponCode
              ? `${INFLUENCER_PERCENT_OFF}% off with code ${couponCode}, instead of ${full}`
              : 'One payment, no subscription',
          },
        },
      },
    ],
    ...(isTaxed && { automatic_tax: { enabled: true } }),
    metadata,
    payment_intent_data: { metadata },
    success_url: `${appUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${appUrl}/payment-cancelled`,
    expires_at: Math.floor(startedAt.getTime() / 1000) + SESSION_SECONDS,
  };
}
