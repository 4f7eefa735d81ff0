import { loadCatalog } from '@figura/catalog';
import { BODY_CONCERNS, CATEGORIES } from '@figura/contracts';
import { compileKnowledge, featuresOf, rank, TYPICAL_BODIES } from '@figura/styling';
import { listedIn } from '../catalog/listed';

const ENOUGH = 5;

const catalog = loadCatalog();
const compiled = compileKnowledge(catalog);

it.each(Object.entries(TYPICAL_BODIES))(
  'the catalog has enough items of each category for %s with any one concern',
  (_code, measurements) => {
    const thin = [[], ...BODY_CONCERNS.map((concern) => [concern])].flatMap((bodyConcerns) => {
      const ranked = rank(compiled, featuresOf({ measurements, bodyConcerns }))
        .map(({ index }) => catalog.items[index]!)
        .filter(listedIn(catalog))
        .map(({ category }) => category);
      return CATEGORIES.map((category) => ({
        bodyConcerns,
        category,
        items: ranked.filter((name) => name === category).length,
      })).filter(({ items }) => items < ENOUGH);
    });
    expect(thin).toEqual([]);
  },
);
