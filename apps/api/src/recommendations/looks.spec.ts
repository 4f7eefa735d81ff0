import {
  BEST_LOOKS_PER_CATEGORY,
  BODY_CONCERNS,
  CATEGORIES,
  MEASUREMENTS,
  type TapeMeasurements,
} from '@figura/contracts';
import {
  arrangeLooks,
  CAUTION_RATING,
  CAUTION_STRENGTH,
  checkGarment,
  compileChecks,
  compileKnowledge,
  explain,
  isAgainst,
  isShown,
  listFeatures,
  rank,
  TYPICAL_BODIES,
  TYPICAL_MEN,
  type Effect,
} from '@figura/styling';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

const ENOUGH = 5;
const ALL_YEAR = {
  contexts: ['evening', 'rain'],
  seasons: null,
  isNiche: true,
  presentation: 'womens',
} as const;
const SHOWING = { contexts: [], seasons: ['fall'], isNiche: false, presentation: 'womens' } as const;
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

it.each(MOVING)('an eighth of an inch replaces at most three of the first ten looks, around %s', (code) => {
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

const checks = compileChecks(catalog);
const CHOICE = 6;
const BODIES = [
  ...Object.entries(TYPICAL_BODIES).map(([code, tape]) => [code, tape, 'womens'] as const),
  ...Object.entries(TYPICAL_MEN).map(([name, tape]) => [name, tape, 'mens'] as const),
];

it.each(BODIES)(
  'the best looks of %s never contradict the fitting room',
  (_name, measurements, presentation) => {
    const features = listFeatures({ measurements, bodyConcerns: [], presentation });
    const showing = { ...SHOWING, presentation };
    const arranged = arrangeLooks(rank(compiled, features), catalog.items, compiled, showing).filter(
      ({ index }) => isShown(catalog.items[index]!, showing),
    );
    const name = ({ feature, attribute, value }: Effect) => `${feature} ${attribute}:${value}`;
    const isAvoided = ({ rating, strength }: Effect) =>
      rating <= CAUTION_RATING && strength >= CAUTION_STRENGTH;
    const faults = CATEGORIES.flatMap((category) => {
      const suiting = arranged.filter(
        (look) => catalog.items[look.index]!.category === category && !isAgainst(look),
      );
      const told = suiting.map(({ index }) => explain(compiled, features, index, (key) => key));
      const clean = suiting.filter(({ avoided }) => avoided === 0);
      const cleanTypes = new Set(clean.map(({ index }) => catalog.items[index]!.type));
      return suiting.slice(0, BEST_LOOKS_PER_CATEGORY).flatMap(({ index }, place) => {
        const item = catalog.items[index]!;
        const { level, reasons, cautions } = checkGarment(checks, item, features, (key) => key);
        const praised = told[place]!.reasons.map(name).filter((each) => cautions.map(name).includes(each));
        const blamed = told[place]!.cautions.map(name).filter((each) => reasons.map(name).includes(each));
        return [
          ...(level === 'poor' ? [`${item.id} is poor`] : []),
          ...[...praised, ...blamed].map((each) => `${item.id}: ${each} counts for and against`),
          ...(place === 0 && cleanTypes.size >= CHOICE
            ? cautions.filter(isAvoided).map((caution) => `${item.id} leads with ${name(caution)}`)
            : []),
        ];
      });
    });
    expect(faults).toEqual([]);
  },
);
