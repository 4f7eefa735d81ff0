/** All amounts are whole cents of this currency, as Stripe counts them. */
export const CURRENCY = 'usd';

/**
 * An amount as it is written on screens: no cents when there are none.
 *
 * @param amount whole cents, 0 or more
 */
export function formatAmount(amount: number): string {
  return `$${(amount / 100).toFixed(amount % 100 === 0 ? 0 : 2)}`;
}
