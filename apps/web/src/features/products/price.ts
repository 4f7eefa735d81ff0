import type { Product } from '@figura/contracts';

/** An amount as people write it. */
export function priceText({ amount, currency }: Product['price']): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  } catch {
    // A feed may name a currency that nobody knows.
    return `${amount.toFixed(2)} ${currency}`;
  }
}
