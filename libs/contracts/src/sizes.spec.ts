import {
  convertSize,
  convertSizes,
  findOwnSize,
  findSizeRange,
  isSize,
  listSizedParts,
  listSizeNames,
  listSizeRegions,
  SIZE_REGIONS,
  SIZE_TABLES,
  SIZE_WEARERS,
  type Sizes,
} from './sizes';

it('sizes convert to another region and back without loss', () => {
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

it('men’s sizes convert by chest, waist, and collar', () => {
  const sizes: Sizes = { region: 'EU', for: 'men', top: 48, bottom: 48, shoe: 42, collar: 39 };
  const inches = { for: 'men', top: 38, bottom: 32, collar: 15.5 };
  expect(convertSizes(sizes, 'US')).toEqual({ ...inches, region: 'US', shoe: 9 });
  expect(convertSizes(sizes, 'UK')).toEqual({ ...inches, region: 'UK', shoe: 8 });
  expect(convertSizes(sizes, 'FR')).toEqual({ ...sizes, region: 'FR', bottom: 40 });
  expect(convertSizes(sizes, 'IT')).toEqual({ ...sizes, region: 'IT' });
  expect(listSizeRegions('men')).toEqual(['EU', 'US', 'UK', 'DE', 'FR', 'IT']);
  for (const region of listSizeRegions('men'))
    expect(convertSizes(convertSizes(sizes, region), 'EU')).toEqual(sizes);
  expect(findSizeRange('collar', 'US', 'men')).toEqual({ from: 14, to: 19, step: 0.5 });
});

it('regions and parts without a size table have no sizes', () => {
  expect(findSizeRange('top', 'JP', 'men')).toBeNull();
  expect(isSize('collar', 'EU', 39)).toBe(false);
  expect(listSizedParts('women')).toEqual(['top', 'bottom', 'shoe']);
  expect(() => convertSize('top', 48, 'EU', 'JP', 'men')).toThrow(RangeError);
});

it('every table states its source', () => {
  for (const scales of Object.values(SIZE_TABLES))
    for (const { sources } of Object.values(scales)) expect(sources).not.toEqual([]);
});

const TABLES = SIZE_WEARERS.flatMap((wearer) =>
  listSizeRegions(wearer).map((region) => [wearer, region] as const),
);

it.each(TABLES)('sizes of %s in %s run from smallest to largest in even steps', (wearer, region) => {
  for (const part of listSizedParts(wearer)) {
    const { from, to, step } = findSizeRange(part, region, wearer)!;
    expect(
      [from - step, from, from + step, to, to + step].map((size) => isSize(part, region, size, wearer)),
    ).toEqual([...[false, true, true, true, false]]);
    expect(isSize(part, region, from + step / 2, wearer)).toBe(false);
  }
});

it.each<[string, Sizes, Parameters<typeof listSizeNames>[1], string[], string | null | undefined]>([
  ['a number of their region', { region: 'US', top: 8, bottom: 10, shoe: 8 }, 'Tops', ['6', '8'], '8'],
  [
    'a number of another region',
    { region: 'US', top: 8, bottom: 10, shoe: 8 },
    'Bottoms',
    ['UK 10', 'UK 12'],
    'UK 12',
  ],
  ['a letter size', { region: 'EU', top: 36, bottom: 40, shoe: 39 }, 'One-Piece', ['S', 'M'], 'S'],
  ['a shoe size', { region: 'EU', top: 36, bottom: 40, shoe: 39 }, 'Shoes', ['US 8', 'US 9'], 'US 8'],
  ['only other sizes', { region: 'EU', top: 36, bottom: 40, shoe: 39 }, 'Tops', ['XL', 'UK 16'], null],
  [
    'numbers without a region',
    { region: 'EU', top: 36, bottom: 40, shoe: 39 },
    'Tops',
    ['7', '9'],
    undefined,
  ],
  ['no sizes', { region: 'EU', top: 36, bottom: 40, shoe: 39 }, 'Tops', [], undefined],
  ['a category without sizes', { region: 'EU', top: 36, bottom: 40, shoe: 39 }, 'Jewelry', ['S'], undefined],
  ['men’s letters', { region: 'EU', for: 'men', top: 52, bottom: 50, shoe: 43 }, 'Tops', ['M', 'L'], 'L'],
])(
  'findOwnSize finds the user’s size among the names in a shop: %s',
  (_case, sizes, category, offered, found) => {
    expect(findOwnSize(listSizeNames(sizes, category), offered)).toBe(found);
  },
);
