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

it('chooseStrongest picks from both sides, with values to choose first', () => {
  const groups = guide(...[-3, 1, -3, 2, -3, -3, 1, 3].map((rating) => ({ rating })));
  expect(listRatings(chooseStrongest(groups))).toEqual([3, 2, -3, -3, -3]);
});

it('chooseStrongest uses only one side if the guide has only one', () => {
  expect(listRatings(chooseStrongest(guide(...[1, 2, 3, 1, 2, 3].map((rating) => ({ rating })))))).toEqual([
    3, 3, 2, 2, 1,
  ]);
});

it('chooseStrongest prefers different attributes if possible', () => {
  const fabrics = Array.from({ length: 3 }, () => ({ clothingAttribute: 'fabric', rating: 3 }));
  const groups = guide(...fabrics, { rating: 2 }, { rating: -2 }, { rating: -1 }, { rating: 1 });
  expect(listIds(chooseStrongest(groups))).toEqual(['0', '3', '6', '5', '4']);
});

it('chooseStrongest prefers values with a picture among equally strong ones', () => {
  const groups = guide(...Array.from({ length: 5 }, () => ({ rating: -1 })), {
    rating: -1,
    representativeItems: createSomeLooks('top', 1),
  });
  expect(listIds(chooseStrongest(groups))).toContain('5');
});

it('chooseStrongest returns nothing for a guide of at most five values', () => {
  expect(chooseStrongest(guide({}, {}, {}, {}, {}))).toEqual([]);
});
