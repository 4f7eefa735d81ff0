import { computeDensity, computeProbabilityBelow, computeProbabilityBothBelow } from './normal-distribution';

function computeBothBelowByBruteForce(x: number, y: number, correlation: number): number {
  const from = -9;
  const intervals = 2_000;
  const step = (x - from) / intervals;
  const spread = Math.sqrt(1 - correlation ** 2);
  let sum = 0;
  for (let i = 0; i <= intervals; i++) {
    const u = from + i * step;
    const weight = i === 0 || i === intervals ? 1 : i % 2 === 1 ? 4 : 2;
    sum += weight * computeDensity(u) * computeProbabilityBelow((y - correlation * u) / spread);
  }
  return (sum * step) / 3;
}

describe('computeProbabilityBelow', () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447461],
    [1.96, 0.9750021049],
    [-1, 0.1586552539],
    [-3, 0.001349898],
    [40, 1],
    [-40, 0],
  ])('computeProbabilityBelow returns the tabulated value at %p', (z, expected) => {
    expect(Math.abs(computeProbabilityBelow(z) - expected)).toBeLessThan(7.5e-8);
  });
});

describe('computeProbabilityBothBelow', () => {
  it('computeProbabilityBothBelow is a product if there is no correlation', () => {
    expect(computeProbabilityBothBelow(0.3, -1.2, 0)).toBe(
      computeProbabilityBelow(0.3) * computeProbabilityBelow(-1.2),
    );
  });

  it.each([-0.8, -0.5, -0.004, 0.3, 0.7, 0.85])(
    'computeProbabilityBothBelow has the known value at the origin for %p',
    (correlation) => {
      const expected = 0.25 + Math.asin(correlation) / (2 * Math.PI);
      expect(Math.abs(computeProbabilityBothBelow(0, 0, correlation) - expected)).toBeLessThan(1e-6);
    },
  );

  it('computeProbabilityBothBelow agrees with brute-force integration', () => {
    const limits = [-4, -2, -1, -0.3, 0, 0.4, 1.1, 2.5, 5];
    let worst = 0;
    for (const correlation of [-0.6, -0.004, 0.577, Math.SQRT1_2, 0.85]) {
      for (const x of limits) {
        for (const y of limits) {
          const error =
            computeProbabilityBothBelow(x, y, correlation) - computeBothBelowByBruteForce(x, y, correlation);
          worst = Math.max(worst, Math.abs(error));
        }
      }
    }
    expect(worst).toBeLessThan(1e-6);
  });
});
