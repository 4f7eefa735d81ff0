import {
  HEM_COVERAGES,
  NEVER,
  NO_PREFERENCES,
  SLEEVE_COVERAGES,
  USUAL_VALUES,
  type Limits,
} from '@figura/contracts';
import { isAllowed } from '@figura/styling';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

const { items, itemTypes, attributes } = readBuiltInCatalog();
const listAllowed = (limits: Partial<Limits>) =>
  items.filter((item) => isAllowed(item, { ...NO_PREFERENCES, ...limits }));
const named = (...words: string[]) => items.filter(({ id }) => words.some((word) => id.includes(word)));

it('every kind that a user can exclude matches some items, but at most a third of them', () => {
  const counts = Object.fromEntries(
    NEVER.map((kind) => [kind, items.length - listAllowed({ never: [kind] }).length]),
  );
  expect(Object.entries(counts).filter(([, count]) => count === 0 || count > items.length / 3)).toEqual([]);
});

it.each([
  ['leather', ['leather', 'suede']],
  ['wool', ['wool', 'cashmere', 'merino']],
  ['animal-prints', ['leopard', 'zebra']],
  ['dresses', ['-dress', 'gown']],
  ['skirts', ['skirt']],
] as const)('a user who never wears %s gets no item with such a name', (kind, words) => {
  const offered = new Set(listAllowed({ never: [kind] }));
  const leaks = named(...words).filter((item) => offered.has(item) && !/faux|dress-shirt/.test(item.id));
  expect(leaks.map(({ id }) => id)).toEqual([]);
});

it('each stricter coverage level allows fewer items', () => {
  for (const [part, levels] of [
    ['sleeves', SLEEVE_COVERAGES],
    ['hem', HEM_COVERAGES],
    ['neckline', ['moderate', 'high']],
  ] as const) {
    let before = items.length;
    for (const level of levels) {
      const left = listAllowed({ coverage: { ...NO_PREFERENCES.coverage, [part]: level } }).length;
      expect(left).toBeLessThan(before);
      before = left;
    }
  }
});

it('every type of clothing has its usual coverage in values of the vocabulary', () => {
  const values = new Set(
    attributes.flatMap(({ slug, values }) => values.map((value) => `${slug}:${value.slug}`)),
  );
  const clothing = itemTypes.filter(
    ({ category, wear }) =>
      wear !== 'under' && ['Outerwear', 'Tops', 'One-Piece', 'Bottoms'].includes(category),
  );
  expect(clothing.filter(({ slug }) => !USUAL_VALUES.has(slug)).map(({ slug }) => slug)).toEqual([]);
  const usual = [...USUAL_VALUES].flatMap(([, known]) =>
    Object.entries(known).flatMap(([attribute, slugs]) => slugs.map((slug) => `${attribute}:${slug}`)),
  );
  expect(usual.filter((value) => !values.has(value))).toEqual([]);
  const types = new Set(itemTypes.map(({ slug }) => slug));
  expect([...USUAL_VALUES.keys()].filter((type) => !types.has(type))).toEqual([]);
});
