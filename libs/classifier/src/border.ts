/**
 * Tolerance for binary noise (below 1e-12) at borders. Real differences are at least 3e-6, and rounding the
 * inputs instead would move the borders.
 */
const NOISE = 1e-9;

/** `value >= border` for exact decimals. */
export function isAtLeast(value: number, border: number): boolean {
  return value >= border - NOISE;
}

/** `value <= border` for exact decimals. */
export function isAtMost(value: number, border: number): boolean {
  return value <= border + NOISE;
}
