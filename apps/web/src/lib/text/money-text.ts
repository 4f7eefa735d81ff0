/** What stands before amounts of the currencies that are met most. */
const SIGNS: Partial<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/**
 * An amount in the main unit of its currency, as Americans write it. The browser's formatter writes only what is rare: it
 * takes a slow phone 40 ms to set up, while it renders a screen.
 */
export function formatMoneyText(amount: number, currency: string): string {
  const sign = SIGNS[currency];
  if (sign && amount >= 0 && amount < 999) return `${sign}${amount.toFixed(2)}`;
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  } catch {
    // A feed may name a currency that nobody knows.
    return `${amount.toFixed(2)} ${currency}`;
  }
}
