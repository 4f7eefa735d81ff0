import type { FeedRow } from '@figura/garments';
import { Readable } from 'node:stream';
import { readFeedRows } from './feed-rows';
import type { ShopFormat } from './located-row';

async function readRows(text: string, format: ShopFormat = 'google'): Promise<FeedRow[]> {
  const rows: FeedRow[] = [];
  for await (const { row, place } of readFeedRows(Readable.from([Buffer.from(text)]), format))
    rows.push({ ...row, place });
  return rows;
}

describe('readFeedRows', () => {
  it.each([
    ['Unix', '\n', '\n'],
    ['Windows', '\r\n', '\r\n'],
    ['old Macs', '\r', '\r'],
    ['Windows in the header only', '\r\n', '\n'],
    ['Windows in the rows only', '\n', '\r\n'],
  ])('no row is lost with the line endings of %s', async (_, first, others) => {
    const text = ['id\ttitle\tsize', ['1\tDress\tM', '2\tSkirt\tL', ''].join(others)].join(first);
    expect(await readRows(text)).toMatchObject([
      { id: '1', title: 'Dress', size: 'M' },
      { id: '2', title: 'Skirt', size: 'L' },
    ]);
  });

  it('removes the quotation marks of a spreadsheet and keeps all others', async () => {
    const titles = ['"Black ""Iris"" dress, long"', '7" heel', '"Iris" dress', '"Iris', '""', '"'];
    const text = ['"id"\t"title"', ...titles.map((title, index) => `${index}\t${title}`)].join('\n');
    const read = (await readRows(text)).map((row) => row['title']);
    expect(read).toEqual(['Black "Iris" dress, long', '7" heel', '"Iris" dress', '"Iris', '', '"']);
  });

  it('reads columns separated by semicolons, with commas inside values', async () => {
    const text = 'id;title;price\n1;"Dress; long";10,50 EUR\n';
    expect(await readRows(text)).toMatchObject([{ id: '1', title: 'Dress; long', price: '10,50 EUR' }]);
    expect(await readRows('Handle;Title\nida;Dress\n', 'shopify')).toMatchObject([{ Title: 'Dress' }]);
  });

  it('recognizes column names in other spellings', async () => {
    expect(await readRows('g:id\tTitle\tImage Link\n1\tDress\thttps://a.example/1.jpg')).toMatchObject([
      { id: '1', title: 'Dress', image_link: 'https://a.example/1.jpg' },
    ]);
  });

  it.each([
    ['2271', 'Apparel & Accessories > Clothing > Dresses'],
    [' 187 ', 'Apparel & Accessories > Shoes'],
    ['203', 'Apparel & Accessories > Clothing > Outerwear'],
    ['166', 'Apparel & Accessories'],
    ['1239', 'Toys & Games'],
    ['999999', '999999'],
    ['Dresses', 'Dresses'],
    ['', ''],
  ])("reads Google's category %p as %p", async (given, category) => {
    const [row] = await readRows(`id\ttitle\tgoogle_product_category\n1\tIda\t${given}`);
    expect(row).toMatchObject({ google_product_category: category });
  });

  it('refuses deeply nested JSON before it is read completely', async () => {
    const deep = `{"products":${'['.repeat(400_000)}`;
    await expect(readRows(deep, 'shopify')).rejects.toThrow('values are nested too deeply');
  });
});
