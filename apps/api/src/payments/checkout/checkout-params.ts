import { formatAmount } from '@figura/contracts';
import { translate } from '@figura/messages';
import type Stripe from 'stripe';
import type { Config } from '../../platform/config/config';
import type { UserRecord } from '../../users/user-record';
import type { CheckoutRecord } from './checkouts.repository';
import { INFLUENCER_PERCENT_OFF } from '../pricing/pricing';
import { PRODUCT } from '../stripe/stripe-session';
import { checkout as t } from '../messages.en';

/** Stripe allows 30 minutes to 24 hours; an hour tolerates clocks that differ by half an hour. */
export const SESSION_SECONDS = 3_600;

/** Pure: two processes must send identical parameters for one idempotency key. */
export function createCheckoutParams(
  user: Pick<UserRecord, 'id' | 'email'>,
  { amount, currency, language, couponCode, referredBy, startedAt }: CheckoutRecord,
  { appUrl, pricing: { isTaxed } }: Pick<Config, 'appUrl' | 'pricing'>,
): Stripe.Checkout.SessionCreateParams {
  const percentOff = INFLUENCER_PERCENT_OFF;
  const full = formatAmount(Math.round((amount * 100) / (100 - percentOff)), currency, language);
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
            name: translate(t('product'), language),
            description: translate(
              couponCode ? t('withCode', { percentOff, code: couponCode, full }) : t('once'),
              language,
            ),
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
