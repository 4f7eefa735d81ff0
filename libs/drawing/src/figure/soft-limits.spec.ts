import fc from 'fast-check';
import { clampSoftly, computeSoftMax, computeSoftMin } from './soft-limits';

const value = fc.double({ min: -10, max: 10, noNaN: true });

describe('softClamp', () => {
  it('softClamp leaves small values unchanged', () => {
    expect(clampSoftly(0.2, 0.3, 0.5)).toBe(0.2);
    expect(clampSoftly(-0.3, 0.3, 0.5)).toBe(-0.3);
  });

  it('softClamp stays within its limit and treats both signs alike', () => {
    fc.assert(
      fc.property(value, (x) => {
        expect(Math.abs(clampSoftly(x, 0.3, 0.5))).toBeLessThan(0.5);
        expect(clampSoftly(-x, 0.3, 0.5)).toBeCloseTo(-clampSoftly(x, 0.3, 0.5), 12);
      }),
    );
  });

  it('softClamp still grows where it bends most', () => {
    fc.assert(
      fc.property(value, (x) => {
        expect(clampSoftly(x + 0.001, 0.3, 0.5)).toBeGreaterThan(clampSoftly(x, 0.3, 0.5));
      }),
    );
  });

  it('softClamp bends without a corner', () => {
    const computeSlope = (x: number): number =>
      (clampSoftly(x + 1e-6, 0.3, 0.5) - clampSoftly(x, 0.3, 0.5)) / 1e-6;
    expect(computeSlope(0.3)).toBeCloseTo(1, 4);
  });
});

describe('softMax and softMin', () => {
  it('softMax and softMin stay outside the two values, close to the one that they choose', () => {
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
