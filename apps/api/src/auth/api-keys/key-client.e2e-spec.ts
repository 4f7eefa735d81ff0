import type { LoginResponse, NewApiKeyResponse } from '@figura/contracts';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createApiDocument } from '../../platform/openapi/document';
import { TAPE_MEASUREMENTS } from '../../testing/tape-measurements';
import { TestApp } from '../../testing/test-app';

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

describe('The TypeScript client for keys', () => {
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
    expect(complaints).not.toContain('example.ts');
    const { stdout, stderr } = await runProgram('example', await createKey(['read', 'check']));
    expect(stderr).toBe('');
    const [piece, verdict] = stdout.trim().split('\n');
    expect(piece).toMatch(/navy wool coat/i);
    expect(verdict).toMatch(/\w+.*\.$/);
  });

  it('adds a piece with the scope for it, and says what a key may not do', async () => {
    expect(complaints).not.toContain('add.ts');
    expect((await runProgram('add', await createKey(['wardrobe']))).stdout).toMatch(/wrap dress/i);
    const refused = await runProgram('add', await createKey(['read']));
    expect(refused.stdout.trim()).toBe('This key may not do that. Make one with another scope, or sign in.');
  });

  it('does not compile what keys do not open, or what the API does not take', () => {
    expect(complaints).toMatch(/wrong\.ts.*'"\/user"'/);
    expect(complaints).toMatch(/wrong\.ts.*'number' is not assignable to type 'string'/);
    expect(complaints).toMatch(/wrong\.ts.*'pieces' does not exist/);
  });
});
