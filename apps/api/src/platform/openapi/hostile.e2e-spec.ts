import { PROBLEM_MEDIA_TYPE } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import fc from 'fast-check';
import { mongo, type Connection } from 'mongoose';
import { createHash } from 'node:crypto';
import { InProcessRunnerService } from '../../jobs/in-process/in-process-runner.service';
import { createHostileRequests } from '../../testing/hostile-requests';
import { computeRounds } from '../../testing/rounds';
import { Shop } from '../../testing/shop';
import { TestApp } from '../../testing/test-app';
import type { DocumentedOperation } from '../../testing/api-document';

/** Per operation and kind of caller. `FC_RUNS` tries more. */
const RUNS = computeRounds(8);

const BYSTANDER = { firstName: 'Zephyrine', lastName: 'Kestrelwood' };
const PASSWORD = 'heron lamp 58 quartz';

const WRITES = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'bulkWrite',
] as const;

describe('Hostile requests to every operation', () => {
  let test: TestApp;
  const written = new Set<string>();
  let shop: Shop;
  let bystander: Awaited<ReturnType<Shop['customer']>>;
  let stolen: string[];
  const people: Record<string, { email: string; password: string }> = {};

  const collection = mongo.Collection.prototype;
  const writes = Object.fromEntries(WRITES.map((method) => [method, collection[method]]));

  beforeAll(async () => {
    for (const method of WRITES) {
      const write = collection[method] as (...words: unknown[]) => unknown;
      Object.assign(collection, {
        [method](this: mongo.Collection, ...words: unknown[]) {
          written.add(this.collectionName);
          return write.apply(this, words);
        },
      });
    }
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    bystander = await shop.customer(BYSTANDER);
    stolen = [
      bystander.user.id,
      bystander.email,
      bystander.refreshToken.slice(0, 24),
      await shop.session(bystander),
    ];
    for (const name of ['free', 'paid']) {
      const { account, user } = await shop.customer({ password: PASSWORD });
      if (name === 'paid') await shop.grant(user.id);
      people[name] = account;
    }
  });
  afterAll(async () => {
    Object.assign(collection, writes);
    await test.stop();
  });

  function listOperations(): [method: string, path: string, operation: DocumentedOperation][] {
    return Object.entries(test.check.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [method, path, operation] as [string, string, DocumentedOperation],
      ),
    );
  }

  async function settle(): Promise<void> {
    const runner = test.app.get(InProcessRunnerService, { strict: false });
    runner.wake();
    await runner.waitUntilIdle();
  }

  const getDatabase = () => test.app.get<Connection>(getConnectionToken()).db!;
  const listCollections = async () =>
    (await getDatabase().listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);

  async function stored(): Promise<Record<string, string>> {
    return digestCollections((await listCollections()).filter((name) => !name.startsWith('catalog')));
  }

  async function digestCollections(names: readonly string[]): Promise<Record<string, string>> {
    const contents = await Promise.all(
      names.map(async (name) => {
        const digest = createHash('sha256');
        // Raw: decoding objects took half of this test's time.
        const documents = getDatabase().collection<Buffer>(name).find({}, { raw: true }).sort({ _id: 1 });
        for (const document of await documents.toArray()) digest.update(document);
        return [name, digest.digest('hex')];
      }),
    );
    return Object.fromEntries(contents) as Record<string, string>;
  }

  async function storeCatalogs(): Promise<Record<string, number>> {
    const counts = await Promise.all(
      (await listCollections())
        .filter((name) => name.startsWith('catalog'))
        .map(async (name) => [name, await getDatabase().collection(name).countDocuments()]),
    );
    return Object.fromEntries(counts) as Record<string, number>;
  }

  async function signInForToken(caller: string): Promise<string | undefined> {
    const account = people[caller];
    return account && (await test.signIn(account)).accessToken;
  }

  it.each(['anonymous', 'free', 'paid'])(
    '(%s) hostile requests are answered as documented and change nothing when they are refused',
    async (caller) => {
      const catalogs = await storeCatalogs();
      expect(Object.values(catalogs)).toContain(1);
      for (const operation of listOperations()) {
        const token = await signInForToken(caller);
        await settle();
        let before = await stored();
        written.clear();
        await fc.assert(
          fc.asyncProperty(
            createHostileRequests(test.check.document, operation, stolen),
            async ({ method, address, headers, body }) => {
              const answer = await test.request(method as 'GET', address, body, { token, headers });
              expect(answer.status).toBeLessThan(500);
              expect(answer.text).not.toMatch(/Zephyrine|Kestrelwood/);
              if (answer.status < 400) await settle();
              const after = { ...before, ...(await digestCollections([...written])) };
              written.clear();
              if (answer.status >= 400) {
                expect(answer.headers['content-type']).toContain(PROBLEM_MEDIA_TYPE);
                expect(after).toEqual(before);
              }
              before = after;
            },
          ),
          { numRuns: Number(process.env['FC_RUNS'] ?? RUNS), endOnFailure: true },
        );
        expect(await stored()).toEqual(before);
      }
      expect(await storeCatalogs()).toEqual(catalogs);
    },
    300_000,
  );

  it('hostile requests leave other users and every prototype unchanged', async () => {
    expect(await test.stored(bystander.email)).toMatchObject({
      ...BYSTANDER,
      hasPaid: false,
      measurements: null,
      bodyConcerns: [],
    });
    expect(await test.signIn(bystander.account)).toMatchObject({ user: { id: bystander.user.id } });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['hasPaid']).toBeUndefined();
  });
});
