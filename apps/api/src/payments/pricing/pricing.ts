import type { Pricing } from '../../platform/config/config';
import type { Offer, Price } from '../payments.dto';
import { DAY_MS } from '../../platform/clock/durations';
import { claims as t } from '../messages.en';

export const INFLUENCER_PERCENT_OFF = 10;

const MONEY_BACK_DAYS = 30;

/** Last moment of a full refund that removes access. */
export function getRefundDeadline(paidAt: Date): Date {
  return new Date(paidAt.getTime() + MONEY_BACK_DAYS * DAY_MS);
}

export function getPrice({ full, early, earlyEnd, currency }: Pricing, now: Date): Price {
  const isEarly = early < full && now < earlyEnd;
  return {
    amount: isEarly ? early : full,
    originalAmount: isEarly ? full : null,
    currency,
    claims: [
      ...(isEarly ? [t('early', { lastDay: new Date(earlyEnd.getTime() - 1) })] : []),
      t('once'),
      t('guarantee', { days: MONEY_BACK_DAYS }),
    ],
  };
}

/** Null for no code. Amounts are rounded to the nearest smallest unit. */
export function offerAt(pricing: Pricing, now: Date, couponCode: string | null): Offer {
  const price = getPrice(pricing, now);
  if (!couponCode) return { ...price, coupon: null };
  return {
    ...price,
    amount: Math.round((price.amount * (100 - INFLUENCER_PERCENT_OFF)) / 100),
    originalAmount: pricing.full,
    coupon: { code: couponCode, percentOff: INFLUENCER_PERCENT_OFF },
  };
}
