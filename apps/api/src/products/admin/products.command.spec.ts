import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AdminLine } from '../../testing/admin-line';
import type { ImportReport } from '../import/import-report';
import { ProductsRepository } from '../stored/products.repository';
import { connectRedis } from '../../platform/redis/redis';
import { RedisServer } from '../../testing/redis-server';
import { waitUntil } from '../../testing/until';
import { createGoogleRow, toRss, toTsv } from '../testing/feeds';

const THREE = ['a1', 'a2', 'a3'].map((id) => createGoogleRow(id));

describe('admin products', () => {
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start();
    await report(toTsv(THREE), 'Firm');
  });
  afterAll(() => admin.stop());

  const writeInputFile = (content: string | Buffer) => {
    const path = join(admin.folder, 'feed');
    writeFileSync(path, content);
    return path;
  };
  const type = (content: string | Buffer, shop: string, ...more: string[]) =>
    admin.type([
      'products',
      'import',
      writeInputFile(content),
      '--shop',
      shop,
      '--format',
      'google',
      ...more,
    ]);

  async function report(content: string | Buffer, shop: string, ...more: string[]): Promise<ImportReport> {
    const { printed, complaint } = await type(content, shop, '--json', ...more);
    expect(complaint).toBe('');
    return JSON.parse(printed) as ImportReport;
  }
  async function list(): Promise<{ shop: string; products: number }[]> {
    const { printed } = await admin.type('products list --json');
    return JSON.parse(printed) as { shop: string; products: number }[];
  }

  it('a dry run reports new, changed and removed products, and changes nothing', async () => {
    expect(await report(toTsv(THREE), 'Dry', '--dry-run')).toMatchObject({ products: 3, added: 3 });
    expect(await list()).not.toContainEqual(expect.objectContaining({ shop: 'dry' }));
    await report(toTsv(THREE), 'Dry');
    const next = [THREE[0]!, { ...THREE[1]!, price: '39.90 EUR' }, createGoogleRow('a4')];
    expect(await report(toTsv(next), 'Dry', '--dry-run')).toMatchObject({
      ...{ added: 1, changed: 1, unchanged: 1, gone: 1 },
    });
    expect(await report(toTsv(THREE), 'Dry')).toMatchObject({ unchanged: 3, added: 0, gone: 0 });
  });

  it('reports progress to a person, and only the result to a program', async () => {
    const others = Array.from({ length: 9_999 }, (_, index) =>
      createGoogleRow(`m${index}`, { gender: 'male' }),
    );
    const rows = [createGoogleRow('a1'), ...others];
    expect(await type(toTsv(rows), 'Progress', '--dry-run')).toMatchObject({
      complaint: '10,000 rows read\n',
    });
    expect(await report(toTsv(rows), 'Progress', '--dry-run')).toMatchObject({ read: 10_000 });
  });

  it('a dry run reads a feed of many segments', async () => {
    const many = Array.from({ length: 2_100 }, (_, index) => createGoogleRow(`p${index}`));
    expect(await report(toTsv(many), 'Many', '--dry-run')).toMatchObject({
      read: 2_100,
      products: 2_100,
    });
  });

  it.each([
    ['tabs', () => toTsv(THREE)],
    ['RSS', () => toRss(THREE)],
    ['a gzip archive', () => gzipSync(toTsv(THREE))],
    ['UTF-16', () => Buffer.from(`\ufeff${toTsv(THREE)}`, 'utf16le')],
  ])('reads the same products from %s', async (_, content) => {
    expect(await report(content(), 'Notations')).toMatchObject({ read: 3, products: 3, badRows: 0 });
  });

  it.each([
    [
      'its export',
      3,
      [
        'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price',
        'ida,Ida midi dress,<p>Soft viscose</p>,Ida & Co,Dresses,Color,Black,80.00,100.00',
        'ida,,,,,,Red,80.00,100.00',
        'mug,Coffee mug,Stoneware,Ida & Co,Kitchen,,,12.00,',
      ].join('\n'),
    ],
    [
      'products.json',
      2,
      JSON.stringify({
        products: [
          {
            handle: 'ida',
            title: 'Ida midi dress',
            body_html: '<p>Soft viscose</p>',
            vendor: 'Ida & Co',
            product_type: 'Dresses',
            variants: [{ option1: 'Black', price: '80.00', compare_at_price: '100.00', available: true }],
            options: [{ name: 'Color', values: ['Black', 'Red'] }],
            images: [{ src: 'https://cdn.ida.example/ida.jpg' }],
          },
          { handle: 'mug', title: 'Coffee mug', variants: [{ price: '12.00' }] },
        ],
      }),
    ],
  ])('reads Shopify products from %s', async (_, number, content) => {
    const { printed } = await admin.type([
      ...['products', 'import', writeInputFile(content), '--format', 'shopify', '--shop', 'Ida', '--json'],
    ]);
    expect(JSON.parse(printed)).toMatchObject({ read: number, products: number - 1, notClothing: 1 });
  });

  it('counts skipped products by reason, and names the lines of bad rows', async () => {
    const rows = [
      ...THREE,
      createGoogleRow('m1', { gender: 'male' }),
      createGoogleRow('k1', { title: 'Kids’ raincoat' }),
      createGoogleRow('s1', { availability: 'out_of_stock' }),
      createGoogleRow('a1', { title: 'Again' }),
      createGoogleRow('x1', { title: 'Candle', description: 'Smells of figs.' }),
      createGoogleRow('b1', { link: 'javascript:alert(1)' }),
      createGoogleRow('b2', { price: 'ask us' }),
    ];
    const { forOthers, soldOut, duplicates, notClothing, bad, products } = await report(
      toTsv(rows),
      'Counts',
    );
    expect([products, forOthers, soldOut, duplicates, notClothing]).toEqual([4, 1, 1, 1, 1]);
    expect(bad).toEqual([
      { place: 'Line 10', problem: 'its link is not an https URL' },
      { place: 'Line 11', problem: 'its price is not a valid amount' },
    ]);
  });

  it('formulas and control characters stay text, and never break a line of the report', async () => {
    const rows = [
      ...THREE,
      createGoogleRow('f1', { title: '=HYPERLINK("https://evil.example";"Black dress")' }),
      createGoogleRow('=cmd|calc', { title: 'Black\u001b[31m dress\u202e' }),
    ];
    expect(await report(toTsv(rows), 'Formulas')).toMatchObject({ products: 5, badRows: 0 });
    expect((await type(toTsv(rows), 'Formulas')).printed).toMatch(/^[ -~\n]*$/);
  });

  const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>`;
  it.each([
    [
      'more bad rows than good ones',
      () => toTsv(['1', '2'].map((id) => createGoogleRow(id, { link: '' }))),
      /2 of 2 rows/,
    ],
    ['too many bad rows', () => `id,title,link\n${'x\n'.repeat(10_500)}`, /10000 of 10000 rows/],
    ['a file without columns', () => 'name\tprice\nDress\t10', /no column "id"/],
    ['an empty file', () => '', /is empty/],
    [
      'Latin-1',
      () => Buffer.from(toTsv([createGoogleRow('a', { title: 'Robe à pois' })]), 'latin1'),
      /not in UTF-8/,
    ],
    ['a truncated archive', () => gzipSync(toTsv(THREE)).subarray(0, 80), /archive is damaged/],
    ['a decompression bomb', () => gzipSync(Buffer.alloc(20e6, 'a')), /longer than 1,000,000/],
    ['an unterminated field', () => `id,title\n1,"${'x'.repeat(3e6)}`, /longer than 1,000,000/],
    ['truncated XML', () => toRss(THREE).slice(0, -20), /Unclosed root tag|Item 4/],
    ['an unterminated XML field', () => `<rss><item><g:id>${'x'.repeat(3e6)}`, /longer than|too long/],
    ['expanding entities', () => toRss(THREE).replace('<rss', `${LAUGHS}<rss`), /declares entities/],
    [
      'external entities',
      () => toRss(THREE).replace('<rss', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss'),
      /declares entities/,
    ],
    ['an undeclared entity', () => toRss(THREE).replace('</item>', '&x;</item>'), /entity/],
    ['JSON', () => '{"products":[]}', /Only Shopify/],
  ])('refuses %s, and keeps the current products', async (_, content, words) => {
    const { exitCode, printed, complaint } = await type(content(), 'Firm');
    expect([exitCode, printed]).toEqual([2, '']);
    expect(complaint).toMatch(words);
    expect(complaint).not.toContain('node_modules');
    expect(await admin.get(ProductsRepository).find('firm')).toMatchObject({ products: 3 });
  });

  it('removes a shop, and reports an unknown one', async () => {
    await report(toTsv(THREE), 'Short Lived');
    const remove = (...more: string[]) => admin.type(['products', 'remove', 'Short Lived', ...more]);
    const findShop = () => admin.get(ProductsRepository).find('short-lived');
    expect(await remove()).toMatchObject({ exitCode: 2, complaint: expect.stringContaining('Use --yes') });
    expect(JSON.parse((await remove('--dry-run', '--json')).printed)).toMatchObject({ products: 3 });
    expect(await findShop()).not.toBeNull();
    expect((await remove('--yes')).printed).toBe('The 3 products of Short Lived were removed.\n');
    expect(await findShop()).toBeNull();
    expect(await remove('--yes')).toMatchObject({
      exitCode: 3,
      complaint: expect.stringContaining('no products for the shop') as string,
    });
    const acts = (await admin.type('audit list')).printed.match(/products \w+ {2}short-lived/g);
    expect(acts).toEqual(['products remove  short-lived', 'products import  short-lived']);
  });

  it.each([
    ['products import /nope/nothing --format google --shop A', 'There is no file /nope/nothing.'],
    ['products import - --format xml --shop A', 'The format is one of: google, shopify.'],
    ['products import - --shop A', 'Please name the --format'],
    ['products import - --format google', 'Please name the --shop.'],
    ['products import - --format shopify --shop A --site ftp://a', 'The site is not an https URL.'],
    ['products import - --format google --shop A --affiliate https://a.example/', 'look like "ref=figura"'],
    ['products import - --format google --shop A --affiliate =x', 'look like "ref=figura"'],
    ['products import - --format google --shop A --affiliate https://{url}/', 'not an https URL with {url}'],
    [
      'products import - --format google --shop A --affiliate javascript:{url}',
      'not an https URL with {url}',
    ],
    [
      'products import - --format google --shop A --affiliate https://u@a.example/{url}',
      'not an https URL with',
    ],
    ['products', 'Usage: admin products'],
    ['products feeds', 'Usage: admin products feeds'],
    ['products feeds add A https://a.example/feed', 'Please name the --format'],
    ['products feeds add A http://a.example/feed --format google', 'The feed URL is not https.'],
    ['products feeds add A file:///etc/passwd --format google', 'The feed URL is not https.'],
    [
      'products feeds add A https://me:word@a.example/ --format google',
      'cannot contain a user name or password',
    ],
    ['products feeds add A https://a.example/feed --format google --every 31d', 'from 1h to 30d'],
  ])('fails for the line %p and says why', async (line, words) => {
    const { exitCode, complaint } = await admin.type(line);
    expect(exitCode).toBe(2);
    expect(complaint).toContain(words);
  });

  it('feeds can be added, listed, run and removed; changes are audited, and a dry run does nothing', async () => {
    const runFeedsCommand = async (line: string) => {
      const { printed, exitCode, complaint } = await admin.type(`products feeds ${line} --json`);
      return { exitCode, complaint, answer: JSON.parse(printed || 'null') as unknown };
    };
    const added = 'add Süd https://127.0.0.1/feed?key=1 --format google --every 2d';
    expect(await runFeedsCommand(`${added} --dry-run`)).toMatchObject({
      answer: { feed: 'sud', everyHours: 48 },
    });
    expect((await admin.type('products feeds list')).printed).toBe('There are no feeds.\n');
    expect(await runFeedsCommand(added)).toMatchObject({
      exitCode: 0,
      answer: { feed: 'sud', dryRun: false },
    });
    expect(await runFeedsCommand(added)).toMatchObject({
      exitCode: 2,
      complaint: expect.stringMatching(/already/) as string,
    });
    expect((await admin.type('jobs pending')).printed).toContain('feeds.fetch');

    const sentence = 'The feed of Süd could not be fetched: 127.0.0.1 is not a public address.';
    for (const line of ['run Süd', 'run', 'run --dry-run'])
      expect(await runFeedsCommand(line)).toMatchObject({
        exitCode: 2,
        answer: [{ feed: 'sud', error: sentence }],
      });
    expect(await runFeedsCommand('list')).toMatchObject({
      answer: [{ feed: 'sud', products: 0, fetchedAt: null, failures: 2, lastError: sentence }],
    });
    expect((await admin.type('products feeds list')).printed).toContain(`failed 2 times: ${sentence}`);

    expect(await runFeedsCommand('remove Nord')).toMatchObject({ exitCode: 3 });
    expect(await runFeedsCommand('remove Süd --dry-run')).toMatchObject({ exitCode: 0 });
    expect(await runFeedsCommand('remove Süd')).toMatchObject({ answer: { feed: 'sud' } });
    expect(await runFeedsCommand('list')).toMatchObject({ answer: [] });
    expect((await admin.type('jobs pending')).printed).not.toContain('feeds.fetch');
    const acts = (await admin.type('audit list')).printed.match(/products feeds \w+/g);
    expect(acts?.reverse()).toEqual(['add', 'run', 'run', 'remove'].map((act) => `products feeds ${act}`));
  });

  it('reports the error of a feed once, with its name if there are several', async () => {
    for (const shop of ['Ost', 'West'])
      await admin.type(`products feeds add ${shop} https://127.0.0.1/${shop} --format google`);
    const sentence = 'The feed of Ost could not be fetched: 127.0.0.1 is not a public address.';
    expect(await admin.type('products feeds run Ost')).toMatchObject({
      printed: '',
      complaint: `${sentence}\n`,
    });
    const { printed, complaint } = await admin.type('products feeds run');
    expect([printed, complaint.split('\n').filter(Boolean).sort()]).toEqual([
      '',
      [`ost: ${sentence}`, `west: ${sentence.replace('Ost', 'West')}`],
    ]);
  });
});

describe('admin products with Redis', () => {
  it('adding a feed enqueues its job before the command exits, without connection messages', async () => {
    const redis = await RedisServer.start();
    const admin = await AdminLine.start(undefined, { REDIS_URL: redis.url, LOG_LEVEL: 'warn' });
    const connection = connectRedis(redis.url);
    try {
      const added = await admin.type('products feeds add Ost https://127.0.0.1/ --format google');
      expect(added).toMatchObject({ exitCode: 0, complaint: '' });
      await waitUntil('it is connected', () => connection.status === 'ready');
      expect(await connection.keys('figura:jobs:feeds:job-*')).toHaveLength(1);
    } finally {
      connection.disconnect();
      await admin.stop();
      await redis.kill();
    }
  });
});
