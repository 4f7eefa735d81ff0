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
import { type DocumentedOperation, resolveSchema, type JsonSchema } from '../../testing/api-document';
import { FORM_TYPE, formatForm } from '../../testing/hostile-form';

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
    '(%s) hostile requests are answered as documented, and refused ones change nothing',
    async (caller) => {
      const catalogs = await storeCatalogs();
      expect(Object.values(catalogs)).toContain(1);
      let before = await stored();
      written.clear();
      const digestWritten = async () => {
        const after = { ...before, ...(await digestCollections([...written])) };
        written.clear();
        return after;
      };
      for (const operation of listOperations()) {
        const token = await signInForToken(caller);
        await settle();
        before = await digestWritten();
        await fc.assert(
          fc.asyncProperty(
            createHostileRequests(test.check.document, operation, stolen),
            async ({ method, address, headers, body }) => {
              const response = await test.request(method as 'GET', address, body, { token, headers });
              expect(response.status).toBeLessThan(500);
              expect(response.text).not.toMatch(/Zephyrine|Kestrelwood/);
              if (response.status < 400) await settle();
              const after = await digestWritten();
              if (response.status >= 400) {
                expect(response.headers['content-type']).toContain(PROBLEM_MEDIA_TYPE);
                expect(after).toEqual(before);
              }
              before = after;
            },
          ),
          { numRuns: Number(process.env['FC_RUNS'] ?? RUNS), endOnFailure: true },
        );
      }
      expect(await stored()).toEqual(before);
      expect(await storeCatalogs()).toEqual(catalogs);
    },
    300_000,
  );

  it('hostile requests leave other users and all prototypes unchanged', async () => {
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

const ILL_FORMED = ['\ud800', 'a\udfffb@example.com', 'mira\u0000@example.com'];
/** In NFD, or with combining marks in an order that NFC changes. */
const UNNORMALIZED = ['Zoe\u0308@example.com', 'q\u0307\u0323', '\u1100\u1161'];

const chooseTexts = (place: number): string[] =>
  UNNORMALIZED.filter((_, index) => process.env['ALL_ROUNDS'] || index === place % UNNORMALIZED.length);

interface Place {
  route: string;
  operation: DocumentedOperation;
  kind: 'body' | 'form' | 'query' | 'path';
  field: string[];
}

describe('Malformed Unicode', () => {
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    token = (await test.signIn({ email: 'demo@figura.test', password: 'figura-demo' })).accessToken;
  });
  afterAll(() => test.stop());

  function listPlaces(): Place[] {
    const { document } = test.check;
    const listLeaves = (schema: JsonSchema): string[][] => {
      const { properties } = resolveSchema(schema, document);
      return Object.entries(properties ?? {}).flatMap(([name, inner]) => {
        const below = listLeaves(inner).map((path) => [name, ...path]);
        return below.length ? below : [[name]];
      });
    };
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const at = { route: `${method.toUpperCase()} ${path}`, operation };
        const content = operation.requestBody?.content ?? {};
        const json = content['application/json'];
        const form = content['multipart/form-data'];
        return [
          ...(json && !path.endsWith('/webhook') ? listLeaves(json.schema) : []).map((field) => ({
            ...at,
            kind: 'body' as const,
            field,
          })),
          ...(form ? listLeaves(form.schema) : []).map((field) => ({ ...at, kind: 'form' as const, field })),
          ...operation.parameters
            .filter((parameter) => parameter.in === 'query' || parameter.in === 'path')
            .map(({ name, in: kind }) => ({ ...at, kind: kind as 'query' | 'path', field: [name] })),
        ];
      }),
    );
  }

  async function send({ route, operation, kind, field }: Place, text: string) {
    const [method = '', template = ''] = route.split(' ');
    const [name = ''] = field;
    const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u0000'));
    const path = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce(
        (address, parameter) =>
          address.replace(
            `{${parameter.name}}`,
            kind === 'path' && parameter.name === name ? encoded : String(parameter.example),
          ),
        template,
      );
    const address = kind === 'query' ? `${path}?${name}=${encoded}` : path;
    if (kind === 'form')
      return test.request(
        method as 'PUT',
        address,
        formatForm(name, text.replace(/\p{Surrogate}/gu, '\u0000')),
        {
          token,
          headers: { 'content-type': FORM_TYPE },
        },
      );
    if (method === 'GET') return test.request('GET', address, undefined, { token });
    const example = structuredClone(operation.requestBody?.content['application/json']?.example ?? {});
    if (kind === 'body') setAt(example as Record<string, unknown>, field, text);
    return test.request(method as 'POST', address, JSON.stringify(example), {
      token,
      headers: { 'content-type': 'application/json' },
    });
  }

  it('every parameter of every operation refuses malformed text and names the field [S77]', async () => {
    const seen = listPlaces();
    expect(seen.length).toBeGreaterThan(40);
    for (const place of seen)
      for (const text of ILL_FORMED) {
        const response = await send(place, text);
        expect([place.route, place.kind, place.field, response.status, response.body.error]).toEqual([
          place.route,
          place.kind,
          place.field,
          400,
          expect.stringContaining(`"${place.field.join('.')}"`),
        ]);
      }
  });

  it('escaped and unusual spellings of text cause no internal error [S77]', async () => {
    const places = listPlaces().filter(({ route }) => !route.startsWith('DELETE'));
    for (const [index, place] of places.entries())
      for (const text of chooseTexts(index)) {
        const { status } = await send(place, text);
        expect([place.route, place.kind, place.field, status]).toEqual([
          place.route,
          place.kind,
          place.field,
          expect.any(Number),
        ]);
        expect(status).toBeLessThan(500);
      }
  });

  it('POST /auth/login refuses a body that is not UTF-8 [S77]', async () => {
    const body = Buffer.from('{"email":"mira\xff@example.com","password":"x"}', 'latin1');
    const response = await test.request('POST', '/api/auth/login', body, {
      headers: { 'content-type': 'application/json' },
    });
    expect(response).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('POST /auth/login accepts a password in either Unicode normalization', async () => {
    const account = await test.register({ password: 'caf\u0065\u0301 au lait' });
    await expect(test.signIn({ ...account, password: 'caf\u00e9 au lait' })).resolves.toBeTruthy();
  });
});

function setAt(body: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) body[name] = value;
  else setAt((body[name] ??= {}) as Record<string, unknown>, rest, value);
}
