import type { FeedRow } from '@figura/garments';
import type { LocatedRow } from '../../garments/feeds/located-row';
import { feedProducts } from './feed-product';

async function* located(rows: readonly FeedRow[]): AsyncGenerator<LocatedRow> {
  for (const row of rows) yield Promise.resolve({ row, place: 'Line 2' });
}

async function shopify(...rows: FeedRow[]) {
  const products = [];
  for await (const product of feedProducts(located(rows), 'shopify', { currency: 'EUR' }))
    products.push(product);
  return products;
}

const ida = { Handle: 'ida', Title: 'Ida dress', 'Variant Price': '80.00' };
const variant = (size: string, more: FeedRow = {}): FeedRow => ({
  ...{ Handle: 'ida', 'Option2 Value': size, 'Variant Price': '80.00' },
  ...more,
});

describe('feedProducts', () => {
  it("reads the sizes in stock from Shopify's variants, whose first row names the option", async () => {
    const products = await shopify(
      {
        ...ida,
        'Option1 Name': 'Color',
        'Option1 Value': 'Red',
        'Option2 Name': 'Size',
        'Option2 Value': 'small',
      },
      variant('M'),
      variant('L', { 'Variant Available': 'false' }),
      variant('XL', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0' }),
      variant('2XL', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '3' }),
    );
    expect(products).toMatchObject([{ id: 'ida', sizes: ['S', 'M', 'XXL'] }]);
  });

  it('knows no sizes of a product that has no option of that name', async () => {
    expect(
      await shopify({ ...ida, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }),
    ).toMatchObject([{ sizes: [] }]);
  });
});
