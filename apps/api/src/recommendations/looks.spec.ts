import { BODY_CONCERNS, CATEGORIES, MEASUREMENTS, type TapeMeasurements } from '@figura/contracts';
import { arrangeLooks, compileKnowledge, listFeatures, isShown, rank, TYPICAL_BODIES } from '@figura/styling';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

const ENOUGH = 5;
const ALL_YEAR = { contexts: ['evening', 'rain'], seasons: null, isNiche: true } as const;
const SHOWING = { contexts: [], seasons: ['fall'], isNiche: false } as const;
const LEFT = 2;

const catalog = readBuiltInCatalog();
const compiled = compileKnowledge(catalog);

it.each(Object.entries(TYPICAL_BODIES))(
  'the catalog has enough items of each category for %s with any one concern',
  (_code, measurements) => {
    const thin = [[], ...BODY_CONCERNS.map((concern) => [concern])].flatMap((bodyConcerns) => {
      const ranked = rank(compiled, listFeatures({ measurements, bodyConcerns }))
        .map(({ index }) => catalog.items[index]!)
        .filter((item) => isShown(item, ALL_YEAR));
      return CATEGORIES.map((category) => {
        const items = ranked.filter((item) => item.category === category);
        const left = items.filter((item) => isShown(item, SHOWING)).length;
        return { bodyConcerns, category, items: items.length, left };
      }).filter(({ items, left }) => items < ENOUGH || left < LEFT);
    });
    expect(thin).toEqual([]);
  },
);

const MOVING = ['A1', 'A3', 'B4', 'C2', 'D1', 'E3'] as const;

it.each(MOVING)('an eighth of an inch exchanges three of the first ten at most, around %s', (code) => {
  const body = TYPICAL_BODIES[code];
  const moved = MEASUREMENTS.flatMap((name) => {
    const steps = Array.from({ length: 33 }, (_, step) =>
      listFirstTens({ ...body, [name]: body[name] - 2 + step / 8 }),
    );
    return steps.slice(1).flatMap((after, step) =>
      CATEGORIES.map((category) => ({
        category,
        name,
        step,
        exchanged: steps[step]!.get(category)!.filter((index) => !after.get(category)!.includes(index))
          .length,
      })),
    );
  });
  expect(moved.filter(({ exchanged }) => exchanged > 3)).toEqual([]);
});

function listFirstTens(measurements: TapeMeasurements): Map<string, number[]> {
  const ranked = rank(compiled, listFeatures({ measurements, bodyConcerns: [] }));
  const arranged = arrangeLooks(ranked, catalog.items, compiled, SHOWING).filter(({ index }) =>
    isShown(catalog.items[index]!, SHOWING),
  );
  return new Map(
    CATEGORIES.map((category) => [
      category,
      arranged
        .filter(({ index }) => catalog.items[index]!.category === category)
        .slice(0, 10)
        .map(({ index }) => index),
    ]),
  );
}
