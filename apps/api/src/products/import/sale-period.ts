interface SalePeriod {
  readonly isOn: boolean;
  readonly changesAt?: Date;
}

/**
 * Google's `sale_price_effective_date`: two ISO 8601 times separated by a slash. With any other text, the sale
 * is active.
 */
export function parseSalePeriod(text: string, now: Date): SalePeriod {
  const [from = NaN, to = NaN, ...others] = text.split('/').map((part) => Date.parse(part.trim()));
  if (others.length > 0 || !(from <= to)) return { isOn: true };
  const time = now.getTime();
  const next = [from, to].find((moment) => moment > time);
  return {
    isOn: from <= time && time < to,
    ...(next !== undefined && { changesAt: new Date(next) }),
  };
}
