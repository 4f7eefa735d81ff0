import { SEASONS, type CatalogItem } from '@figura/catalog';
import { CATEGORIES, CLOTHING_CATEGORIES, type Season, type TapeMeasurements } from '@figura/contracts';
import {
  arrangeLooks,
  getColorFamily,
  compileKnowledge,
  EVERYDAY,
  listFeatures,
  isShown,
  rank,
  TYPICAL_BODIES,
  type Showing,
} from '@figura/styling';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

const catalog = readBuiltInCatalog();
const compiled = compileKnowledge(catalog);

const SIZES = [0.85, 1, 1.25];
const BODIES: TapeMeasurements[] = Object.values(TYPICAL_BODIES).flatMap((body) =>
  SIZES.map((size) => ({
    ...body,
    shoulders: body.shoulders * size,
    chest: body.chest * size,
    waist: body.waist * size,
    hips: body.hips * size,
  })),
);

function listPlaces(measurements: TapeMeasurements, showing: Showing) {
  const ranked = rank(compiled, listFeatures({ measurements, bodyConcerns: [] }));
  return arrangeLooks(ranked, catalog.items, compiled, showing)
    .map((place) => ({ item: catalog.items[place.index]!, suits: place.score >= 1 }))
    .filter(({ item }) => isShown(item, showing));
}

const listLooks = (measurements: TapeMeasurements, showing: Showing): CatalogItem[] =>
  listPlaces(measurements, showing).map(({ item }) => item);

const createSeasonShowing = (season: Season): Showing => ({ ...EVERYDAY, seasons: [season] });
const listByCategory = (looks: readonly CatalogItem[], count: number) =>
  CATEGORIES.map((name) => looks.filter(({ category }) => category === name).slice(0, count));
const describePair = ({ type, colors: [color] }: CatalogItem) => `${type} ${getColorFamily(color!.hex)}`;
const countStaples = (looks: readonly CatalogItem[]) =>
  new Set(looks.filter(({ staple }) => staple).map(describePair)).size;

describe.each(SEASONS)('Looks of all codes in three sizes in %s', (season) => {
  const places = BODIES.map((body) => listPlaces(body, createSeasonShowing(season)));
  const lists = places.map((looks) => looks.map(({ item }) => item));

  it('contain nothing with a context, nothing niche and nothing out of season', () => {
    const wrong = lists
      .flat()
      .filter(
        (item) =>
          item.contexts.length > 0 ||
          item.status === 'niche' ||
          item.status === 'retired' ||
          (item.status === 'seasonal' && !item.season.includes(season)),
      );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('contain two staples in each first five, if two suit the body', () => {
    for (const looks of places)
      for (const category of CATEGORIES) {
        const own = looks.filter(({ item }) => item.category === category);
        const suiting = CLOTHING_CATEGORIES.includes(category) ? own.filter(({ suits }) => suits) : own;
        const first = own.slice(0, 5);
        expect(countStaples(first.map(({ item }) => item))).toBeGreaterThanOrEqual(
          Math.min(2, countStaples(suiting.map(({ item }) => item))),
        );
        if (suiting.length >= 10)
          expect(first.filter((place) => !suiting.includes(place)).map(({ item }) => item.id)).toEqual([]);
      }
  });

  it('repeat no type and color in a first five, if there are others', () => {
    for (const looks of lists)
      for (const own of listByCategory(looks, Infinity)) {
        const kinds = new Set(own.map(describePair)).size;
        expect(new Set(own.slice(0, 5).map(describePair)).size).toBe(Math.min(5, kinds));
      }
  });

  it('start with the same item for at most 12% of bodies', () => {
    for (const category of CATEGORIES) {
      const leads = lists.map((looks) => looks.find((item) => item.category === category)?.id);
      const most = Math.max(...leads.map((lead) => leads.filter((other) => other === lead).length));
      expect({ category, isCommon: most > 0.12 * lists.length }).toEqual({ category, isCommon: false });
    }
  });
});

it('arrangeLooks keeps every item and the order of categories, and is deterministic', () => {
  const ranked = rank(compiled, listFeatures({ measurements: TYPICAL_BODIES.B2, bodyConcerns: [] }));
  const showing = createSeasonShowing('spring');
  const arranged = arrangeLooks(ranked, catalog.items, compiled, showing);
  expect(new Set(arranged)).toEqual(new Set(ranked));
  expect(arranged.map(({ index }) => catalog.items[index]!.category)).toEqual(
    ranked.map(({ index }) => catalog.items[index]!.category),
  );
  expect(arrangeLooks(ranked, catalog.items, compiled, showing)).toEqual(arranged);
});

it('the first looks in a pregnancy include maternity clothes', () => {
  for (const body of BODIES) {
    const looks = listLooks(body, { ...EVERYDAY, contexts: ['maternity'], seasons: ['fall'] });
    const first = listByCategory(looks, 10).flat();
    expect(first.some(({ contexts }) => contexts.includes('maternity'))).toBe(true);
  }
});
