import { listShopSearches } from './shop-searches';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

const SHOP = { name: 'Second Hand', search: 'https://shop.example/find?q={words}' };

describe('listShopSearches', () => {
  it("inserts the words into each shop's search URL, in the order of the shops", () => {
    const other = { name: 'Other', search: 'https://other.example/{words}/all' };
    expect(listShopSearches([SHOP, other], ['wrap dress', 'v-neck'], 'en')).toEqual([
      { name: 'Second Hand', url: 'https://shop.example/find?q=wrap%20dress%20v-neck' },
      { name: 'Other', url: 'https://other.example/wrap%20dress%20v-neck/all' },
    ]);
  });

  it('searches for the first three words only', () => {
    expect(listShopSearches([SHOP], ['a', 'b', 'c', 'd'], 'en')[0]!.url).toBe(
      'https://shop.example/find?q=a%20b%20c',
    );
  });

  it('escapes words that could add a URL parameter', () => {
    expect(listShopSearches([SHOP], ['a&b=c#d$&'], 'en')[0]!.url).toBe(
      'https://shop.example/find?q=a%26b%3Dc%23d%24%26',
    );
  });

  it("returns only the shops of the reader's language when it has some", () => {
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
  ])('returns real shops for %s, with nothing but the words in the query', (reader, hosts) => {
    const searches = listShopSearches(readBuiltInCatalog().shops, ['dress'], reader);
    expect(searches.length).toBeGreaterThan(0);
    for (const { url } of searches) {
      const { hostname, search } = new URL(url);
      expect(hostname).toMatch(hosts);
      expect(search).toMatch(/^\?\w+=dress$/);
    }
  });
});
