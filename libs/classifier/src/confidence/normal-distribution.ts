export interface Normal {
  mean: number;
  /** Standard deviation, above 0. */
  deviation: number;
}

export function computeDensity(z: number): number {
  return Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
}

/** P(Z < z) to 7.5e-8: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17. */
export function computeProbabilityBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = computeDensity(z) * polynomial;
  return z < 0 ? tail : 1 - tail;
}

/** Positive half of the six-point Gauss-Legendre rule on [-1, 1]: abscissa, weight. */
const GAUSS_LEGENDRE = [
  [0.238619186083197, 0.467913934572691],
  [0.661209386466265, 0.360761573048139],
  [0.932469514203152, 0.17132449237917],
] as const;

/** P(X < x, Y < y) to 1e-6 for correlations up to ±0.85, by Plackett's identity (Biometrika 41, 1954). */
export function computeProbabilityBothBelow(x: number, y: number, correlation: number): number {
  const halfAngle = Math.asin(correlation) / 2;
  let integral = 0;
  for (const [abscissa, weight] of GAUSS_LEGENDRE) {
    integral +=
      weight *
      (computePlackett(x, y, halfAngle * (1 - abscissa)) + computePlackett(x, y, halfAngle * (1 + abscissa)));
  }
  return computeProbabilityBelow(x) * computeProbabilityBelow(y) + (halfAngle * integral) / (2 * Math.PI);
}

function computePlackett(x: number, y: number, angle: number): number {
  const sine = Math.sin(angle);
  return Math.exp((x * y * sine - (x * x + y * y) / 2) / (1 - sine * sine));
}
