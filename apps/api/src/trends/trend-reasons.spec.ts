import { loadCatalog } from '@figura/catalog';
import { chooseItems } from './editions/choose-items';
import { trendReasons } from './trend-reasons';

const WEEK = '2026-W48';

describe('trendReasons', () => {
  const catalog = loadCatalog();
  const ids = chooseItems(WEEK, catalog, new Set());
  const items = ids.map((id) => catalog.items.find((item) => item.id === id)!);
  const edition = { week: WEEK, items };

  it('trendReasons names the season for every item of an edition', () => {
    for (const item of items)
      expect(trendReasons(item, edition, catalog)[0]).toMatch(/^Made for (fall|winter|fall and winter): /);
  });

  it('trendReasons names what an item shares with its edition more often than with the whole catalog', () => {
    const all = items.flatMap((item) => trendReasons(item, edition, catalog).slice(1));
    expect(all.length).toBeGreaterThan(items.length / 2);
    for (const reason of all) {
      const [, name, count] = /^(.+): (\d+) of this week’s \d+ pieces, /.exec(reason)!;
      const values = catalog.attributes.flatMap(({ slug, values: listed }) =>
        listed.filter(({ displayName }) => displayName === name).map((value) => [slug, value.slug] as const),
      );
      const counts = [
        ...values.map(
          ([slug, value]) => items.filter((item) => item.attributes[slug]?.includes(value)).length,
        ),
        items.filter(({ colors }) => colors.some((color) => color.name === name)).length,
      ];
      expect(counts).toContain(Number(count));
      expect(Number(count)).toBeGreaterThan(1);
    }
  });

  it('trendReasons names at most two shared values of an item', () => {
    for (const item of items) expect(trendReasons(item, edition, catalog).length).toBeLessThanOrEqual(3);
  });

  it('trendReasons says that an item was part of the week before', () => {
    const past = catalog.items.find((item) => item.trend && !items.includes(item))!;
    expect(trendReasons(past, edition, catalog).at(-1)).toBe('It was part of last week’s selection.');
  });
});
