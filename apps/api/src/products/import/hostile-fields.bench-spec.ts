import type { FeedRow } from '@figura/garments';
import { MAX_ROW } from '../../garments/feeds/row-limits';
import type { ShopFormat } from '../../garments/feeds/located-row';
import { createGoogleRow } from '../testing/feeds';
import { listFeedProducts } from './feed-products';

const LENGTH = MAX_ROW / 10;
/** CPU time, so that other load does not count; normally a few milliseconds. */
const MAX_MS = 500;

const REPEATED = [
  ' ',
  '\t ',
  '1',
  '1 ',
  "1'",
  '1,',
  '.',
  ',',
  '/',
  '/men',
  '> ',
  'mens ',
  'XX-',
  'size ',
  '"',
  '<p',
  '&',
  '&#1',
  '(',
  'é',
];

const SHOPIFY: FeedRow = {
  ...{
    Handle: 'ida',
    Title: 'Ida dress',
    'Body (HTML)': 'A dress',
    Vendor: 'Ida',
    Type: 'Dresses',
    Tags: 'women',
  },
  ...{ 'Option1 Name': 'Size', 'Option1 Value': 'M', 'Option2 Name': 'Color', 'Option2 Value': 'Red' },
  ...{ 'Variant Price': '80.00', 'Variant Compare At Price': '90.00', 'Variant Image': '', 'Image Src': '' },
  ...{
    'Product Category': 'Dresses',
    'Google Shopping / Gender': 'female',
    'Google Shopping / Age Group': 'adult',
  },
};
const GOOGLE: FeedRow = {
  ...createGoogleRow('a1', {
    sale_price: '39.90 EUR',
    sale_price_effective_date: '',
    additional_image_link: '',
  }),
  ...{
    age_group: '',
    google_product_category: '',
    product_type: '',
    pattern: '',
    material: '',
    size_system: '',
  },
};

async function measureReading(format: ShopFormat, row: FeedRow): Promise<number> {
  async function* listRows() {
    yield await Promise.resolve({ row, place: 'Line 2' });
  }
  const before = process.cpuUsage();
  const shop = { currency: 'EUR', site: 'https://ida.example' };
  for await (const _ of listFeedProducts(listRows(), format, shop, new Date())) continue;
  return process.cpuUsage(before).user / 1_000;
}

describe('a row of a hostile feed', () => {
  const fields = [
    ...Object.keys(GOOGLE).map((field) => ['google', field, GOOGLE] as const),
    ...Object.keys(SHOPIFY).map((field) => ['shopify', field, SHOPIFY] as const),
  ];

  it.each(fields)('is read in no time whatever stands in it: %s, %s', async (format, field, row) => {
    const slow: object[] = [];
    for (const repeated of REPEATED) {
      const value = `1${repeated.repeat(LENGTH / repeated.length)} women!`;
      const ms = await measureReading(format, { ...row, [field]: value });
      if (ms > MAX_MS) slow.push({ repeated, ms });
    }
    expect(slow).toEqual([]);
  });
});
