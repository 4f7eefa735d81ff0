import type { LoginResponse, NewApiKeyResponse } from '@figura/contracts';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createApiDocument } from '../platform/openapi/document';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';

const run = promisify(execFile);

const WORKSPACE = join(__dirname, '../../../..');
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

describe('The TypeScript client for keys', () => {
  let test: TestApp;
  let url: string;
  let folder: string;
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
    folder = mkdtempSync(join(tmpdir(), 'figura-client-'));
    symlinkSync(MODULES, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    await run(process.execPath, [GENERATOR, `${url}/api/docs/keys.json`, '-o', join(folder, 'figura.ts')]);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await test.stop();
  });

  const readDocument = async () => (await (await fetch(`${url}/api/docs/keys.json`)).json()) as KeyDocument;

  async function createKey(scopes: string[]): Promise<string> {
    const request = { name: 'Program', scopes, password: owner.account.password };
    const { accessToken: token } = owner;
    const answer = await test.request<NewApiKeyResponse>('POST', '/api/user/api-keys', request, { token });
    return answer.body.key;
  }

  async function readExample(): Promise<string> {
    const { description } = (await readDocument()).info;
    return /```ts\n([^]*?)```/.exec(description)![1]!;
  }

  /** Its errors. */
  async function compile(program: string): Promise<string> {
    writeFileSync(join(folder, 'program.ts'), program);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: ['program.ts'] }),
    );
    return run(process.execPath, [COMPILER, '-p', folder]).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );
  }

  async function runProgram(key: string): Promise<{ stdout: string; stderr: string }> {
    const env = { ...process.env, FIGURA_KEY: key };
    return run(process.execPath, [join(folder, 'program.js')], { env }).catch(
      (failed: { stdout: string; stderr: string }) => failed,
    );
  }

  it('has the routes that are open to keys, and no other', async () => {
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

  it('generated, the example of the documentation compiles, reads the wardrobe, and checks a garment', async () => {
    expect(await compile(await readExample())).toBe('');
    const { stdout, stderr } = await runProgram(await createKey(['read', 'check']));
    expect(stderr).toBe('');
    const [piece, verdict] = stdout.trim().split('\n');
    expect(piece).toMatch(/navy wool coat/i);
    expect(verdict).toMatch(/\w+.*\.$/);
  });

  it('adds a piece with the scope for it, and says what a key may not do', async () => {
    const head = (await readExample()).split('const wardrobe =')[0]!;
    const add = `${head}
const { data, error } = await figura.POST('/wardrobe', { body: { text: 'Black wrap dress' } });
console.log(error ? error.error : data.name);`;
    expect(await compile(add)).toBe('');
    expect((await runProgram(await createKey(['wardrobe']))).stdout).toMatch(/wrap dress/i);
    const refused = await runProgram(await createKey(['read']));
    expect(refused.stdout.trim()).toBe('This key may not do that. Make one with another scope, or sign in.');
  });

  it('does not compile what keys do not open, or what the API does not take', async () => {
    const head = (await readExample()).split('const wardrobe =')[0]!;
    const wrong = `${head}
await figura.DELETE('/user', {});
await figura.POST('/wardrobe', { body: { text: 7 } });
const { data } = await figura.GET('/wardrobe');
console.log(data?.pieces);`;
    const complaints = await compile(wrong);
    const lines = head.split('\n').length;
    for (const line of [lines + 1, lines + 2, lines + 4]) expect(complaints).toContain(`program.ts(${line},`);
  });
});
