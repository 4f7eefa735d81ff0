import { WEARS, type CatalogItemType } from '@figura/catalog';
import { listedIn } from './listed';

const itemTypes = WEARS.map((wear): CatalogItemType => ({
  slug: `${wear}-piece`,
  category: 'Accessories',
  displayName: `Piece for ${wear}`,
  wear,
  covers: [],
  needs: [],
  rated: [],
  possible: {},
  apart: [],
}));
const wearsListed = (...requested: Parameters<typeof listedIn>[1] & {}) =>
  WEARS.filter((wear) => listedIn({ itemTypes }, requested)({ type: `${wear}-piece` }));

describe('listedIn', () => {
  it('lists clothes for the day alone where nothing else is asked for', () => {
    expect(wearsListed()).toEqual(['day']);
  });

  it('lists swimwear and sportswear where they are asked for', () => {
    expect(wearsListed('sport')).toEqual(['day', 'sport']);
    expect(wearsListed('swim', 'sport')).toEqual(['day', 'swim', 'sport']);
  });

  it('lists no item of a type that the catalog does not have', () => {
    expect(listedIn({ itemTypes }, ['swim', 'sport'])({ type: 'cape' })).toBe(false);
  });
});
