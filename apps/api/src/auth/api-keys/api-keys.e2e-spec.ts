import { type LoginResponse, MAX_API_KEYS, type NewApiKeyResponse, type Problem } from '@figura/contracts';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Shop } from '../../testing/shop';
import { TAPE_MEASUREMENTS } from '../../testing/tape-measurements';
import { TestApp } from '../../testing/test-app';
import type { ApiKeysResponse } from './api-keys.dto';
import { createApiDocument } from '../../platform/openapi/document';

type Method = Parameters<TestApp['request']>[0];

describe('API keys', () => {
  let test: TestApp;
  let shop: Shop;
  let mira: Awaited<ReturnType<Shop['customer']>>;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    mira = await shop.customer();
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token: mira.token });
  });
  afterAll(() => test.stop());

  const call = <T = unknown>(token: string, method: Method, path: string, body?: object) =>
    test.request<T & Problem>(method, `/api${path}`, body, { token });
  const createKey = async (scopes: string[]) => {
    const body = { name: 'Spreadsheet', scopes, password: mira.account.password };
    return (await call<NewApiKeyResponse>(mira.token, 'POST', '/user/api-keys', body)).body;
  };
  const listKeys = async () => (await call<ApiKeysResponse>(mira.token, 'GET', '/user/api-keys')).body.keys;
  const revoke = ({ id }: { id: string }, token = mira.token) =>
    call(token, 'DELETE', `/user/api-keys/${id}`);

  it('a key is shown once, stored as a hash, and listed with the day of its last use', async () => {
    const made = await createKey(['read']);
    expect(made.key).toMatch(/^figura_[\w-]{43}$/);
    expect(await listKeys()).toMatchObject([
      { id: made.id, name: 'Spreadsheet', scopes: ['read'], usedOn: null },
    ]);
    expect(JSON.stringify(await listKeys())).not.toContain(made.key);
    await call(made.key, 'GET', '/auth/me');
    expect((await listKeys())[0]!.usedOn).toBe(test.clock.now().toISOString().slice(0, 10));
    await revoke(made);
  });

  it.each([
    ['read', 'GET', '/auth/me', undefined],
    ['read', 'GET', '/wardrobe', undefined],
    ['read', 'GET', '/wardrobe/csv', undefined],
    ['read', 'GET', '/outfits', undefined],
    ['read', 'GET', '/recommendations/body-type-analysis', undefined],
    ['wardrobe', 'POST', '/wardrobe', { text: 'Black wrap dress' }],
    ['check', 'POST', '/garments/check', { text: 'Black wrap dress' }],
  ] as const)('only the scope %s allows %s %s [S151]', async (scope, method, path, body) => {
    const [right, wrong] = await Promise.all([
      createKey([scope]),
      createKey(['read', 'wardrobe', 'check'].filter((other) => other !== scope)),
    ]);
    expect((await call(right.key, method, path, body)).status).toBeLessThan(300);
    expect(await call(wrong.key, method, path, body)).toMatchObject({
      status: 401,
      body: { error: 'This key may not do that. Make one with another scope, or sign in.' },
    });
    await Promise.all([revoke(right), revoke(wrong)]);
  });

  it('a key with all scopes answers 401 on account routes and others not open to keys [S151]', async () => {
    const all = await createKey(['read', 'wardrobe', 'check']);
    for (const [method, path, body] of [
      ['GET', '/user/api-keys', undefined],
      ['POST', '/user/api-keys', { name: 'Another', scopes: ['read'] }],
      ['GET', '/user/export', undefined],
      ['DELETE', '/user', { password: mira.account.password }],
      ['PUT', '/user/measurements', TAPE_MEASUREMENTS],
      [
        'PUT',
        '/user/change-password',
        { currentPassword: mira.account.password, newPassword: 'lavender-42' },
      ],
      ['POST', '/auth/logout', {}],
      ['POST', '/outfits', { pieces: [] }],
      ['POST', '/passport/links', { includesNumbers: true }],
      ['PUT', '/calendar/link', undefined],
      ['POST', '/stripe/create-checkout-session', {}],
    ] as const)
      expect([path, (await call(all.key, method, path, body)).status]).toEqual([path, 401]);
    await revoke(all);
  });

  it('a key has no more access than its user', async () => {
    const { key, id } = await createKey(['read']);
    expect(await call(key, 'GET', '/recommendations/trending')).toMatchObject({
      status: 403,
      body: { code: 'PREMIUM_REQUIRED' },
    });
    await revoke({ id });
  });

  it('revoked, unknown and malformed keys answer 401, and only the owner can revoke a key', async () => {
    const made = await createKey(['read']);
    const other = await shop.customer();
    expect((await revoke(made, other.token)).status).toBe(404);
    expect((await call(made.key, 'GET', '/auth/me')).status).toBe(200);
    await revoke(made);
    for (const key of [
      made.key,
      `figura_${'A'.repeat(43)}`,
      'figura_',
      'figura_{"$ne":null}',
      `${made.key}x`,
    ])
      expect((await call(key, 'GET', '/auth/me')).status).toBe(401);
  });

  it('an account has at most ten keys despite concurrent requests, and deletion removes them', async () => {
    const noor = await shop.customer();
    const ask = () =>
      call<NewApiKeyResponse>(noor.token, 'POST', '/user/api-keys', {
        name: 'One',
        scopes: ['read'],
        password: noor.account.password,
      });
    const made = [];
    while (made.length < MAX_API_KEYS - 1) made.push(await ask());
    made.push(...(await Promise.all([ask(), ask(), ask()])));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MAX_API_KEYS);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(2);
    const { key } = made.find(({ status }) => status === 201)!.body;
    await call(noor.token, 'DELETE', '/user', { password: noor.account.password });
    expect((await call(key, 'GET', '/auth/me')).status).toBe(401);
  });

  it('POST /user/api-keys answers 400 without the right password [S151]', async () => {
    const key = { name: 'A', scopes: ['read'] };
    expect((await call(mira.token, 'POST', '/user/api-keys', key)).status).toBe(400);
    expect(await call(mira.token, 'POST', '/user/api-keys', { ...key, password: 'not it' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CREDENTIALS' },
    });
  });

  it.each([
    ['no scope', { name: 'A', scopes: [] }],
    ['an unknown scope', { name: 'A', scopes: ['admin'] }],
    ['no name', { name: ' ', scopes: ['read'] }],
  ])('POST /user/api-keys refuses %s', async (_, body) => {
    expect((await call(mira.token, 'POST', '/user/api-keys', body)).status).toBe(400);
  });
});

const run = promisify(execFile);

const WORKSPACE = join(__dirname, '../../../../..');
const MODULES = join(WORKSPACE, 'node_modules');
const GENERATOR = join(MODULES, 'openapi-typescript/bin/cli.js');
const COMPILER = join(MODULES, 'typescript/bin/tsc6');

const COMPILER_OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: 'es2022',
  module: 'nodenext',
  types: ['node'],
};

interface KeyDocument {
  info: { description: string };
  paths: Record<string, Record<string, { security: object[] }>>;
  components: { schemas: object; securitySchemes: object };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('The generated TypeScript client for API keys', () => {
  let test: TestApp;
  let url: string;
  let folder: string;
  let complaints: string;
  let owner: LoginResponse & { account: { password: string } };

  beforeAll(async () => {
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    test = await TestApp.start({ RATE_LIMITS: 'off', APP_URL: url });
    await test.app.listen(port, '127.0.0.1');
    owner = await test.signedIn();
    const { accessToken: token } = owner;
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await test.request('POST', '/api/wardrobe', { text: 'Navy wool coat' }, { token });
  });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-client-'));
    symlinkSync(MODULES, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    await run(process.execPath, [GENERATOR, `${url}/api/docs/keys.json`, '-o', join(folder, 'figura.ts')]);
    complaints = await compile(writePrograms((await readDocument()).info.description));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await test.stop();
  });

  function writePrograms(description: string): Record<string, string> {
    const [, example = ''] = /```ts\n([^]*?)```/.exec(description)!;
    const [head = ''] = example.split('const wardrobe =');
    return {
      example,
      add: `${head}
const { data, error } = await figura.POST('/wardrobe', { body: { text: 'Black wrap dress' } });
console.log(error ? error.error : data.name);`,
      wrong: `${head}
await figura.DELETE('/user', {});
await figura.POST('/wardrobe', { body: { text: 7 } });
const { data } = await figura.GET('/wardrobe');
console.log(data?.pieces);`,
    };
  }

  async function compile(programs: Record<string, string>): Promise<string> {
    const files = Object.keys(programs).map((name) => `${name}.ts`);
    for (const [name, program] of Object.entries(programs))
      writeFileSync(join(folder, `${name}.ts`), program);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }),
    );
    return run(process.execPath, [COMPILER, '-p', folder]).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );
  }

  const readDocument = async () => (await (await fetch(`${url}/api/docs/keys.json`)).json()) as KeyDocument;

  async function createKey(scopes: string[]): Promise<string> {
    const request = { name: 'Program', scopes, password: owner.account.password };
    const { accessToken: token } = owner;
    const response = await test.request<NewApiKeyResponse>('POST', '/api/user/api-keys', request, { token });
    return response.body.key;
  }

  async function runProgram(name: string, key: string): Promise<{ stdout: string; stderr: string }> {
    const env = { ...process.env, FIGURA_KEY: key };
    return run(process.execPath, [join(folder, `${name}.js`)], { env }).catch(
      (failed: { stdout: string; stderr: string }) => failed,
    );
  }

  it('has exactly the routes that are open to keys', async () => {
    const list = (paths: object) =>
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations as object).flatMap(([method, operation]) =>
          'x-key-scope' in (operation as object) ? [`${method} ${path}`] : [],
        ),
      );
    const { paths, components } = await readDocument();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(list(paths).sort()).toEqual(list(createApiDocument(test.app).paths).sort());
    expect(operations).toHaveLength(list(paths).length);
    expect(operations.map(({ security }) => security)).toEqual(operations.map(() => [{ key: [] }]));
    expect(Object.keys(components.securitySchemes)).toEqual(['key']);
    expect(Object.keys(components.schemas)).toContain('WardrobePiece');
    expect(Object.keys(components.schemas)).not.toContain('ChangePasswordDto');
  });

  it('compiles the documented example, which reads the wardrobe and checks a garment', async () => {
    expect(complaints).not.toContain('example.ts');
    const { stdout, stderr } = await runProgram('example', await createKey(['read', 'check']));
    expect(stderr).toBe('');
    const [piece, verdict] = stdout.trim().split('\n');
    expect(piece).toMatch(/navy wool coat/i);
    expect(verdict).toMatch(/\w+.*\.$/);
  });

  it('adds a piece with the right scope, and reports an insufficient scope', async () => {
    expect(complaints).not.toContain('add.ts');
    expect((await runProgram('add', await createKey(['wardrobe']))).stdout).toMatch(/wrap dress/i);
    const refused = await runProgram('add', await createKey(['read']));
    expect(refused.stdout.trim()).toBe('This key may not do that. Make one with another scope, or sign in.');
  });

  it('fails to compile for routes closed to keys and for invalid requests', () => {
    expect(complaints).toMatch(/wrong\.ts.*'"\/user"'/);
    expect(complaints).toMatch(/wrong\.ts.*'number' is not assignable to type 'string'/);
    expect(complaints).toMatch(/wrong\.ts.*'pieces' does not exist/);
  });
});
