/**
 * How far short of a border a number still counts as being on it.
 *
 * Decimal hundredths have no exact binary form, so that arithmetic on them can land just beside a border that they
 * are on. For measurements in hundredths or eighths of an inch up to 150, a ratio that is not 1.1 is at least 3e-6
 * away from it, a percentage at least 3e-5 away from 45, 48 or 52, a difference at least 0.005 in away from 2, while
 * the noise stays below 1e-12: the allowance decides nothing else. Rounding the inputs instead would move the borders.
 */
const NOISE = 1e-9;

/** Whether `value >= border`, read as exact decimals. */
export function isAtLeast(value: number, border: number): boolean {
  return value >= border - NOISE;
}

/** Whether `value <= border`, read as exact decimals. */
export function isAtMost(value: number, border: number): boolean {
  return value <= border + NOISE;
}
