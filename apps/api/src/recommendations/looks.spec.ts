import { loadCatalog } from '@figura/catalog';
import { BODY_CONCERNS, CATEGORIES, HORIZONTAL_TYPES, VERTICAL_TYPES } from '@figura/contracts';
import { compileKnowledge, featuresOf, rank } from '@figura/styling';

const ENOUGH = 6;
const TAPE = {
  shoulders: 40,
  chest: 38,
  waist: 30,
  hips: 40,
  headToChest: 17,
  chestToCrotch: 16,
  crotchToKnee: 13,
  kneeToFloor: 17,
};
/** The chest of the tape that is none of the body's features, one that is full and one that is small. */
const CHESTS = [TAPE.chest, 45, 32];

const catalog = loadCatalog();
const compiled = compileKnowledge(catalog);
const types = HORIZONTAL_TYPES.flatMap((letter) =>
  VERTICAL_TYPES.map((digit) => `${letter}${digit}` as const),
);

it.each(types)('the catalog has enough of each category for %s, with any one concern', (combined) => {
  const thin = CHESTS.flatMap((chest) =>
    [[], ...BODY_CONCERNS.map((concern) => [concern])].flatMap((bodyConcerns) => {
      const ranked = rank(
        compiled,
        featuresOf({ combined, measurements: { ...TAPE, chest }, bodyConcerns }),
      ).map(({ index }) => catalog.items[index]!.category);
      return CATEGORIES.map((category) => ({
        bodyConcerns,
        chest,
        category,
        items: ranked.filter((name) => name === category).length,
      })).filter(({ items }) => items < ENOUGH);
    }),
  );
  expect(thin).toEqual([]);
});
