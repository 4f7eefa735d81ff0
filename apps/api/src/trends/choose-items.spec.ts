import { loadCatalog, type FashionItem } from '@figura/catalog';
import { CATEGORIES } from '@figura/contracts';
import fc from 'fast-check';
import { join } from 'node:path';
import { isoWeekOf, weeksBefore } from '../platform/clock/iso-week';
import { chooseItems } from './choose-items';

const WEEK = '2026-W48';

describe('choosing what is trending', () => {
  let items: readonly FashionItem[];

  beforeAll(() => {
    items = loadCatalog(join(__dirname, '../../../../libs/catalog/content')).items;
  });

  const categoriesOf = (ids: string[]) => ids.map((id) => items.find((item) => item.id === id)!.category);

  it('takes six of each category, in the fixed order, all marked as trends', () => {
    const chosen = chooseItems(WEEK, items, new Set());
    expect([...new Set(categoriesOf(chosen))]).toEqual(CATEGORIES);
    expect(chosen).toHaveLength(6 * CATEGORIES.length);
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(items.filter(({ id, trend }) => chosen.includes(id) && !trend)).toEqual([]);
  });

  it('is the same for the same week, in whatever order the catalogue lists its items', () => {
    expect(chooseItems(WEEK, [...items].reverse(), new Set())).toEqual(chooseItems(WEEK, items, new Set()));
    expect(chooseItems('2026-W49', items, new Set())).not.toEqual(chooseItems(WEEK, items, new Set()));
  });

  it('repeats nothing of the two weeks before, for years', () => {
    const editions = new Map<string, string[]>();
    for (let day = new Date('2026-01-01'); day.getUTCFullYear() < 2030; day = new Date(+day + 7 * 864e5)) {
      const week = isoWeekOf(day);
      const recent = new Set([1, 2].flatMap((count) => editions.get(weeksBefore(week, count)) ?? []));
      const chosen = chooseItems(week, items, recent);
      expect(chosen.filter((id) => recent.has(id))).toEqual([]);
      editions.set(week, chosen);
    }
  });

  it('represents every category that has a trend at all, however small the pool', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), fc.array(fc.nat(), { maxLength: 60 }), (salt, picks) => {
        const pool = picks
          .map((pick) => items[pick % items.length]!)
          .filter((item, i, all) => all.indexOf(item) === i);
        const recent = new Set(pool.filter((_item, index) => (index + salt) % 2).map(({ id }) => id));
        const wanted = new Set(pool.filter(({ trend }) => trend).map(({ category }) => category));
        expect(new Set(categoriesOf(chooseItems(WEEK, pool, recent)))).toEqual(wanted);
      }),
    );
  });
});
