import { findSizeRange, isSize } from '@figura/contracts';

import { listAllTrueBodies } from '../testing/true-bodies';
import { COMPARISONS, EU_SIZES, findWearer, getLevels, getSizeGirths, readAnswers } from './answers';
import { chooseSizes, findSizes } from './find-sizes';

const HEIGHTS = { headToChest: 17.5, chestToCrotch: 15.5, crotchToKnee: 13.5, kneeToFloor: 17.5 };

it.each(EU_SIZES)('findSizes returns EU %i for the body that the size is made for', (size) => {
  expect(findSizes({ ...getSizeGirths(size), shoulders: 40, ...HEIGHTS })).toEqual({
    top: size,
    bottom: size,
    shoe: 39,
  });
});

it('findSizes derives men’s tops from half the chest, and trousers from the waist', () => {
  const body = { shoulders: 46, chest: 40, waist: 34, hips: 39, ...HEIGHTS };
  expect(findSizes(body, 'men')).toEqual({ top: 50, bottom: 50, shoe: 39 });
  const large = { ...body, chest: 70, waist: 64 };
  expect(findSizes(large, 'men')).toMatchObject({ top: 68, bottom: 68 });
  for (const { measurements } of listAllTrueBodies().slice(0, 50)) {
    const sizes = findSizes(measurements, 'men');
    for (const part of ['top', 'bottom', 'shoe'] as const)
      expect([part, sizes[part], isSize(part, 'EU', sizes[part], 'men')]).toEqual([part, sizes[part], true]);
  }
});

it('findSizes returns only sizes that exist, for any body', () => {
  for (const { measurements } of listAllTrueBodies()) {
    const { top, bottom, shoe } = findSizes(measurements);
    expect([isSize('top', 'EU', top), isSize('bottom', 'EU', bottom), isSize('shoe', 'EU', shoe)]).toEqual([
      ...[true, true, true],
    ]);
  }
  expect(findSizeRange('top', 'EU')).toMatchObject({ from: EU_SIZES[0], to: EU_SIZES.at(-1) });
});

it('findWearer returns men if the user gave a men’s size', () => {
  expect([findWearer({}), findWearer({ mens: {} }), findWearer({ mens: { top: 50 } })]).toEqual([
    'women',
    'women',
    'men',
  ]);
});

it('readAnswers keeps only men’s sizes that exist', () => {
  const none = { comparisons: {}, byString: {} };
  expect(readAnswers({ ...none, known: { height: 70, mensTop: 50, mensBottom: 3, sizeAbove: 38 } })).toEqual({
    height: 70,
    sizeAbove: 38,
    sizeBelow: undefined,
    mens: { top: 50 },
    ...none,
  });
  expect(readAnswers({ ...none, known: { height: 70, mensTop: 3 } })).not.toHaveProperty('mens');
  expect(readAnswers({ ...none, known: { height: 0 } })).toBeNull();
});

it('chooseSizes prefers the chosen sizes, then uses the tape unless numbers are hidden', () => {
  const measurements = { shoulders: 46, chest: 40, waist: 34, hips: 39, ...HEIGHTS };
  const preferences = { sizes: null, presentation: 'mens', hideNumbers: false } as const;
  const chosen = { region: 'US', top: 8, bottom: 8, shoe: 8 } as const;
  expect(chooseSizes({ measurements, preferences: { ...preferences, sizes: chosen } })).toBe(chosen);
  expect(chooseSizes({ measurements, preferences })).toEqual({
    region: 'EU',
    for: 'men',
    ...findSizes(measurements, 'men'),
  });
  expect(chooseSizes({ measurements, preferences: { ...preferences, presentation: 'womens' } })).toEqual({
    region: 'EU',
    for: 'women',
    ...findSizes(measurements),
  });
  for (const user of [
    { measurements: null, preferences },
    { measurements, preferences: { ...preferences, hideNumbers: true } },
    { measurements, preferences: { ...preferences, presentation: 'any' as const } },
  ])
    expect(chooseSizes(user)).toBeNull();
});

it.each(['women', 'men'] as const)('the drawings of each comparison go in one direction for %s', (wearer) => {
  for (const comparison of COMPARISONS) {
    const levels = getLevels(comparison, wearer);
    expect([...levels].sort((a, b) => a - b)).toEqual(levels);
    expect(new Set(levels).size).toBe(5);
  }
});
