import type { FeedRow } from '@figura/garments';
import type { LocatedRow } from '../../garments/feeds/located-row';
import { createGoogleRow } from '../testing/feeds';
import type { FeedProduct } from './feed-product';
import { listFeedProducts } from './feed-products';

const NOW = new Date('2026-11-24T12:00:00Z');

async function* locateRows(rows: readonly FeedRow[]): AsyncGenerator<LocatedRow> {
  for (const [index, row] of rows.entries()) yield Promise.resolve({ row, place: `Line ${index + 2}` });
}

async function read(...rows: FeedRow[]) {
  const products = [];
  for await (const product of listFeedProducts(locateRows(rows), 'google', { currency: 'EUR' }, NOW))
    products.push(product);
  return products as FeedProduct[];
}

const wrap = (id: string, size: string, more: Record<string, string> = {}) =>
  createGoogleRow(id, { title: 'Wrap dress', color: 'Black', size, ...more });

describe('Rows of one model', () => {
  it.each([
    ['a group', { item_group_id: 'w' }],
    ['the same title and brand', {}],
  ])('become one product with all sizes in stock by %s', async (_, more) => {
    const products = await read(
      wrap('1', 'S', { ...more, availability: 'out_of_stock' }),
      wrap('2', 'M', { ...more, description: '' }),
      wrap('3', 'L', { ...more, description: '' }),
    );
    expect(products).toMatchObject([
      {
        id: '1',
        title: 'Wrap dress',
        sizes: ['M', 'L'],
        inStock: true,
        link: expect.stringContaining('/2') as string,
      },
    ]);
  });

  it('become one product if titles end with sizes and colors, even with other rows in between', async () => {
    const products = await read(
      wrap('1', 'S', { title: 'Wrap dress - Black, S' }),
      wrap('2', 'S', { title: 'Wrap dress - Red, S', color: 'Red', description: '' }),
      createGoogleRow('x', { title: 'Linen shirt' }),
      wrap('3', 'M', { title: 'Wrap dress - Black, M', description: '' }),
      wrap('4', 'M', { title: 'Wrap dress - Red, M', color: 'Red', description: '' }),
    );
    expect(products).toMatchObject([
      { id: '1', title: 'Wrap dress - Black', sizes: ['S', 'M'] },
      { id: '2', title: 'Wrap dress - Red', sizes: ['S', 'M'] },
      { id: 'x', sizes: [] },
    ]);
    expect(products[0]!.group).toBe(products[1]!.group);
    expect(products[2]!.group).toBe('');
  });

  it('take their sizes from the titles when no column has them', async () => {
    const titles = ['Wrap dress (38)', 'Wrap dress (40)', 'Wrap dress, Gr. 42'];
    const rows = titles.map((title, index) =>
      createGoogleRow(`${index}`, { title, color: 'Black', description: 'Soft.' }),
    );
    expect(await read(...rows)).toMatchObject([{ id: '0', title: 'Wrap dress', sizes: ['38', '40', '42'] }]);
  });

  it('share what only the first row says, across colors', async () => {
    const products = await read(
      wrap('1', 'S', {
        item_group_id: 'w',
        gender: 'female',
        description: 'In jersey.',
        product_type: 'Dresses',
      }),
      wrap('2', 'S', { item_group_id: 'w', gender: '', description: '', product_type: '', color: 'Red' }),
    );
    expect(products.map(({ text }) => [text.description, text.category])).toEqual([
      ['In jersey.', 'Dresses'],
      ['In jersey.', 'Dresses'],
    ]);
  });

  it.each([
    ['no sizes', [wrap('1', ''), wrap('2', '')], 2],
    ['the same size twice', [wrap('1', 'S'), wrap('2', 'S')], 2],
    ['other descriptions', [wrap('1', 'S'), wrap('2', 'M', { description: 'Another, in silk.' })], 2],
    ['other brands', [wrap('1', 'S'), wrap('2', 'M', { brand: 'Ida' })], 2],
    ['other colors', [wrap('1', 'S'), wrap('2', 'M', { color: 'Red' })], 2],
  ])('stay separate products with %s', async (_, rows, count) => {
    expect(await read(...rows)).toHaveLength(count);
  });

  it("leave out children's sizes and name bad rows", async () => {
    const products = await read(
      wrap('1', '4-5 years', { item_group_id: 'w' }),
      wrap('2', 'S', { item_group_id: 'w' }),
      wrap('3', 'M', { item_group_id: 'w', price: '49.90 - 59.90 EUR' }),
      wrap('4', 'L', { item_group_id: 'w' }),
    );
    expect(products).toMatchObject([
      { id: '1', cuts: [] },
      { id: '2', cuts: ['womens'], sizes: ['S', 'L'] },
      { place: 'Line 4', problem: 'its price is a range: 49.90 - 59.90 EUR' },
    ]);
  });

  it('are released in order before too many are held', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) =>
      wrap(`${index}`, 'S', { item_group_id: `${index}` }),
    );
    const products = await read(...rows, wrap('last', 'M', { item_group_id: '0' }));
    expect(products.map(({ id }) => id)).toEqual([...rows.map(({ id }) => id), 'last']);
  });
});

describe('Stock', () => {
  it.each<[FeedRow, boolean]>([
    [{ availability: 'https://schema.org/InStock' }, true],
    [{ availability: 'pre-order' }, true],
    [{ availability: 'auf Lager' }, true],
    [{ availability: 'en stock' }, true],
    [{ availability: 'op voorraad' }, true],
    [{ availability: 'https://schema.org/OutOfStock' }, false],
    [{ availability: 'ausverkauft' }, false],
    [{ quantity: '0' }, false],
    [{ quantity: '12' }, true],
    [{ expiration_date: '2026-01-01T00:00Z' }, false],
    [{ expiration_date: '2027-01-01T00:00Z' }, true],
    [{ expiration_date: 'never' }, true],
  ])('of %j is available: %p', async (row, inStock) => {
    expect(await read({ ...createGoogleRow('1'), ...row })).toMatchObject([{ inStock }]);
  });
});
