import { SEASONS, type CatalogItem } from '@figura/catalog';
import { toCoarseBody } from '@figura/classifier';
import { CATEGORIES, PASSPORT_RULES, type Season, type TapeMeasurements } from '@figura/contracts';
import {
  arrangeLooks,
  compileKnowledge,
  EVERYDAY,
  isShown,
  listFeatures,
  listNotableFeatures,
  rank,
  TYPICAL_BODIES,
} from '@figura/styling';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { chooseRules, hasSuch, listFirstChoices } from './choose-rules';

const catalog = readBuiltInCatalog();
const compiled = compileKnowledge(catalog);
const recommendations = new Map(
  catalog.features.map(({ key }) => [key, catalog.recommendations.filter(({ feature }) => feature === key)]),
);

function listLooks(measurements: TapeMeasurements, season: Season) {
  const features = listFeatures({ measurements, bodyConcerns: [] });
  const showing = { ...EVERYDAY, seasons: [season] };
  const looks = arrangeLooks(rank(compiled, features), catalog.items, compiled, showing)
    .map(({ index }): CatalogItem => catalog.items[index]!)
    .filter((item) => isShown(item, showing));
  return { features, looks };
}

describe.each(Object.entries(TYPICAL_BODIES))('The passport of %s', (_, measurements) => {
  it.each(SEASONS)('advises against nothing that a first choice of %s has', (season) => {
    const { looks: own } = listLooks(measurements, season);
    const firstChoices = CATEGORIES.flatMap((name) => own.find(({ category }) => category === name) ?? []);
    const { features, looks } = listLooks(toCoarseBody(measurements, 'womens'), season);
    const { rules, colorRules } = chooseRules(
      recommendations,
      listNotableFeatures(features),
      () => true,
      listFirstChoices(looks),
    );
    expect(rules).toHaveLength(PASSPORT_RULES);
    const contradicted = [...rules, ...colorRules]
      .filter(({ worth }) => worth < 0)
      .filter(({ recommendation }) =>
        firstChoices.some((item) => hasSuch(item, recommendation, recommendations)),
      );
    expect(contradicted).toEqual([]);
  });
});

it('a first choice with a crossed neckline prevents advice against a deep V', () => {
  const deep = recommendations.get('shoulders:narrow')!.find(({ value }) => value === 'deep-v')!;
  expect(hasSuch({ attributes: { neckline: ['wrap-neck'] } }, deep, recommendations)).toBe(true);
  expect(hasSuch({ attributes: { neckline: ['boat'] } }, deep, recommendations)).toBe(false);
});
