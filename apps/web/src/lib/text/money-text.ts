import { formatAmount } from '@figura/contracts';
import { SOURCE_LANGUAGE } from '@figura/messages';
import { getPageLanguage } from '../messages/page-language';

const SIGNS: Partial<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/** Amount in the main unit. `Intl` is only for rare currencies, since it takes 40 ms to start on a slow phone. */
export function formatMoneyText(amount: number, currency: string): string {
  const language = getPageLanguage();
  const sign = language === SOURCE_LANGUAGE ? SIGNS[currency] : undefined;
  if (sign && amount >= 0 && amount < 999) return `${sign}${amount.toFixed(2)}`;
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  } catch {
    // A feed may contain an unknown currency.
    return `${amount.toFixed(2)} ${currency}`;
  }
}

/** A price of ours: `amount` in the currency's smallest unit, as in Stripe. */
export function formatPrice(amount: number, currency: string): string {
  return formatAmount(amount, currency, getPageLanguage());
}
