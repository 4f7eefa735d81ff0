/** Amounts are whole cents of this currency, as in Stripe. */
export const CURRENCY = 'usd';

/** Whole cents, 0 or more; hides zero cents. */
export function formatAmount(amount: number): string {
  return `$${(amount / 100).toFixed(amount % 100 === 0 ? 0 : 2)}`;
}
