import { loadCatalog, type Catalog, type CatalogItem } from '@figura/catalog';
import { CATEGORIES } from '@figura/contracts';
import fc from 'fast-check';
import { join } from 'node:path';
import { isoWeekOf, weeksBefore } from '../../platform/clock/iso-week';
import { WEEKS_WITHOUT_REPEATS, chooseItems } from './choose-items';
import { halfYearOf } from './half-year';

const WEEK = '2026-W48';

describe('chooseItems', () => {
  let catalog: Catalog;
  let items: readonly CatalogItem[];

  beforeAll(() => {
    catalog = loadCatalog(join(__dirname, '../../../../../libs/catalog/content'));
    items = catalog.items;
  });

  const categoriesOf = (ids: string[]) => ids.map((id) => items.find((item) => item.id === id)!.category);

  const inSeason = (week: string) => {
    const { seasons } = halfYearOf(week);
    return items.filter(({ trend, season }) => trend && season.some((name) => seasons.includes(name)));
  };

  it('chooseItems takes up to six items of each category in the fixed order, all of them trends', () => {
    const chosen = chooseItems(WEEK, catalog, new Set());
    expect([...new Set(categoriesOf(chosen))]).toEqual(CATEGORIES);
    for (const category of CATEGORIES) {
      const pool = inSeason(WEEK).filter((item) => item.category === category).length;
      const wanted = Math.min(6, Math.floor(pool / (1 + WEEKS_WITHOUT_REPEATS)));
      expect(categoriesOf(chosen).filter((name) => name === category)).toHaveLength(wanted);
    }
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(items.filter(({ id, trend }) => chosen.includes(id) && !trend)).toEqual([]);
  });

  it('chooseItems returns the same for a week whatever the order of the catalog', () => {
    expect(chooseItems(WEEK, { ...catalog, items: [...items].reverse() }, new Set())).toEqual(
      chooseItems(WEEK, catalog, new Set()),
    );
    expect(chooseItems('2026-W49', catalog, new Set())).not.toEqual(chooseItems(WEEK, catalog, new Set()));
  });

  it('chooseItems repeats no item of the two weeks before, for years', () => {
    const editions = new Map<string, string[]>();
    for (let day = new Date('2026-01-01'); day.getUTCFullYear() < 2030; day = new Date(+day + 7 * 864e5)) {
      const week = isoWeekOf(day);
      const recent = new Set([1, 2].flatMap((count) => editions.get(weeksBefore(week, count)) ?? []));
      const chosen = chooseItems(week, catalog, recent);
      expect(chosen.filter((id) => recent.has(id))).toEqual([]);
      editions.set(week, chosen);
    }
  });

  it('chooseItems takes only items in season, in every week of the year', () => {
    for (let week = 1; week <= 52; week += 1) {
      const name = `2027-W${String(week).padStart(2, '0')}`;
      const wearable = new Set(inSeason(name).map(({ id }) => id));
      expect(chooseItems(name, catalog, new Set()).filter((id) => !wearable.has(id))).toEqual([]);
    }
  });

  it('chooseItems takes swimwear and sportswear in their season, and never what is worn under clothes or at night', () => {
    const oneOf = (type: string, season: CatalogItem['season']) => ({
      ...items[0]!,
      id: type,
      type,
      season,
      trend: true,
      category: catalog.itemTypes.find(({ slug }) => slug === type)!.category,
    });
    const pool = [
      oneOf('swimsuit', ['summer']),
      oneOf('fleece-jacket', ['winter']),
      oneOf('sports-bra', ['summer', 'winter']),
      oneOf('nightgown', ['summer', 'winter']),
    ];
    expect(chooseItems('2027-W26', { ...catalog, items: pool }, new Set())).toEqual(['swimsuit']);
    expect(chooseItems(WEEK, { ...catalog, items: pool }, new Set())).toEqual(['fleece-jacket']);
  });

  it('chooseItems covers every category that has a trend in season, however small the pool', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), fc.array(fc.nat(), { maxLength: 60 }), (salt, picks) => {
        const pool = picks
          .map((pick) => items[pick % items.length]!)
          .filter((item, i, all) => all.indexOf(item) === i);
        const recent = new Set(pool.filter((_item, index) => (index + salt) % 2).map(({ id }) => id));
        const wanted = new Set(
          pool.filter((item) => inSeason(WEEK).includes(item)).map(({ category }) => category),
        );
        expect(new Set(categoriesOf(chooseItems(WEEK, { ...catalog, items: pool }, recent)))).toEqual(wanted);
      }),
    );
  });
});
