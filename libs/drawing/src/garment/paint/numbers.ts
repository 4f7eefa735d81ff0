/** A coordinate as text with at most one decimal, a tenth of a sheet unit, and without a leading zero's weight. */
export const decimalShort = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
};
