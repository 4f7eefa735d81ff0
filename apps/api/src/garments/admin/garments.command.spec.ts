import type { Reading } from '@figura/garments';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AdminLine } from '../../testing/admin-line';

type Line = Reading & { id: string };

describe('admin garments read', () => {
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start();
  });
  afterAll(() => admin.stop());

  function writeInputFile(content: string | Buffer): string {
    const path = join(admin.folder, 'garments');
    writeFileSync(path, content);
    return path;
  }
  async function read(content: string | Buffer, format: string): Promise<Line[]> {
    const { exitCode, printed } = await admin.type([
      'garments',
      'read',
      writeInputFile(content),
      '--format',
      format,
      '--json',
    ]);
    expect(exitCode).toBe(0);
    return printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  }

  it('prints a line of JSON for each line of text', async () => {
    const lines = await read('Navy linen shirt with short sleeves\r\n\r\nPush-up bra\r\n', 'text');
    expect(lines).toMatchObject([
      {
        id: '1',
        category: 'Tops',
        type: 'shirt',
        attributes: { sleeveLength: ['short'], fabric: ['linen'] },
      },
      { id: '3', category: 'Accessories', type: 'bra', attributes: {} },
    ]);
    expect(lines[0]!.colors).toEqual([{ name: 'Navy', hex: '#1c2541' }]);
    expect(lines[0]!.evidence).toContainEqual({
      attribute: 'fabric',
      value: 'linen',
      words: 'linen',
      field: 'text',
      start: 5,
      end: 10,
    });
  });

  it.each([
    ['tabs', '\t', (value: string) => value],
    ['commas', ',', (value: string) => `"${value}"`],
  ])("reads Google's columns separated by %s", async (_, separator, quoted) => {
    const rows = [
      ['id', 'title', 'description', 'color', 'product_type'],
      ['a7', 'Moira', 'Knitted in a fine wool, with a V-neck.', 'Dark Green', 'Women > Knitwear > Cardigan'],
    ];
    const content = rows.map((row) => row.map(quoted).join(separator)).join('\n');
    expect(await read(content, 'google')).toMatchObject([
      { id: 'a7', category: 'Tops', type: 'cardigan', attributes: { neckline: ['v-neck'] } },
    ]);
  });

  it('reads clothes for men, and skips products for children or animals', async () => {
    const content = [
      ...['id\ttitle\tgender\tage_group', '1\tOxford shirt\tmale\tadult', '2\tWrap dress\t\tkids'],
      ...['3\tBoys of summer tee\tfemale\tadult', '4\tGirls floral dress\t\t'],
    ].join('\n');
    expect((await read(content, 'google')).map(({ type }) => type)).toEqual(['shirt', null, 't-shirt', null]);
    expect((await read('Dog raincoat\nRaincoat', 'text')).map(({ type }) => type)).toEqual([
      null,
      'rain-coat',
    ]);
  });

  it('reads a Shopify product with several rows once, with its metafields', async () => {
    const content = [
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Neckline (product.metafields.shopify.neckline)',
      'ida,Ida midi dress,"<p>Soft viscose,<br>tie belt</p>",Dresses,Color,Black,Square',
      'ida,,,,,Red,',
    ].join('\n');
    expect(await read(content, 'shopify')).toMatchObject([
      {
        id: 'ida',
        category: 'One-Piece',
        attributes: { neckline: ['square'], length: ['mid-calf'] },
        colors: [{ name: 'Black' }],
      },
    ]);
  });

  it('counts the phrases that it did not understand', async () => {
    const { printed } = await admin.type([
      'garments',
      'read',
      writeInputFile('Blouse with tulip sleeves\nDress with tulip sleeves\nCandle holder'),
    ]);
    expect(printed).toContain('Read 3; garments: 2, other: 1.');
    expect(printed).toMatch(/Not understood:\n {2}2 {2}tulip sleeves\n/);
  });

  it('reads text that is compressed or in UTF-16', async () => {
    const text = 'Navy linen shirt\r\n\r\nWrap dress';
    for (const content of [gzipSync(text), Buffer.from(`\ufeff${text}`, 'utf16le')])
      expect(await read(content, 'text')).toMatchObject([
        { id: '1', type: 'shirt' },
        { id: '3', type: 'wrap-dress' },
      ]);
  });

  it('accepts the line endings of every system', async () => {
    const lines = await read('Navy linen shirt\rWrap dress\r\nStraw hat\nAnkle boots', 'text');
    expect(lines.map(({ id, type }) => `${id} ${type}`)).toEqual([
      '1 shirt',
      '2 wrap-dress',
      '3 wide-brim-hat',
      '4 ankle-boot',
    ]);
  });

  it('reads a very long sentence without a period', async () => {
    const [line] = await read('dress with long sleeves and '.repeat(30_000), 'text');
    expect(line).toMatchObject({ type: 'dress', attributes: { sleeveLength: ['wrist'] } });
  });

  it('refuses an oversized line and names its number', async () => {
    const path = writeInputFile(`Shirt\n${'x'.repeat(1_000_001)}\nDress`);
    const { exitCode, complaint } = await admin.type(['garments', 'read', path]);
    expect([exitCode, complaint]).toEqual([
      2,
      expect.stringContaining('Line 2 is longer than 1,000,000 characters.'),
    ]);
  });

  it.each([
    ['garments read /nope/nothing', 'There is no file /nope/nothing.'],
    ['garments read /', '/ is a folder, not a file.'],
    ['garments read - --format xml', 'The format is one of: text, google, shopify.'],
    ['garments read', "missing required argument 'file'"],
    ['garments', 'Usage: admin garments'],
  ])('fails for the line %p and says why', async (line, words) => {
    const { exitCode, printed, complaint } = await admin.type(line);
    expect([exitCode, printed]).toEqual([2, '']);
    expect(complaint).toContain(words);
  });

  it('refuses a file that lacks the columns of its format', async () => {
    const { exitCode, complaint } = await admin.type([
      'garments',
      'read',
      writeInputFile('name\tprice\nShirt\t10'),
      '--format',
      'google',
    ]);
    expect(exitCode).toBe(2);
    expect(complaint).toContain('The first line has no column "id".');
  });
});
