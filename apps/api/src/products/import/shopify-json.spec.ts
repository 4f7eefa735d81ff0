import { Readable } from 'node:stream';
import { readFeedRows } from '../../garments/feeds/feed-rows';
import { getGarmentReader } from '../../garments/garment-reader';
import type { FeedProduct } from './feed-product';
import { listFeedProducts } from './feed-products';

const NOW = new Date('2026-11-24T12:00:00Z');
const SHOP = { currency: 'EUR', site: 'https://ida.example' };

const ida = {
  id: 1,
  title: 'Ida',
  handle: 'ida',
  body_html: '<p>Soft poplin.</p>',
  published_at: '2026-01-01T10:00:00+01:00',
  vendor: 'Ida & Co',
  product_type: 'Womens',
  tags: ['New', 'Shirts'],
  variants: [
    { id: 11, option1: 'S', price: '80.00', compare_at_price: null, available: true, featured_image: null },
    { id: 12, option1: 'M', price: '80.00', compare_at_price: '', available: false, featured_image: null },
  ],
  images: [{ id: 5, src: 'https://cdn.ida.example/ida.jpg' }],
  options: [{ name: 'Size', position: 1, values: ['S', 'M'] }],
};

const fromAdmin = {
  ...ida,
  status: 'active',
  tags: 'New, Shirts',
  variants: [
    {
      id: 11,
      option1: 'S',
      price: '80.00',
      inventory_quantity: 3,
      inventory_management: 'shopify',
      image_id: 5,
    },
    {
      ...{ id: 12, option1: 'M', price: '80.00', inventory_quantity: 0, inventory_management: 'shopify' },
      ...{ inventory_policy: 'deny', image_id: null },
    },
  ],
  image: { src: 'https://cdn.ida.example/ida.jpg' },
};

async function read(...products: object[]) {
  const found = [];
  const rows = readFeedRows(Readable.from([Buffer.from(JSON.stringify({ products }))]), 'shopify');
  for await (const product of listFeedProducts(rows, 'shopify', SHOP, NOW)) found.push(product);
  return found as FeedProduct[];
}

describe('Shopify products as JSON', () => {
  it.each([
    ['products.json', ida],
    ['the admin API', fromAdmin],
    ['labels in one line', { ...ida, tags: 'Womens, type:shirts' }],
  ])('are read from %s, with their type from their labels', async (_, product) => {
    const [found] = await read(product);
    expect(found).toMatchObject({
      id: 'ida',
      sizes: ['S'],
      inStock: true,
      image: 'https://cdn.ida.example/ida.jpg',
      price: { cents: 8_000 },
    });
    expect(getGarmentReader().read(found!.text)).toMatchObject({ category: 'Tops', type: 'shirt' });
  });

  it('have no type if their labels name several kinds of things', async () => {
    const [found] = await read({ ...ida, tags: ['Shirts', 'Trousers', 'Bags'] });
    expect(getGarmentReader().read(found!.text).category).toBeNull();
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['archived', { status: 'ARCHIVED' }],
    ['not published', { published_at: null }],
    ['not published yet', { published_at: '2027-01-01T00:00:00Z' }],
  ])('are out of stock when they are %s', async (_, more) => {
    expect(await read({ ...ida, ...more })).toMatchObject([{ inStock: false }]);
    expect(await read({ ...fromAdmin, ...more })).toMatchObject([{ inStock: false }]);
  });

  it.each([
    ['a gift card', { gift_card: true }, 'notClothing'],
    ['a gift card by its type', { title: 'Ida voucher', product_type: 'Gift Card' }, 'notClothing'],
    ['homeware by its labels', { tags: ['Homeware'] }, 'notClothing'],
  ])('are skipped as %s', async (_, more, name) => {
    expect(await read({ ...ida, ...more })).toMatchObject([{ [name]: true }]);
  });

  it.each([
    ['men by its labels', { tags: 'Shirts, gender:mens' }, ['mens']],
    ['men by its title', { title: 'Ida shirt (Men)' }, ['mens']],
    [
      'children by its sizes',
      { options: [{ name: 'Age' }], variants: [{ option1: '4-5 years', price: '10.00' }] },
      [],
    ],
  ])('are cut for %s', async (_, more, cuts) => {
    expect(await read({ ...ida, ...more })).toMatchObject([{ cuts }]);
  });

  it("with several genders are read in women's sizes", async () => {
    const options = [{ name: 'Gender' }, { name: 'Size' }];
    const variants = [
      { id: 1, option1: 'Men', option2: 'L', price: '90.00' },
      { id: 2, option1: 'Women', option2: 'S', price: '80.00' },
      { id: 3, option1: 'Women', option2: 'M', price: '80.00' },
    ];
    expect(await read({ ...ida, options, variants })).toMatchObject([
      { id: 'ida', cuts: ['womens'], sizes: ['S', 'M'], price: { cents: 8_000 } },
    ]);
    expect(await read({ ...ida, options, variants: variants.slice(0, 1) })).toMatchObject([
      { cuts: ['mens'] },
    ]);
  });

  it.each<[string, object, string]>([
    ['no title', { title: null }, 'its "title" is not in Shopify’s format'],
    ['labels of numbers', { tags: [1] }, 'its "tags" is not in Shopify’s format'],
    ['invalid variants', { variants: ['S'] }, 'its "variants.0" is not in Shopify’s format'],
    ['a price in words', { variants: [{ price: 'ask' }] }, 'its Variant Price is not a valid amount'],
  ])('are reported with the error: %s', async (_, more, problem) => {
    expect(await read(ida, { ...ida, handle: 'two', ...more })).toMatchObject([
      { id: 'ida' },
      { place: 'Product 2', problem },
    ]);
  });
});
