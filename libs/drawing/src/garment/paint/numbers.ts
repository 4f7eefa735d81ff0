/** At most one decimal. */
export const formatDecimalShort = (value: number): string => String(Math.round(value * 10) / 10);

export function formatDecimals(value: number, most: 1 | 2 = 2): string {
  const whole = 10 ** most;
  const text = formatText(Math.round(Math.abs(value) * whole) / whole);
  return value < 0 && text !== '0' ? `-${text}` : text;
}

const formatText = (amount: number): string =>
  amount > 0 && amount < 1 ? String(amount).slice(1) : String(amount);
