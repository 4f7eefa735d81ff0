import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { waitUntil } from '../../../api/src/testing/until';
import { runAdmin, ADMIN_PROGRAM } from './harness/admin';
import { ShopServer } from './harness/shop-server';
import { SharedClock } from './harness/shared-clock';
import { createProductionSettings, TestStack } from './harness/test-stack';

const MINUTE = 60_000;
const MANY = 9_000;
/** In cents. */
const OLD = 1_000;
const NEW = 2_000;

interface StoredShop {
  _id: string;
  version: string;
  segments: number;
  products: number;
}
interface StoredPart {
  _id: string;
  data: { buffer: Uint8Array };
}
interface Columns {
  ids: number[];
  prices: number[];
}

interface ListedFeed {
  feed: string;
  products: number;
  failures: number;
  lastError: string | null;
}

test.describe('Feed runs killed midway', () => {
  let folder: string;
  let clock: SharedClock;
  let stack: TestStack;
  let shop: ShopServer;
  let environment: Record<string, string>;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-feeds-'));
    clock = new SharedClock(folder);
    stack = await TestStack.start(() => clock.now());
    shop = await ShopServer.start();
    // Local mode allows fetching from its own loopback URL.
    environment = {
      ...createProductionSettings(stack.mongodbUri, stack.redis.url, stack.mail.url),
      ...{ NODE_ENV: 'development', APP_URL: shop.url, DATA_DIR: folder },
    };
  });
  test.afterAll(async () => {
    await stack.teardown();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const runFeedsCommand = (...words: string[]) => runAdmin(['products', 'feeds', ...words], environment);
  const listFeeds = async () => JSON.parse(await runFeedsCommand('list', '--json')) as ListedFeed[];
  const startWorker = () =>
    stack.start('worker', {
      preload: clock.options.preload,
      environment: { ...environment, ...clock.options.environment },
    });

  function beginRun() {
    const child = spawn(process.execPath, [ADMIN_PROGRAM, 'products', 'feeds', 'run', 'Nordlicht', '--yes'], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    return async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
      expect(child.signalCode).toBe('SIGKILL');
    };
  }

  const findCurrentShop = () =>
    stack.database.collection<StoredShop>('productshops').findOne({ _id: 'nordlicht' });
  const listParts = (collection: string, filter: object) =>
    stack.database.collection<StoredPart>(collection).find(filter).sort({ _id: 1 }).toArray();

  async function readCurrentPrice(): Promise<number> {
    const { version, segments, products } = (await findCurrentShop())!;
    const columns = await listParts('productcolumns', { version });
    expect(columns).toHaveLength(segments);
    const read = columns.map(({ data }) => JSON.parse(gunzipSync(data.buffer).toString('utf8')) as Columns);
    expect(read.reduce((sum, { ids }) => sum + ids.length, 0)).toBe(products);
    expect(await listParts('producttexts', { version })).toHaveLength(Math.ceil(products / 64));
    const prices = new Set(read.flatMap((segment) => [...segment.prices]));
    expect(prices.size).toBe(1);
    return [...prices][0]!;
  }

  const later = () => clock.forward(2 * MINUTE);

  test('a run killed at any point leaves old or new products in force, and the next one recovers', async () => {
    Object.assign(shop, { products: MANY, price: '10.00 EUR' });
    await runFeedsCommand('add', 'Nordlicht', `${shop.url}/feed.tsv`, '--format', 'google', '--every', '1h');
    expect(await listFeeds()).toMatchObject([
      { feed: 'nordlicht', products: 0, failures: 0, lastError: null },
    ]);
    const first = await startWorker();
    await waitUntil('the first feed is in force', async () => (await findCurrentShop()) !== null, 90);
    await waitUntil('it is noted', async () => (await listFeeds())[0]!.products === MANY);
    await first.stop();
    expect(await readCurrentPrice()).toBe(OLD);

    Object.assign(shop, { price: '20.00 EUR' });
    const known = (await findCurrentShop())!.version;
    const listNewParts = () => listParts('productcolumns', { version: { $ne: known } });
    for (const stopsAfter of [50, MANY - 50]) {
      shop.stopsAfter = stopsAfter;
      const asked = shop.asked;
      clock.forward(62 * MINUTE);
      const victim = await startWorker();
      await waitUntil('the feed is asked for', () => shop.asked > asked, 90);
      if (stopsAfter > 50)
        await waitUntil('parts are stored', async () => (await listNewParts()).length > 1, 90);
      await victim.kill();
      expect(await readCurrentPrice()).toBe(OLD);
    }

    await stack.database
      .collection<{ _id: string }>('productfeeds')
      .updateOne({ _id: 'nordlicht' }, { $set: { heldUntil: null } });
    const before = shop.asked;
    const kill = beginRun();
    await waitUntil('the feed is asked for', () => shop.asked > before, 90);
    await waitUntil('parts are stored', async () => (await listNewParts()).length > 3, 90);
    await kill();
    expect(await readCurrentPrice()).toBe(OLD);

    shop.stopsAfter = null;
    later();
    const next = await startWorker();
    await waitUntil(
      'the new version is in force',
      async () => (await findCurrentShop())!.version !== known,
      120,
    );
    await next.kill();
    expect(await readCurrentPrice()).toBe(NEW);

    clock.forward(62 * MINUTE);
    await startWorker();
    const isNoted = async () => {
      const feed = await stack.database
        .collection<{ _id: string }>('productfeeds')
        .findOne({ _id: 'nordlicht' });
      return (feed as { version?: string } | null)?.version === (await findCurrentShop())!.version;
    };
    await waitUntil('it is noted', isNoted, 120);
    expect(await readCurrentPrice()).toBe(NEW);
    const columns = stack.database.collection('productcolumns');
    expect(await columns.aggregate([{ $group: { _id: '$version' } }]).toArray()).toHaveLength(2);
  });

  test('products feeds run, list, and remove report the result, and the last good version stays', async () => {
    shop.products = 20;
    const shrunk = await runFeedsCommand('run', 'Nordlicht').catch(
      (error: { stderr: string }) => error.stderr,
    );
    expect(shrunk).toContain('The feed has 20 products, fewer than half of the 9000 in force');
    expect(await listFeeds()).toMatchObject([{ products: MANY, failures: 1 }]);
    expect(await runFeedsCommand('run', 'Nordlicht', '--yes')).toContain(
      'Put 20 products of nordlicht in force',
    );
    expect(await listFeeds()).toMatchObject([{ products: 20, failures: 0, lastError: null }]);
    expect(await runFeedsCommand('remove', 'Nordlicht')).toContain('Its products stay in force');
    expect(await listFeeds()).toEqual([]);
    expect((await findCurrentShop())!.products).toBe(20);
  });
});
