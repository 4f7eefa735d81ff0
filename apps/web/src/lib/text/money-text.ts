import { formatAmount } from '@figura/contracts';
import { SOURCE_LANGUAGE } from '@figura/messages';
import { getPageLanguage } from '../messages/page-language';

const SIGNS: Partial<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/** Amount in the main unit. */
export function formatMoneyText(amount: number, currency: string): string {
  const language = getPageLanguage();
  const common = formatCommon(amount, currency, 2);
  if (common !== null) return common;
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  } catch {
    // A feed may contain an unknown currency.
    return `${amount.toFixed(2)} ${currency}`;
  }
}

/** A price of ours: `amount` in the currency's smallest unit, as in Stripe. */
export function formatPrice(amount: number, currency: string): string {
  return (
    formatCommon(amount / 100, currency.toUpperCase(), amount % 100 === 0 ? 0 : 2) ??
    formatAmount(amount, currency, getPageLanguage())
  );
}

/** Null if `Intl` must format it, which takes 40 ms to start on a slow phone. */
function formatCommon(amount: number, currency: string, decimals: 0 | 2): string | null {
  const sign = SIGNS[currency];
  if (!sign || amount < 0 || amount >= 999) return null;
  const digits = amount.toFixed(decimals);
  switch (getPageLanguage()) {
    case SOURCE_LANGUAGE:
      return `${sign}${digits}`;
    case 'de':
      return `${digits.replace('.', ',')}\u00a0${sign}`;
    default:
      return null;
  }
}
