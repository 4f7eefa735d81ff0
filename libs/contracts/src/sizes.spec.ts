import { convertSize, convertSizes, getSizeRange, isSize, SIZE_REGIONS, SIZED_PARTS } from './sizes';

it('sizes have other numbers in another region, and the same ones on the way back', () => {
  const sizes = { region: 'EU', top: 38, bottom: 42, shoe: 39 } as const;
  expect(convertSizes(sizes, 'US')).toEqual({ region: 'US', top: 8, bottom: 12, shoe: 8 });
  expect(convertSizes(sizes, 'UK')).toEqual({ region: 'UK', top: 10, bottom: 14, shoe: 6 });
  expect(convertSizes(sizes, 'DE')).toEqual({ ...sizes, region: 'DE' });
  expect(convertSizes(sizes, 'FR')).toEqual({ region: 'FR', top: 40, bottom: 44, shoe: 39 });
  expect(convertSizes(sizes, 'IT')).toEqual({ region: 'IT', top: 42, bottom: 46, shoe: 39 });
  expect(convertSizes(sizes, 'JP')).toEqual({ region: 'JP', top: 11, bottom: 15, shoe: 24.5 });
  for (const region of SIZE_REGIONS) expect(convertSizes(convertSizes(sizes, region), 'EU')).toEqual(sizes);
});

it.each([
  [34, 21],
  [36, 22.5],
  [37, 23],
  [38, 24],
  [40, 25],
  [41, 26],
  [42, 26.5],
  [48, 30.5],
])('shoes of EU %p are %p cm in Japan', (eu, cm) => {
  expect(convertSize('shoe', eu, 'FR', 'JP')).toBe(cm);
  expect(convertSize('shoe', convertSize('shoe', cm, 'JP', 'US'), 'US', 'JP')).toBe(cm);
});

it.each(SIZE_REGIONS)('sizes of %s go from the smallest to the largest in their steps', (region) => {
  for (const part of SIZED_PARTS) {
    const { from, to, step } = getSizeRange(part, region);
    expect([from - step, from, from + step, to, to + step].map((size) => isSize(part, region, size))).toEqual(
      [...[false, true, true, true, false]],
    );
    expect(isSize(part, region, from + step / 2)).toBe(false);
  }
});
