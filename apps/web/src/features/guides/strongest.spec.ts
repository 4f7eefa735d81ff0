/** @jest-environment node */
import type { Recommendation } from '@figura/contracts';
import { createRecommendation, createSomeLooks } from '../../lib/testing/a-recommendation';
import { chooseStrongest } from './strongest';

const guide = (...recommendations: Partial<Recommendation>[]) => [
  {
    clothingAttribute: 'any',
    displayName: 'Any',
    recommendations: recommendations.map((overrides, index) =>
      createRecommendation({ _id: `${index}`, clothingAttribute: `attribute-${index}`, ...overrides }),
    ),
  },
];
const listRatings = (recommendations: readonly Recommendation[]) =>
  recommendations.map(({ rating }) => rating);
const listIds = (recommendations: readonly Recommendation[]) => recommendations.map(({ _id }) => _id);

it('the strongest of a guide are of both sides, what to choose first', () => {
  const groups = guide(...[-3, 1, -3, 2, -3, -3, 1, 3].map((rating) => ({ rating })));
  expect(listRatings(chooseStrongest(groups))).toEqual([3, 2, -3, -3, -3]);
});

it('the strongest of a guide with one side alone are of that side', () => {
  expect(listRatings(chooseStrongest(guide(...[1, 2, 3, 1, 2, 3].map((rating) => ({ rating })))))).toEqual([
    3, 3, 2, 2, 1,
  ]);
});

it('the strongest of a guide are of an attribute each, as far as there are others', () => {
  const fabrics = Array.from({ length: 3 }, () => ({ clothingAttribute: 'fabric', rating: 3 }));
  const groups = guide(...fabrics, { rating: 2 }, { rating: -2 }, { rating: -1 }, { rating: 1 });
  expect(listIds(chooseStrongest(groups))).toEqual(['0', '3', '6', '5', '4']);
});

it('of equally strong ones those with a picture come first', () => {
  const groups = guide(...Array.from({ length: 5 }, () => ({ rating: -1 })), {
    rating: -1,
    representativeItems: createSomeLooks('top', 1),
  });
  expect(listIds(chooseStrongest(groups))).toContain('5');
});

it('a guide of no more than five has nothing to single out', () => {
  expect(chooseStrongest(guide({}, {}, {}, {}, {}))).toEqual([]);
});
