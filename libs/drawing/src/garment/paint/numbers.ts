/** At most one decimal. */
export const formatDecimalShort = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
};

export const formatDecimals = (value: number, most: 1 | 2 = 2): string =>
  value
    .toFixed(most)
    .replace(/\.?0+$/, '')
    .replace(/^(-?)0\./, '$1.');
