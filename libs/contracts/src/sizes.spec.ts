import { convertSizes, findSizeRange, isSize, SIZE_REGIONS, SIZED_PARTS } from './sizes';

it('sizes have other numbers in another region, and the same ones on the way back', () => {
  const sizes = { region: 'EU', top: 38, bottom: 42, shoe: 39 } as const;
  expect(convertSizes(sizes, 'US')).toEqual({ region: 'US', top: 8, bottom: 12, shoe: 8 });
  expect(convertSizes(sizes, 'UK')).toEqual({ region: 'UK', top: 10, bottom: 14, shoe: 6 });
  expect(convertSizes(convertSizes(sizes, 'UK'), 'EU')).toEqual(sizes);
});

it.each(SIZE_REGIONS)('sizes of %s go from the smallest to the largest in their steps', (region) => {
  for (const part of SIZED_PARTS) {
    const { from, to, step } = findSizeRange(part, region);
    expect([from - step, from, from + step, to, to + step].map((size) => isSize(part, region, size))).toEqual(
      [...[false, true, true, true, false]],
    );
    expect(isSize(part, region, from + step / 2)).toBe(false);
  }
});
