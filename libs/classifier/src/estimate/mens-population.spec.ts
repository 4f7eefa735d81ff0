import { computeTotalHeight } from '../vertical-type';
import { drawBodies } from './draw-bodies';
import { estimateBody } from './estimate-body';
import { createPopulation } from './population';

const MIDDLE = { shouldersToHips: 2, waistToHips: 2, waistToChest: 2, legs: 2 };

describe('Surveyed men', () => {
  const men = drawBodies(createPopulation('men', 1), 4_000);
  it.each([
    [
      'shoulders / hips',
      ({ shoulders, hips }: (typeof men)[number]) => shoulders / hips,
      [1.068, 1.159, 1.249],
    ],
    ['hips / waist', ({ hips, waist }: (typeof men)[number]) => hips / waist, [0.98, 1.088, 1.205]],
    ['chest / waist', ({ chest, waist }: (typeof men)[number]) => chest / waist, [1.027, 1.128, 1.247]],
    [
      'waist / height',
      (man: (typeof men)[number]) => man.waist / computeTotalHeight(man),
      [0.438, 0.534, 0.64],
    ],
    ['height', computeTotalHeight, [64.9, 69.1, 73.6]],
  ])('match the surveyed percentiles of %s', (_name, measure, percentiles) => {
    const sorted = men.map(measure).sort((a, b) => a - b);
    const drawn = [0.05, 0.5, 0.95].map((share) => sorted[Math.floor(share * sorted.length)]!);
    for (const [at, value] of drawn.entries())
      expect(Math.abs(value / percentiles[at]! - 1)).toBeLessThan(0.04);
  });

  it('are the basis for estimates from men’s sizes', () => {
    const { measurements } = estimateBody({ height: 69, comparisons: MIDDLE, mens: { top: 52, bottom: 50 } });
    expect(measurements.shoulders.mean / measurements.hips.mean).toBeGreaterThan(1.1);
    expect(Math.abs(measurements.chest.mean - 41)).toBeLessThan(1.5);
    const large = estimateBody({
      height: 70,
      comparisons: { ...MIDDLE, waistToHips: 4, waistToChest: 4 },
      mens: { top: 62, bottom: 64 },
    }).measurements;
    expect(Math.abs(large.waist.mean - 48)).toBeLessThan(2);
    expect(large.waist.mean).toBeGreaterThan(large.hips.mean);
  });

  it('give a chest from the collar, with less certainty than from the jacket size', () => {
    const estimate = (mens: object) => estimateBody({ height: 69, comparisons: {}, mens }).measurements.chest;
    expect(estimate({ collar: 44 }).mean).toBeGreaterThan(estimate({ collar: 38 }).mean + 4);
    expect(estimate({ collar: 40 }).deviation).toBeGreaterThan(estimate({ top: 52 }).deviation);
  });
});
