import type { Cut } from '@figura/contracts';
import type { FeedRow } from '@figura/garments';
import type { LocatedRow } from '../../garments/feeds/located-row';
import type { FeedProduct } from './feed-product';
import { listFeedProducts } from './feed-products';
import { createGoogleRow } from '../testing/feeds';

async function* locateRows(rows: readonly FeedRow[]): AsyncGenerator<LocatedRow> {
  for (const row of rows) yield Promise.resolve({ row, place: 'Line 2' });
}

const NOW = new Date('2026-11-24T12:00:00Z');
const SHOP = { currency: 'EUR', site: 'https://ida.example' };

async function readShopifyProducts(...rows: FeedRow[]) {
  const products = [];
  for await (const product of listFeedProducts(locateRows(rows), 'shopify', SHOP, NOW))
    products.push(product);
  return products;
}

async function readGoogleProduct(row: FeedRow) {
  for await (const product of listFeedProducts(
    locateRows([{ ...createGoogleRow('a1'), ...row }]),
    'google',
    SHOP,
    NOW,
  ))
    return product;
  return null;
}

const ida = { Handle: 'ida', Title: 'Ida dress', 'Variant Price': '80.00' };
const collectVariant = (size: string, more: FeedRow = {}): FeedRow => ({
  ...{ Handle: 'ida', 'Option2 Value': size, 'Variant Price': '80.00' },
  ...more,
});

describe('listFeedProducts', () => {
  it("reads the sizes in stock from Shopify's variants, whose first row names the option", async () => {
    const products = await readShopifyProducts(
      {
        ...ida,
        'Option1 Name': 'Color',
        'Option1 Value': 'Red',
        'Option2 Name': 'Size',
        'Option2 Value': 'small',
      },
      collectVariant('M'),
      collectVariant('L', { 'Variant Available': 'false' }),
      collectVariant('XL', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0' }),
      collectVariant('2XL', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '3' }),
    );
    expect(products).toMatchObject([{ id: 'ida', sizes: ['S', 'M', 'XXL'] }]);
  });

  it('reads no sizes from a product without such an option', async () => {
    expect(
      await readShopifyProducts({ ...ida, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }),
    ).toMatchObject([{ sizes: [] }]);
  });

  it('reads each color of a Shopify product as a variant with its own picture, price and stock', async () => {
    const createImage = (name: string) => ({ 'Variant Image': `https://cdn.example/${name}.jpg` });
    const createColor = (value: string) => ({ 'Option1 Value': value });
    const products = await readShopifyProducts(
      {
        ...ida,
        'Option1 Name': 'Color',
        'Option2 Name': 'Size',
        'Option2 Value': 'S',
        ...createColor('Navy'),
        ...createImage('navy'),
      },
      collectVariant('M', createColor('Navy')),
      collectVariant('M', {
        ...createColor('Red'),
        ...createImage('red'),
        'Variant Price': '70.00',
        'Variant ID': '12',
      }),
      collectVariant('L', { ...createColor('red'), 'Variant Available': 'false' }),
      { Handle: 'ida', 'Image Src': 'https://cdn.example/back.jpg' },
      collectVariant('M', { ...createColor('Green'), 'Variant Available': 'false' }),
    );
    expect(products).toMatchObject([
      {
        id: 'ida',
        group: 'ida',
        text: { color: 'Navy' },
        sizes: ['S', 'M'],
        image: createImage('navy')['Variant Image'],
      },
      { id: 'ida red', group: 'ida', text: { color: 'Red' }, sizes: ['M'], price: { cents: 7_000 } },
      { id: 'ida green', inStock: false },
    ]);
    expect(products[1]).toMatchObject({
      link: 'https://ida.example/products/ida?variant=12',
      image: 'https://cdn.example/red.jpg',
    });
  });

  it.each<[string, FeedRow, readonly Cut[]]>([
    ["the column of Google's app", { 'Google Shopping / Gender': 'Male' }, ['mens']],
    ['its age group', { 'Google Shopping / Age Group': 'kids' }, []],
    ['a metafield', { 'Target gender (product.metafields.shopify.target-gender)': 'male' }, ['mens']],
    ['a label', { Tags: 'sale, mens' }, ['mens']],
    [
      'its category',
      { 'Product Category': 'Apparel & Accessories > Clothing > Baby & Toddler Clothing' },
      [],
    ],
    ['its title', { Title: "Men's Oxford shirt" }, ['mens']],
    ['both genders', { 'Google Shopping / Gender': 'Unisex' }, ['womens', 'mens']],
  ])('reads the cut of a Shopify product from %s', async (_, row, cuts) => {
    expect(await readShopifyProducts({ ...ida, ...row })).toMatchObject([{ cuts }]);
  });

  it.each<[FeedRow, readonly Cut[]]>([
    [{ gender: 'male' }, ['mens']],
    [{ gender: 'Men' }, ['mens']],
    [{ gender: '', age_group: 'Kids' }, []],
    [{ gender: 'male', age_group: 'kids' }, []],
    [{ gender: 'male', title: 'Boys slim jeans' }, []],
    [{ gender: '', title: 'Mens slim jeans' }, ['mens']],
    [{ gender: '', product_type: 'Apparel > Men > Shirts' }, ['mens']],
    [{ gender: '', product_type: 'Apparel > Boys > Shirts' }, []],
    [{ gender: 'unisex', title: 'Boys of summer tee' }, ['womens', 'mens']],
    [{ gender: '', title: 'Boyfriend jeans' }, ['womens']],
    [{ gender: '', title: 'Menswear-inspired blazer' }, ['womens']],
    [{ gender: '', title: 'Baby blue babydoll dress' }, ['womens']],
    [{ gender: '', title: 'Dog raincoat' }, []],
  ])('reads the cut of the Google row %p as %p', async (row, cuts) => {
    expect(await readGoogleProduct(row)).toMatchObject({ cuts });
  });

  it.each([
    ['', 3_990, undefined],
    ['2026-11-20T00:00Z/2026-11-30T00:00+0100', 3_990, '2026-11-29T23:00:00.000Z'],
    ['2026-12-01T00:00Z/2026-12-31T00:00Z', undefined, '2026-12-01T00:00:00.000Z'],
    ['2020-01-01T00:00Z/2020-02-01T00:00Z', undefined, undefined],
    ['soon', 3_990, undefined],
  ])('shows a sale price during the sale: %p', async (period, cents, changesAt) => {
    const product = (await readGoogleProduct({
      sale_price: '39.90 EUR',
      sale_price_effective_date: period,
    })) as FeedProduct;
    expect(product.price.cents).toBe(4_990);
    expect(product.salePrice?.cents).toBe(cents);
    expect(product.saleChangesAt?.toISOString()).toBe(changesAt);
  });

  it('uses another picture when the first one is unusable', async () => {
    const image_link = 'http://nordlicht.example/a.jpg';
    const additional_image_link = 'https://nordlicht.example/b.jpg,https://nordlicht.example/c.jpg';
    expect(await readGoogleProduct({ image_link, additional_image_link })).toMatchObject({
      image: 'https://nordlicht.example/b.jpg',
    });
    expect(await readGoogleProduct({ image_link: 'javascript:alert(1)' })).toMatchObject({ image: '' });
  });

  it('removes markup from titles and brands', async () => {
    const row = { title: 'Cotton &amp; linen <b>tee</b>', brand: 'Ida &amp; Co' };
    expect(await readGoogleProduct(row)).toMatchObject({ title: 'Cotton & linen  tee', brand: 'Ida & Co' });
    expect(await readGoogleProduct({ title: 'Robe &amp;eacute;t&eacute; &Uuml;ber &szlig;' })).toMatchObject({
      title: 'Robe été Über ß',
    });
    expect(await readGoogleProduct({ title: '<![CDATA[Linen <b>tee</b>]]>' })).toMatchObject({
      title: 'Linen  tee',
    });
    expect(await readGoogleProduct({ title: '&lt;script&gt;alert(1)&lt;/script&gt;' })).toMatchObject({
      title: '<script>alert(1)</script>',
    });
    expect(await readGoogleProduct({ title: '<script>alert(1)</script>' })).toMatchObject({
      problem: 'it has no title',
    });
  });

  it.each(['in stock', 'In_Stock', 'preorder', 'backorder', 'available for order', 'instock', ''])(
    'availability %p is in stock',
    async (availability) =>
      expect(await readGoogleProduct({ availability })).toMatchObject({ inStock: true }),
  );
  it.each(['out of stock', 'out_of_stock', 'outofstock', 'discontinued', 'no'])(
    'availability %p is out of stock',
    async (availability) =>
      expect(await readGoogleProduct({ availability })).toMatchObject({ inStock: false }),
  );
});
