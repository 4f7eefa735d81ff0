import fc from 'fast-check';
import { clampSoftly, computeSoftMax, computeSoftMin } from './soft-limits';

const value = fc.double({ min: -10, max: 10, noNaN: true });

describe('clampSoftly', () => {
  it('clampSoftly leaves small values unchanged', () => {
    expect(clampSoftly(0.2, 0.3, 0.5)).toBe(0.2);
    expect(clampSoftly(-0.3, 0.3, 0.5)).toBe(-0.3);
  });

  it('clampSoftly stays within its limit and is symmetric', () => {
    fc.assert(
      fc.property(value, (x) => {
        expect(Math.abs(clampSoftly(x, 0.3, 0.5))).toBeLessThan(0.5);
        expect(clampSoftly(-x, 0.3, 0.5)).toBeCloseTo(-clampSoftly(x, 0.3, 0.5), 12);
      }),
    );
  });

  it('clampSoftly still grows where it bends most', () => {
    fc.assert(
      fc.property(value, (x) => {
        expect(clampSoftly(x + 0.001, 0.3, 0.5)).toBeGreaterThan(clampSoftly(x, 0.3, 0.5));
      }),
    );
  });

  it('clampSoftly is smooth', () => {
    const computeSlope = (x: number): number =>
      (clampSoftly(x + 1e-6, 0.3, 0.5) - clampSoftly(x, 0.3, 0.5)) / 1e-6;
    expect(computeSlope(0.3)).toBeCloseTo(1, 4);
  });
});

describe('computeSoftMax and computeSoftMin', () => {
  it('computeSoftMax and computeSoftMin stay outside the two values, close to the chosen one', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(computeSoftMax(a, b, 0.5)).toBeGreaterThanOrEqual(Math.max(a, b));
        expect(computeSoftMax(a, b, 0.5)).toBeLessThanOrEqual(Math.max(a, b) + 0.25);
        expect(computeSoftMin(a, b, 0.5)).toBeLessThanOrEqual(Math.min(a, b));
        expect(computeSoftMin(a, b, 0.5)).toBeGreaterThanOrEqual(Math.min(a, b) - 0.25);
      }),
    );
  });
});
