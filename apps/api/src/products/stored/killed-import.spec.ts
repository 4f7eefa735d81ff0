import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import mongoose, { type Connection } from 'mongoose';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGoogleRow, toTsv } from '../testing/feeds';
import { importServiceOn, createRepositoryOn, type Write } from '../testing/import-service';

const OPTIONS = { format: 'google', shop: 'Nordlicht', defaults: { currency: 'EUR' } } as const;
const OLD = 3;
const NEW = 70;
const LATER = new Date(Date.now() + 3_600_000);

describe('A killed import', () => {
  let folder: string;
  let engine: EmbeddedMongo | undefined;
  let connection: Connection;
  let uri: string;
  const database = `figura_products_${process.pid}`;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-products-'));
    const given = process.env['MONGODB_URI'];
    if (!given) engine = await startEmbeddedMongo({ folder: join(folder, 'data') });
    uri = given ?? engine!.uri;
    connection = await mongoose.createConnection(uri, { dbName: database }).asPromise();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
    await engine?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const writeFeed = (count: number) => {
    const path = join(folder, `${count}.tsv`);
    writeFileSync(path, toTsv(Array.from({ length: count }, (_, index) => createGoogleRow(`p${index}`))));
    return path;
  };

  async function killBefore(write: Write): Promise<void> {
    const child = fork(join(__dirname, '../testing/importing-process.cjs'), [uri, database, writeFeed(NEW)]);
    child.on('message', (name) => (name === write ? child.kill('SIGKILL') : child.send('go on')));
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
  }

  async function countProducts(): Promise<number> {
    const repository = createRepositoryOn(connection);
    const shop = (await repository.find('nordlicht'))!;
    let products = 0;
    for (let number = 0; number < shop.segments; number++)
      products += (await repository.findSegment(shop.version, number))!.ids.length;
    expect(products).toBe(shop.products);
    expect(await repository.listTexts(shop.version, Math.ceil(products / 64) - 1)).not.toBeNull();
    return products;
  }
  const countStoredVersions = async () =>
    (
      await connection
        .collection('productcolumns')
        .aggregate([{ $group: { _id: '$version' } }])
        .toArray()
    ).length;

  it('leaves the old or the new version complete, and no leftovers after the next import', async () => {
    await importServiceOn(connection, new Date()).import(createReadStream(writeFeed(OLD)), OPTIONS);
    await killBefore('addSegment');
    expect(await countProducts()).toBe(OLD);
    await killBefore('putInForce');
    expect(await countProducts()).toBe(OLD);
    expect(await countStoredVersions()).toBe(2);

    await killBefore('end');
    expect(await countProducts()).toBe(NEW);
    await importServiceOn(connection, LATER).import(createReadStream(writeFeed(OLD)), {
      ...OPTIONS,
      mayShrink: true,
    });
    expect(await countProducts()).toBe(OLD);
    expect(await countStoredVersions()).toBe(2);
    expect(await connection.collection('productimports').countDocuments()).toBe(0);
  });

  it('of two concurrent imports the later one goes live, and the earlier one stays readable', async () => {
    const other = importServiceOn(connection, new Date());
    const importDuringWrite = async (write: Write) => {
      if (write === 'addSegment')
        await other.import(createReadStream(writeFeed(OLD)), { ...OPTIONS, shop: 'Südlicht' });
    };
    await importServiceOn(connection, new Date(), importDuringWrite).import(
      createReadStream(writeFeed(NEW)),
      {
        ...OPTIONS,
        shop: 'Südlicht',
      },
    );
    const repository = createRepositoryOn(connection);
    const shop = (await repository.find('sudlicht'))!;
    expect(shop.products).toBe(NEW);
    expect((await repository.findSegment(shop.previous!, 0))!.ids).toHaveLength(OLD);
  });
});
