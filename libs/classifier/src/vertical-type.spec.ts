import type { VerticalMeasurements } from '@figura/contracts';
import fc from 'fast-check';

import { classifyVertical, computeTotalHeight } from './vertical-type';

const heights = { headToChest: 17, chestToCrotch: 15.5, crotchToKnee: 14.5, kneeToFloor: 17 };
const hundredths = fc.integer({ min: 1, max: 15_000 });
const anyHeights = fc.record({
  headToChest: hundredths,
  chestToCrotch: hundredths,
  crotchToKnee: hundredths,
  kneeToFloor: hundredths,
});

function scaled(by: number, parts: VerticalMeasurements): VerticalMeasurements {
  return {
    headToChest: parts.headToChest * by,
    chestToCrotch: parts.chestToCrotch * by,
    crotchToKnee: parts.crotchToKnee * by,
    kneeToFloor: parts.kneeToFloor * by,
  };
}

describe('totalHeight', () => {
  it('totalHeight adds the four parts to two decimals', () => {
    expect(computeTotalHeight(heights)).toBe(64);
    expect(
      computeTotalHeight({ headToChest: 0.1, chestToCrotch: 0.2, crotchToKnee: 0.3, kneeToFloor: 0.125 }),
    ).toBe(0.73);
  });
});

describe('classifyVertical', () => {
  it.each([
    ['zero', 0, 0],
    ['below zero', -64, -64],
    ['not a number', NaN, NaN],
    ['infinite', Infinity, Infinity],
  ])(
    'classifyVertical returns balanced without percentages when the total is %s',
    (_case, total, shownTotal) => {
      const result = classifyVertical({
        headToChest: total,
        chestToCrotch: 0,
        crotchToKnee: 0,
        kneeToFloor: 0,
      });
      expect(result).toEqual({
        type: '1',
        totalHeight: shownTotal,
        torsoPercent: 0,
        legsPercent: 0,
        midBodyPercent: 0,
      });
    },
  );

  it('classifyVertical depends only on proportions', () => {
    fc.assert(
      fc.property(anyHeights, fc.double({ min: 0.001, max: 1_000, noNaN: true }), (parts, factor) => {
        const inches = scaled(0.01, parts);
        expect(classifyVertical(scaled(factor, inches)).type).toBe(classifyVertical(inches).type);
      }),
      { numRuns: 10_000 },
    );
  });

  it('classifyVertical splits the whole height between torso and legs', () => {
    fc.assert(
      fc.property(anyHeights, (parts) => {
        const { torsoPercent, legsPercent } = classifyVertical(scaled(0.01, parts));
        expect(torsoPercent + legsPercent).toBeCloseTo(100, 9);
      }),
    );
  });
});
