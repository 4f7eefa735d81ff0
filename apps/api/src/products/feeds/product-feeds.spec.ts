import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import mongoose, { type Connection } from 'mongoose';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { JOB_DECOY_MODEL, jobDecoySchema, type JobDecoyDocument } from '../../jobs/job-decoy.schema';
import { JobDecoysRepository } from '../../jobs/job-decoys.repository';
import { CLAIM_MS, JobExecutorService } from '../../jobs/job-executor.service';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { JobQueueService } from '../../jobs/job-queue.service';
import { JOB_MODEL, jobSchema, type JobDocument } from '../../jobs/job.schema';
import { JobsRepository } from '../../jobs/jobs.repository';
import { PublicFetcher } from '../../platform/public-fetch/public-fetcher.service';
import { FakeClock } from '../../testing/fake-clock';
import { createGoogleRow, toRss, toTsv, type GoogleRow } from '../testing/feeds';
import { importServiceOn, createRepositoryOn } from '../testing/import-service';
import { FeedFetchingService } from './feed-fetching.service';
import { FeedJobsService } from './feed-jobs.service';
import { FeedFailedError, FeedLockedError } from './feeds.errors';
import { PRODUCT_FEED_MODEL, productFeedSchema, type ProductFeedDocument } from './product-feed.schema';
import { ProductFeedsRepository } from './product-feeds.repository';
import { HOUR_MS } from '../../platform/clock/durations';

const buildFeed = (count: number) =>
  toTsv(Array.from({ length: count }, (_, index) => createGoogleRow(`p${index}`)));

describe('Product feeds', () => {
  let engine: EmbeddedMongo;
  let connection: Connection;
  let folder: string;
  let server: Server;
  let respond: RequestListener;
  let asked: Record<string, unknown>[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-feeds-'));
    engine = await startEmbeddedMongo({ folder, isDurable: false });
    connection = await mongoose.createConnection(`${engine.uri}/feeds`).asPromise();
    server = createServer((request, response) => {
      asked.push(request.headers);
      respond(request, response);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(async () => {
    await connection.close();
    await engine.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    asked = [];
    respond = (_request, response) => response.end(buildFeed(3));
  });
  afterEach(async () => {
    for (const collection of Object.values(connection.collections)) await collection.deleteMany({});
  });

  function startProcess(clock = new FakeClock()) {
    const feeds = new ProductFeedsRepository(
      connection.model<ProductFeedDocument>(PRODUCT_FEED_MODEL, productFeedSchema),
    );
    const products = createRepositoryOn(connection);
    const imports = importServiceOn(connection, clock.now());
    const fetcher = new PublicFetcher({
      isOwn: () => true,
      lookup: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
      allows: () => true,
    });
    const silent = pino({ level: 'silent' });
    const fetching = new FeedFetchingService(feeds, products, imports, fetcher, clock, silent);
    const stored = new JobsRepository(connection.model<JobDocument>(JOB_MODEL, jobSchema));
    const decoys = new JobDecoysRepository(
      connection.model<JobDecoyDocument>(JOB_DECOY_MODEL, jobDecoySchema),
    );
    const handlers = new JobHandlerRegistry();
    const queue = new JobQueueService(stored, decoys, clock, null);
    const jobs = new FeedJobsService(handlers, queue, feeds, fetching, clock);
    const executor = new JobExecutorService(stored, handlers, clock, silent, null);
    const runFeedJobs = async () => {
      await queue.add('feeds.look', {});
      const done = [];
      let job;
      while ((job = await stored.claimNext(clock.now(), CLAIM_MS)))
        done.push([job.name, await executor.try(job)]);
      return done;
    };
    return { feeds, products, imports, fetching, jobs, clock, stored, work: runFeedJobs };
  }
  type Running = ReturnType<typeof startProcess>;

  async function add({ feeds, clock }: Running, more: Partial<ProductFeedDocument> = {}): Promise<void> {
    const { port } = server.address() as AddressInfo;
    await feeds.add({
      ...{ _id: 'nordlicht', name: 'Nordlicht', url: `http://nordlicht.example:${port}/feed?key=secret` },
      ...{ format: 'google', everyHours: 24, site: null, currency: 'EUR', language: null, affiliate: null },
      nextAt: clock.now(),
      ...more,
    });
  }
  const listRead = async ({ products }: Running) => {
    const { version } = (await products.find('nordlicht'))!;
    const segment = (await products.findSegment(version, 0))!;
    const texts = (await products.listTexts(version, 0))!;
    const sizeSets = [[], ...segment.newSizeSets];
    return Object.fromEntries(
      texts.map(([title, , , language], index) => {
        const [type] = segment.newGarments[segment.garments[index]!] as [number];
        const colors = segment.newColors[segment.colors[index]!]!.map(({ name }) => name);
        const sizes = sizeSets[segment.sizes[index]!]!.map((size) => segment.newSizes[size]);
        return [title, [language, segment.newTypes[type]![1], colors.join('/'), sizes.join('/')].join(', ')];
      }),
    );
  };
  const countProducts = async ({ products }: Running) => (await products.find('nordlicht'))?.products;

  it('a feed is imported, and imported again only after a change', async () => {
    const shop = startProcess();
    await add(shop);
    respond = (request, response) => {
      response.setHeader('etag', '"1"').setHeader('last-modified', 'Mon, 23 Nov 2026 06:00:00 GMT');
      const isKnown = request.headers['if-none-match'] === '"1"' && request.headers['if-modified-since'];
      if (isKnown) response.writeHead(304).end();
      else response.setHeader('content-encoding', 'gzip').end(gzipSync(gzipSync(buildFeed(3))));
    };
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ outcome: 'imported', report: { added: 3 } });
    expect(await shop.fetching.run('nordlicht')).toEqual({ feed: 'nordlicht', outcome: 'unchanged' });
    expect(await shop.fetching.examine('nordlicht')).toMatchObject({ unchanged: 3 });
    expect(await shop.feeds.find('nordlicht')).toMatchObject({ failures: 0, etag: '"1"', holder: null });
    await shop.imports.remove('Nordlicht');
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ outcome: 'imported' });
    expect(await countProducts(shop)).toBe(3);
  });

  it('rows in several languages in one feed are each read in their own', async () => {
    const shop = startProcess();
    await add(shop);
    const describe = (
      title: string,
      product_type: string,
      color = '',
      size = '',
      material = '',
    ): GoogleRow => ({
      ...{ title, product_type, color, size, material, description: '', gender: '' },
    });
    const rows = [
      describe('Wickelkleid Ada', 'Damen > Bekleidung > Kleider', 'Dunkelblau', 'Gr. 38', '100% Viskose'),
      describe('Modell Frieda', 'Damen > Bekleidung > Röcke', 'weinrot', 'Größe M', 'Wolle'),
      describe('Modell Greta', 'Damen > Schuhe > Stiefeletten', 'schwarz', '39', 'Leder'),
      describe('Feinstrickpullover mit Rundhals', 'Damen > Pullover & Strick', 'Hellgrau', 'S'),
      describe('Jeans mit weitem Bein', 'Damen > Jeans', 'Hellblau', 'W30 L32', 'Baumwolle'),
      describe('Bluse mit Puffaermeln', 'Damen > Blusen & Tuniken', 'wollweiß', '36/38'),
      describe('Steppjacke mit Kapuze', 'Damen > Jacken & Mäntel', 'oliv', 'XL'),
      describe('Bundfaltenhose', 'Damen > Hosen', 'kamelfarben', 'Gr. 42'),
      describe('Umhängetasche', 'Damen > Accessoires > Taschen', 'schwarz', 'Einheitsgröße', 'Leder'),
      describe('Linen shirt dress', 'Women > Dresses', 'Navy', 'EU 40'),
      describe('Wide-leg trousers', 'Women > Trousers', 'Black', 'M'),
      describe('Robe portefeuille fleurie', 'Femme > Robes', 'Bleu marine', '40'),
      describe('Vestido largo de lino', 'Mujer > Vestidos', 'Blanco', 'L'),
      describe('Gonna a pieghe', 'Donna > Gonne', 'Nero', '42'),
      describe('Damen Strickjacke', 'Clothing > Knitwear', 'Dark green', 'L'),
      describe('Kleiderbügel aus Holz', 'Wohnen > Kleiderbügel'),
      describe('Schuhcreme schwarz', 'Damen > Schuhe > Schuhpflege'),
      describe('Herrenhemd', 'Herren > Bekleidung > Hemden', 'Weiß', '41'),
      describe('Mädchenkleid', 'Kinder > Mädchen > Kleider', 'Rosa', '116'),
      describe('Geschenkgutschein', 'Gutscheine'),
    ].map((row, index) => createGoogleRow(`m${index}`, row));
    expect(rows).toHaveLength(20);
    respond = (_request, response) => response.end(toTsv(rows));
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ report: { badRows: 0 } });
    expect(await listRead(shop)).toEqual({
      'Wickelkleid Ada': 'de, wrap-dress, Dark blue, 38',
      'Modell Frieda': 'de, skirt, Dark red, M',
      'Modell Greta': 'de, ankle-boot, Black, 39',
      'Feinstrickpullover mit Rundhals': 'de, sweater, Light gray, S',
      'Jeans mit weitem Bein': 'de, wide-jeans, Light blue, W30 L32',
      'Bluse mit Puffaermeln': 'de, blouse, Off-white, 36/38',
      'Steppjacke mit Kapuze': 'de, puffer, Olive, XL',
      Bundfaltenhose: 'de, trousers, Camel, 42',
      Umhängetasche: 'de, crossbody-bag, Black, One size',
      'Linen shirt dress': 'en, shirt-dress, Navy, EU 40',
      'Wide-leg trousers': 'en, wide-trousers, Black, M',
      'Robe portefeuille fleurie': 'fr, wrap-dress, Navy, 40',
      'Vestido largo de lino': 'es, maxi-dress, White, L',
      'Gonna a pieghe': 'it, pleated-skirt, Black, 42',
      'Damen Strickjacke': 'de, cardigan, Dark green, L',
      Herrenhemd: 'de, shirt, White, 41',
    });
  });

  it.each<[string, string | null, GoogleRow, string]>([
    ['in nothing', null, {}, ''],
    ['in a column', null, { content_language: 'de-AT' }, ''],
    ['in its channel', null, {}, '<language>de</language>'],
    ['when it was added', 'de', {}, ''],
  ])('a feed states its language %s', async (where, language, columns, channel) => {
    const shop = startProcess();
    await add(shop, { language: language as 'de' | null });
    const rows = ['Slipper', 'Suede loafers'].map((title, index) =>
      createGoogleRow(`s${index}`, { title, description: '', ...columns }),
    );
    respond = (_request, response) => response.end(toRss(rows).replace('<channel>', `<channel>${channel}`));
    await shop.fetching.run('nordlicht');
    expect(await listRead(shop)).toEqual({
      Slipper: where === 'in nothing' ? 'en, slipper, , ' : 'de, loafer, , ',
      'Suede loafers': 'en, loafer, , ',
    });
  });

  it('an unchanged feed is imported again after a sale in it has ended', async () => {
    const clock = new FakeClock();
    clock.turnTo(new Date('2026-11-24T10:00:00Z'));
    const shop = startProcess(clock);
    await add(shop);
    const sale_price_effective_date = '2026-11-20T00:00Z/2026-11-25T00:00Z';
    const feed = toTsv([createGoogleRow('a1', { sale_price: '9.90 EUR', sale_price_effective_date })]);
    respond = (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.setHeader('etag', '"1"').end(feed);
    };
    const listSalePrices = async () =>
      (await shop.products.findSegment((await shop.products.find('nordlicht'))!.version, 0))!.salePrices;
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ outcome: 'imported' });
    expect(await listSalePrices()).toEqual([990]);
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ outcome: 'unchanged' });
    clock.turnTo(new Date('2026-11-25T10:00:00Z'));
    expect(await startProcess(clock).fetching.run('nordlicht')).toMatchObject({ outcome: 'imported' });
    expect(await listSalePrices()).toEqual([0]);
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ outcome: 'unchanged' });
  });

  it('a bad row of a fetched feed is skipped and counted', async () => {
    const shop = startProcess();
    await add(shop);
    respond = (_request, response) => response.end(`${buildFeed(3)}\nno product`);
    const report = { read: 4, badRows: 1, products: 3 };
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ outcome: 'imported', report });
  });

  it('only one of ten concurrent fetches runs, and the lock of a dead one expires after a minute', async () => {
    const shop = startProcess();
    await add(shop);
    const runs = await Promise.allSettled(
      Array.from({ length: 10 }, () => startProcess().fetching.run('nordlicht')),
    );
    const refused = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason as unknown] : []));
    expect(refused).toHaveLength(9);
    expect(refused.every((error) => error instanceof FeedLockedError)).toBe(true);
    expect(asked).toHaveLength(1);

    const { clock } = shop;
    await shop.feeds.hold('nordlicht', 'a dead one', clock.now(), new Date(clock.now().getTime() + 60_000));
    await expect(shop.fetching.run('nordlicht')).rejects.toThrow(FeedLockedError);
    clock.forward(60_000);
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ outcome: 'imported' });
  });

  const cut: RequestListener = (_request, response) => {
    response.write(buildFeed(3), () => response.destroy());
  };
  it.each<[string, RequestListener, boolean, RegExp]>([
    [
      'is missing',
      (_request, response) => response.writeHead(404).end(),
      false,
      /fetched: .+ answered 404\.$/,
    ],
    [
      'is unavailable',
      (_request, response) => response.writeHead(503).end(),
      true,
      /fetched: .+ answered 503\.$/,
    ],
    ['is truncated', cut, true, /could not be fetched: /],
    [
      'is not a feed',
      (_request, response) => response.end('name\tprice\nDress\t10'),
      false,
      /no column "id"\.$/,
    ],
    ['is empty', (_request, response) => response.end(), false, /imported: The file is empty\.$/],
  ])(
    'when it %s, the last good version stays, and the error is stored without the key',
    async (_, broken, isPassing, words) => {
      const shop = startProcess();
      await add(shop);
      await shop.fetching.run('nordlicht');
      respond = broken;
      for (const failures of [1, 2]) {
        const failure: unknown = await shop.fetching.run('nordlicht').catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(FeedFailedError);
        expect(failure).toMatchObject({ isPassing, message: expect.stringMatching(words) as string });
        const noted = await shop.feeds.find('nordlicht');
        expect(noted).toMatchObject({ failures, lastError: expect.stringMatching(words) as string });
        expect(noted!.lastError).not.toContain('secret');
      }
      expect(await countProducts(shop)).toBe(3);
      respond = (_request, response) => response.end(buildFeed(4));
      await shop.fetching.run('nordlicht');
      expect(await shop.feeds.find('nordlicht')).toMatchObject({ failures: 0, lastError: null });
      expect(await countProducts(shop)).toBe(4);
    },
  );

  it('feeds are fetched when they are due, once for all processes', async () => {
    const shop = startProcess();
    shop.clock.turnTo(new Date('2026-11-23T10:20:00Z'));
    await add(shop);
    expect(await shop.work()).toEqual([
      ['feeds.look', 'done'],
      ['feeds.fetch', 'done'],
    ]);
    expect(await shop.work()).toEqual([['feeds.look', 'done']]);
    shop.clock.turnTo(new Date('2026-11-24T10:00:00Z'));
    await Promise.all(Array.from({ length: 5 }, () => shop.jobs.leave('nordlicht')));
    expect(await shop.work()).toHaveLength(2);
    expect(asked).toHaveLength(2);
  });

  it('the error of a feed stays among the failed jobs until its next fetch', async () => {
    const shop = startProcess();
    await add(shop);
    respond = (_request, response) => response.writeHead(404).end();
    const sentence = expect.stringMatching(
      /^The feed of Nordlicht could not be fetched: .+ answered 404\.$/,
    ) as string;
    expect((await shop.work()).at(-1)).toEqual(['feeds.fetch', { failed: sentence }]);
    expect(await shop.stored.findFailed()).toEqual([
      expect.objectContaining({ name: 'feeds.fetch', attempts: 1, lastError: sentence }),
    ]);
    respond = (_request, response) => response.end(buildFeed(3));
    expect(await shop.work()).toHaveLength(1);
    shop.clock.forward(24 * HOUR_MS);
    expect((await shop.work()).at(-1)).toEqual(['feeds.fetch', 'done']);
    expect(await shop.stored.findFailed()).toEqual([]);
  });

  it('a retried failed job fetches its feed before it is due', async () => {
    const shop = startProcess();
    await add(shop);
    respond = (_request, response) => response.writeHead(404).end();
    await shop.work();
    respond = (_request, response) => response.end(buildFeed(3));
    const [failed] = await shop.stored.findFailed();
    await shop.stored.retry(failed!.id, shop.clock.now());
    expect(await shop.work()).toContainEqual(['feeds.fetch', 'done']);
    expect(await countProducts(shop)).toBe(3);
  });

  it('the same job retries when a shop is unavailable', async () => {
    const shop = startProcess();
    await add(shop);
    respond = (_request, response) => response.writeHead(503).end();
    expect((await shop.work()).at(-1)).toEqual(['feeds.fetch', { retryAt: expect.any(Date) as Date }]);
    respond = (_request, response) => response.end(buildFeed(3));
    shop.clock.forward(2_000);
    expect(await shop.work()).toContainEqual(['feeds.fetch', 'done']);
    expect(await shop.stored.findWaiting(shop.clock.now(), 10)).toEqual([]);
  });

  it('a feed that shrinks below half is refused unless it is confirmed', async () => {
    const shop = startProcess();
    await add(shop);
    respond = (_request, response) => response.end(buildFeed(40));
    await shop.fetching.run('nordlicht');
    respond = (_request, response) => response.end(buildFeed(19));
    expect(await shop.fetching.examine('nordlicht')).toMatchObject({ shrinks: true, inForce: 40 });
    const words =
      /^The feed of Nordlicht was not imported\. The feed has 19 products, .+ 40 active products.+--yes\.$/;
    await expect(shop.fetching.run('nordlicht')).rejects.toThrow(words);
    expect(await shop.feeds.find('nordlicht')).toMatchObject({
      failures: 1,
      lastError: expect.stringMatching(words) as string,
    });
    expect(await countProducts(shop)).toBe(40);
    expect(await shop.fetching.run('nordlicht', true)).toMatchObject({ outcome: 'imported' });
    expect(await countProducts(shop)).toBe(19);
    respond = (_request, response) => response.end(buildFeed(3));
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ outcome: 'imported' });
  });

  it('all pages of a Shopify shop go live together, or none', async () => {
    const shop = startProcess();
    const { port } = server.address() as AddressInfo;
    const url = `http://nordlicht.example:${port}/products.json`;
    await add(shop, { format: 'shopify', url, site: 'https://n.example' });
    const pages = [['a', 'b'], ['c'], []].map((handles) =>
      JSON.stringify({
        products: handles.map((handle) => ({
          ...{ handle, title: 'Black wrap dress in jersey', product_type: 'Dresses' },
          variants: [{ price: '80.00', available: true }],
        })),
      }),
    );
    const getPage = (url: string | undefined) => pages[Number(/page=(\d+)/.exec(url!)![1]) - 1]!;
    respond = (request, response) => response.setHeader('etag', '"1"').end(getPage(request.url));
    expect(await shop.fetching.run('nordlicht')).toMatchObject({ outcome: 'imported', report: { added: 3 } });
    expect(await shop.feeds.find('nordlicht')).toMatchObject({ etag: null });
    respond = (request, response) =>
      request.url!.includes('page=2') ? response.writeHead(404).end() : response.end(getPage(request.url));
    await expect(shop.fetching.run('nordlicht')).rejects.toThrow(FeedFailedError);
    expect(await countProducts(shop)).toBe(3);
  });

  it('a process that stops aborts its fetch, and another one takes over', async () => {
    const shop = startProcess();
    await add(shop);
    const begun = new Promise<void>((resolve) => {
      respond = (_request, response) => {
        response.write(buildFeed(3));
        resolve();
      };
    });
    const running = shop.fetching.run('nordlicht');
    await begun;
    shop.fetching.onModuleDestroy();
    await expect(running).rejects.toThrow('this process is stopping');
    expect(await shop.feeds.find('nordlicht')).toMatchObject({ failures: 0, holder: null });
    respond = (_request, response) => response.end(buildFeed(3));
    expect(await startProcess().fetching.run('nordlicht')).toMatchObject({ outcome: 'imported' });
  });
});
