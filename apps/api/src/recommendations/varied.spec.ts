import { loadCatalog } from '@figura/catalog';
import { compileKnowledge, featuresOf, rank, TYPICAL_BODIES } from '@figura/styling';
import { colorFamilyOf } from '../catalog/color-family';
import { listedIn } from '../catalog/listed';
import { varied } from './varied';

const catalog = loadCatalog();
const compiled = compileKnowledge(catalog);
const isListed = listedIn(catalog);
const itemAt = (index: number) => catalog.items[index]!;

const rankings = Object.values(TYPICAL_BODIES).map((measurements) =>
  rank(compiled, featuresOf({ measurements, bodyConcerns: [] })),
);

/** How many of the first six of a category have the color of one of the two before. */
function repeats(ranked: ReturnType<typeof rank>): number {
  const { items } = catalog;
  return [...new Set(items.map(({ category }) => category))].reduce((sum, category) => {
    const colors = ranked
      .map(({ index }) => itemAt(index))
      .filter((item) => item.category === category && isListed(item))
      .slice(0, 6)
      .map(({ colors: [color] }) => color && colorFamilyOf(color.hex));
    return (
      sum +
      colors.filter((color, at) => at > 0 && colors.slice(Math.max(0, at - 2), at).includes(color)).length
    );
  }, 0);
}

describe('varied', () => {
  it('varied lets neighbors differ in color', () => {
    const [before, after] = [rankings, rankings.map((ranked) => varied(ranked, catalog))].map((lists) =>
      lists.reduce((sum, list) => sum + repeats(list), 0),
    );
    expect(after!).toBeLessThan(before! * 0.6);
  });

  it('varied puts nothing before what is a point better, and keeps the first ten of each category', () => {
    for (const ranked of rankings) {
      const order = varied(ranked, catalog);
      const first = order.map(({ index }) => index);
      expect([...first].sort()).toEqual(ranked.map(({ index }) => index).sort());
      for (const category of new Set(catalog.items.map((item) => item.category))) {
        const own = (list: typeof ranked) =>
          list.filter(({ index }) => itemAt(index).category === category && isListed(itemAt(index)));
        const [was, is] = [own(ranked), own(order)];
        expect(new Set(is.slice(0, 10))).toEqual(new Set(was.slice(0, 10)));
        const late = is.flatMap((one, at) =>
          is
            .slice(at + 1)
            .filter((other) => was.indexOf(other) < was.indexOf(one) && other.score >= one.score + 1),
        );
        expect(late).toEqual([]);
      }
    }
  });

  it('varied says the same each time', () => {
    expect(varied(rankings[0]!, catalog)).toEqual(varied(rankings[0]!, catalog));
  });
});
