import { listShopSearches } from './shop-searches';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

const SHOP = { name: 'Second Hand', search: 'https://shop.example/find?q={words}' };

describe('shopSearches', () => {
  it('puts the words into the search of each shop, in their order', () => {
    const other = { name: 'Other', search: 'https://other.example/{words}/all' };
    expect(listShopSearches([SHOP, other], ['wrap dress', 'v-neck'], 'en')).toEqual([
      { name: 'Second Hand', url: 'https://shop.example/find?q=wrap%20dress%20v-neck' },
      { name: 'Other', url: 'https://other.example/wrap%20dress%20v-neck/all' },
    ]);
  });

  it('searches for the first three words alone', () => {
    expect(listShopSearches([SHOP], ['a', 'b', 'c', 'd'], 'en')[0]!.url).toBe(
      'https://shop.example/find?q=a%20b%20c',
    );
  });

  it('leaves no words that could add a parameter', () => {
    expect(listShopSearches([SHOP], ['a&b=c#d$&'], 'en')[0]!.url).toBe(
      'https://shop.example/find?q=a%26b%3Dc%23d%24%26',
    );
  });

  it('whose language has shops of its own is led to those alone', () => {
    const german = { name: 'Zweite Hand', search: 'https://shop.example/suche?q={words}', language: 'de' };
    const listNames = (reader: string) =>
      listShopSearches([SHOP, german], ['a'], reader).map(({ name }) => name);
    expect(listNames('de')).toEqual(['Zweite Hand']);
    expect(listNames('en')).toEqual(['Second Hand']);
    expect(listNames('fr')).toEqual(['Second Hand']);
  });

  it.each([
    ['en', /\.com$/],
    ['de', /(\.de|www\.asos\.com)$/],
  ])(
    'leads in %s from the catalog to shops that exist, and tells them nothing but the words',
    (reader, hosts) => {
      const searches = listShopSearches(readBuiltInCatalog().shops, ['dress'], reader);
      expect(searches.length).toBeGreaterThan(0);
      for (const { url } of searches) {
        const { hostname, search } = new URL(url);
        expect(hostname).toMatch(hosts);
        expect(search).toMatch(/^\?\w+=dress$/);
      }
    },
  );
});
