import type { Catalog, CatalogItem } from '@figura/catalog';
import { CATEGORIES } from '@figura/contracts';
import { compileKnowledge, listFeatures, isShown, rank, TYPICAL_BODIES } from '@figura/styling';
import fc from 'fast-check';
import { toIsoWeek, subtractWeeks, type IsoWeek } from '../../platform/clock/iso-week';
import { TRENDING, WEEKS_WITHOUT_REPEATS, chooseItems } from './choose-items';
import { toHalfYear } from './half-year';
import { findLeadTheme } from './themes';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';

const WEEK = '2026-W48';
const WEEK_MS = 7 * 864e5;

describe('chooseItems', () => {
  let catalog: Catalog;
  let items: readonly CatalogItem[];

  beforeAll(() => {
    catalog = readBuiltInCatalog();
    items = catalog.items;
  });

  const isOnlyOfMen = (id: string) => !items.find((item) => item.id === id)!.for.includes('womens');

  const listCategories = (ids: string[]) => ids.map((id) => items.find((item) => item.id === id)!.category);

  const listInSeason = (week: string) => {
    const { seasons } = toHalfYear(week);
    return items
      .filter((item) => isShown(item, TRENDING))
      .filter(({ season }) => season.some((name) => seasons.includes(name)));
  };

  it('chooseItems includes menswear from every category of clothes, shoes and accessories', () => {
    const chosen = chooseItems(WEEK, catalog, new Set());
    const mens = items.filter(({ id, for: cuts }) => chosen.includes(id) && cuts.includes('mens'));
    expect(mens.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['Outerwear', 'Tops', 'Bottoms', 'Shoes', 'Accessories']),
    );
  });

  it("chooseItems chooses up to ten items per category in a fixed order, the week's theme first", () => {
    const chosen = chooseItems(WEEK, catalog, new Set()).filter((id) => !isOnlyOfMen(id));
    expect([...new Set(listCategories(chosen))]).toEqual(CATEGORIES);
    for (const category of CATEGORIES) {
      const ofCategory = listCategories(chosen).filter((name) => name === category);
      expect(ofCategory.length).toBeGreaterThanOrEqual(4);
      expect(ofCategory.length).toBeLessThanOrEqual(10);
    }
    expect(new Set(chosen).size).toBe(chosen.length);
    const lead = findLeadTheme(catalog, WEEK)!.items;
    for (const category of CATEGORIES) {
      const ofCategory = chosen.filter((_, index) => listCategories(chosen)[index] === category);
      const ofLead = lead.filter((id) => listCategories([id])[0] === category);
      expect(ofCategory.filter((id) => lead.includes(id))).toHaveLength(
        Math.min(ofLead.length, ofCategory.length),
      );
    }
    const later = chooseItems(WEEK, catalog, new Set(lead));
    expect(later.filter((id) => lead.includes(id))).toEqual([]);
  });

  it('every week leads with a theme of its half-year, in turn', () => {
    const weeks = Array.from({ length: 8 }, (_, index) => subtractWeeks('2026-W51', 7 - index));
    const leads = weeks.map((week) => findLeadTheme(catalog, week)!);
    expect(new Set(leads).size).toBe(8);
    expect(new Set(leads.map(({ halfYear }) => halfYear))).toEqual(new Set(['Fall/Winter 2026']));
    expect(findLeadTheme(catalog, '2027-W24')!.halfYear).toBe('Spring/Summer 2027');
    expect(findLeadTheme(catalog, '2031-W24')!.halfYear).toBe('Spring/Summer 2027');
    expect(findLeadTheme({ themes: [] }, WEEK)).toBeNull();
  });

  it('chooseItems is independent of the order of the catalog', () => {
    expect(chooseItems(WEEK, { ...catalog, items: [...items].reverse() }, new Set())).toEqual(
      chooseItems(WEEK, catalog, new Set()),
    );
    expect(chooseItems('2026-W49', catalog, new Set())).not.toEqual(chooseItems(WEEK, catalog, new Set()));
  });

  const listEditionsFrom = (day: string, count: number): Map<IsoWeek, string[]> => {
    const editions = new Map<IsoWeek, string[]>();
    for (let index = 0; index < count; index += 1) {
      const week = toIsoWeek(new Date(+new Date(day) + index * WEEK_MS));
      editions.set(week, chooseItems(week, catalog, new Set(listBefore(week, editions))));
    }
    return editions;
  };

  const listBefore = (week: IsoWeek, editions: ReadonlyMap<IsoWeek, string[]>): string[] =>
    Array.from({ length: WEEKS_WITHOUT_REPEATS }, (_, index) => subtractWeeks(week, index + 1)).flatMap(
      (earlier) => editions.get(earlier) ?? [],
    );

  it('chooseItems repeats no item of the seven previous weeks, for years', () => {
    const editions = listEditionsFrom('2026-01-01', 208);
    for (const [week, chosen] of editions) {
      const recent = new Set(listBefore(week, editions));
      expect(chosen.filter((id) => recent.has(id))).toEqual([]);
    }
  });

  it('editions offer each body type at least 16 pieces a week in season, 60% of them new', () => {
    const compiled = compileKnowledge(catalog);
    const suiting = Object.values(TYPICAL_BODIES).map((measurements) => {
      const ranked = rank(compiled, listFeatures({ measurements, bodyConcerns: [] }));
      return new Set(ranked.map(({ index }) => items[index]!.id));
    });
    expect(suiting).toHaveLength(20);
    for (const day of ['2026-11-23', '2027-02-01', '2027-06-07']) {
      const editions = listEditionsFrom(day, 8);
      for (const suits of suiting) {
        const seen = new Set<string>();
        for (const [week, chosen] of editions) {
          const forYou = chosen.filter((id) => suits.has(id));
          const fresh = forYou.filter((id) => !seen.has(id));
          expect(forYou.length).toBeGreaterThanOrEqual(16);
          expect(fresh.length / forYou.length).toBeGreaterThanOrEqual(0.6);
          const wearable = new Set(listInSeason(week).map(({ id }) => id));
          expect(forYou.filter((id) => !wearable.has(id))).toEqual([]);
          forYou.forEach((id) => seen.add(id));
        }
      }
    }
  });

  it('chooseItems chooses only items in season, in every week of the year', () => {
    for (let week = 1; week <= 52; week += 1) {
      const name = `2027-W${String(week).padStart(2, '0')}`;
      const wearable = new Set(listInSeason(name).map(({ id }) => id));
      expect(chooseItems(name, catalog, new Set()).filter((id) => !wearable.has(id))).toEqual([]);
    }
  });

  it('chooseItems chooses swimwear and sportswear in season, and never underwear or nightwear', () => {
    const createItem = (type: string, season: CatalogItem['season'], contexts: CatalogItem['contexts']) => ({
      ...items[0]!,
      id: type,
      type,
      season,
      contexts,
      category: catalog.itemTypes.find(({ slug }) => slug === type)!.category,
    });
    const pool = [
      createItem('swimsuit', ['summer'], ['swim']),
      createItem('fleece-jacket', ['winter'], ['sport']),
      createItem('sports-bra', ['summer', 'winter'], ['under']),
      createItem('nightgown', ['summer', 'winter'], ['lounge']),
      createItem('maternity-dress', ['summer', 'winter'], ['maternity']),
      { ...createItem('tank', ['summer', 'winter'], []), status: 'retired' as const },
    ];
    expect(chooseItems('2027-W26', { ...catalog, items: pool }, new Set())).toEqual(['swimsuit']);
    expect(chooseItems(WEEK, { ...catalog, items: pool }, new Set())).toEqual(['fleece-jacket']);
  });

  it('chooseItems covers every category with something in season, however small the pool', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), fc.array(fc.nat(), { maxLength: 60 }), (salt, picks) => {
        const pool = picks
          .map((pick) => items[pick % items.length]!)
          .filter((item, i, all) => all.indexOf(item) === i);
        const recent = new Set(pool.filter((_item, index) => (index + salt) % 2).map(({ id }) => id));
        const wanted = new Set(
          pool.filter((item) => listInSeason(WEEK).includes(item)).map(({ category }) => category),
        );
        expect(new Set(listCategories(chooseItems(WEEK, { ...catalog, items: pool }, recent)))).toEqual(
          wanted,
        );
      }),
    );
  });
});
