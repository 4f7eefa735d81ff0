/** A coordinate as text with at most one decimal, a tenth of a sheet unit, and without a leading zero's weight. */
export const formatDecimalShort = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
};

/** A number as text with at most so many decimals, one or two, without a zero before the point. */
export const formatDecimals = (value: number, most: 1 | 2 = 2): string =>
  value
    .toFixed(most)
    .replace(/\.?0+$/, '')
    .replace(/^(-?)0\./, '$1.');
