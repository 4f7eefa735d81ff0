import { createMessageFactory, translate, type Language } from '@figura/messages';
import messages from './messages.en';

/** For amounts stored without a currency. */
export const DEFAULT_CURRENCY = 'usd';

export interface Prices {
  /** In the currency's smallest unit, as in Stripe. */
  full: number;
  /** Equal to `full` if there is no early price. */
  early: number;
  /** First moment after the early price. */
  earlyEnd: Date;
  /** ISO 4217 in lower case, as in Stripe. */
  currency: string;
}

export const DEFAULT_PRICES: Prices = {
  full: 8900,
  early: 4900,
  earlyEnd: new Date('2026-07-01T00:00:00Z'),
  currency: DEFAULT_CURRENCY,
};

export function describePrices({ full, early, earlyEnd, currency }: Prices, language: Language): string {
  const t = createMessageFactory(messages.prices);
  const price = formatAmount(full, currency, language);
  const lastDay = new Date(earlyEnd.getTime() - 1);
  const sentence =
    early === full
      ? t('one', { price })
      : t('early', { early: formatAmount(early, currency, language), lastDay, price, firstDay: earlyEnd });
  return translate(sentence, language);
}

/** Stripe takes these with two decimals although they have none. */
const ODD_AT_STRIPE = ['isk', 'ugx'];

/** `currency` is an ISO 4217 code in lower case. */
export function isPayableCurrency(currency: string): boolean {
  const isKnown = Intl.supportedValuesOf('currency').includes(currency.toUpperCase());
  return isKnown && !ODD_AT_STRIPE.includes(currency) && getDecimals(currency) <= 2;
}

/** Rounded to the smallest unit; without decimals, a fraction stays, so that it can be rejected. */
export function toMinorUnits(amount: number, currency: string): number {
  const decimals = getDecimals(currency);
  const minor = amount * 10 ** decimals;
  return decimals === 0 ? minor : Math.round(minor);
}

/** Whole smallest units, 0 or more, as in Stripe; hides zero cents. */
export function formatAmount(amount: number, currency: string, language: Language): string {
  const decimals = getDecimals(currency);
  const unit = 10 ** decimals;
  const digits = amount % unit === 0 ? 0 : decimals;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...options }).format(amount / unit);
}

function getDecimals(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}
