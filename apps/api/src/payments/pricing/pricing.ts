import { CURRENCY } from '@figura/contracts';
import type { Offer, Price } from '../payments.dto';
import { DAY_MS } from '../../platform/clock/durations';

/** Cents. */
const FULL_PRICE = 8900;
const EARLY_PRICE = 4900;
/** First moment after the early price: end of 2026-06-30, UTC. */
const EARLY_END = Date.UTC(2026, 6, 1);

export const INFLUENCER_PERCENT_OFF = 10;
const MONEY_BACK_DAYS = 30;

/** Last moment of a full refund that removes access. */
export function getRefundDeadline(paidAt: Date): Date {
  return new Date(paidAt.getTime() + MONEY_BACK_DAYS * DAY_MS);
}

export function getPrice(now: Date): Price {
  const early = now.getTime() < EARLY_END;
  return {
    amount: early ? EARLY_PRICE : FULL_PRICE,
    originalAmount: early ? FULL_PRICE : null,
    currency: CURRENCY,
    claims: [
      ...(early ? ['Early-bird price until June 30, 2026'] : []),
      'One payment, lifetime access',
      `${MONEY_BACK_DAYS}-day money-back guarantee`,
    ],
  };
}

/** Null for no code. Cents are rounded to the nearest. */
export function offerAt(now: Date, couponCode: string | null): Offer {
  const price = getPrice(now);
  if (!couponCode) return { ...price, coupon: null };
  return {
    ...price,
    amount: Math.round((price.amount * (100 - INFLUENCER_PERCENT_OFF)) / 100),
    originalAmount: FULL_PRICE,
    coupon: { code: couponCode, percentOff: INFLUENCER_PERCENT_OFF },
  };
}
