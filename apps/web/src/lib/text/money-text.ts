const SIGNS: Partial<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/** Amount in the main unit. `Intl` is only for rare currencies, since it takes 40 ms to start on a slow phone. */
export function formatMoneyText(amount: number, currency: string): string {
  const sign = SIGNS[currency];
  if (sign && amount >= 0 && amount < 999) return `${sign}${amount.toFixed(2)}`;
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  } catch {
    // A feed may contain an unknown currency.
    return `${amount.toFixed(2)} ${currency}`;
  }
}
