/** An amount of money. */
export interface Price {
  /** Hundredths of the main unit, whatever the currency's own smaller one is. */
  readonly cents: number;
  /** ISO 4217, for example `EUR`. */
  readonly currency: string;
}

/** A number with a code or a sign before or after it: `47.99 EUR`, `USD 1,299.00`, `12,50 €`, `$19`. */
const AMOUNT = /^(?:([A-Z]{3}|[€£$])\s*)?(\d[\d.,'\s]*)(?:\s*([A-Z]{3}|[€£$]))?$/;
/** Signs of one currency. Many are called dollar: that sign is of the feed's own currency. */
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };
const MAX_CENTS = 2 ** 32 - 1;
/** What is longer is no price; its blanks would be gone through again and again, in time that grows with their square. */
const MAX_AMOUNT = 60;

/**
 * A price as feeds write it; null for what is none, and for nothing.
 *
 * @param currency where it names none
 */
export function priceOf(text: string, currency: string): Price | null {
  const amount = text.trim();
  if (amount.length > MAX_AMOUNT) return null;
  const [, before, number = '', after] = AMOUNT.exec(amount.toUpperCase()) ?? [];
  const digits = number.replace(/['\s]/g, '');
  if (!digits) return null;
  // The last mark is the decimal one, unless exactly three digits follow it.
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(digits) ?? [];
  const cents = Math.round(Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`) * 100);
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > MAX_CENTS) return null;
  const named = after ?? before ?? currency;
  return { cents, currency: named === '$' ? currency : (SIGNS[named] ?? named) };
}
