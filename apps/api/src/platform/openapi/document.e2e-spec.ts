import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaChecks } from '../../testing/response-validator';
import { TestApp } from '../../testing/test-app';
import type { ApiDocument, DocumentedOperation } from './api-document';
import { describeApi } from './document';

const WORKSPACE = join(__dirname, '../../../../..');

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.stop());

describe('OpenAPI document', () => {
  let document: ApiDocument;
  let operations: [route: string, operation: DocumentedOperation][];

  beforeAll(() => {
    document = describeApi(test.app);
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as [string, typeof operation],
      ),
    );
  });

  it('lists every route of the product and nothing else', () => {
    const routes = test.routes().filter((route) => route.includes(' /api/'));
    expect(operations.map(([route]) => route).sort()).toEqual(
      routes.map((route) => route.replace(/:(\w+)/g, '{$1}')).sort(),
    );
  });

  it('is what the generated client types were made from; `npm run generate` writes them', () => {
    const written = readFileSync(join(WORKSPACE, 'libs/contracts/src/generated/api.ts'), 'utf8');
    const program = join(WORKSPACE, 'tools/generate/api-types.mjs');
    // A program of its own: Jest takes no ES modules.
    const made = execFileSync(process.execPath, [program], {
      input: JSON.stringify(document),
      encoding: 'utf8',
    });
    expect(written).toBe(made);
  });

  it('resolves every $ref', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g);
    for (const [, kind, name] of references) expect(document.components[kind!]).toHaveProperty(name!);
  });

  it('gives each operation a unique id, a summary and its access', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const [, { summary, description, security }] of operations) {
      expect(summary).not.toBe('');
      expect(security).toEqual(description.startsWith('Open to everyone.') ? [] : [{ bearer: [] }]);
    }
  });

  it('describes every parameter with an example', () => {
    for (const [, { parameters }] of operations)
      for (const parameter of parameters)
        expect(parameter).toMatchObject({ description: expect.any(String), example: expect.any(String) });
  });

  it('has examples that match their schemas', () => {
    const checkOf = schemaChecks(document);
    for (const [route, { requestBody, responses }] of operations) {
      const bodies = [requestBody, ...Object.values(responses)].flatMap((answer) =>
        Object.values(answer?.content ?? {}),
      );
      for (const { schema, example, examples } of bodies) {
        const shown = [
          ...(example === undefined ? [] : [example]),
          ...Object.values(examples ?? {}).map(({ value }) => value),
        ];
        for (const value of shown)
          expect({ route, wrong: checkOf(schema)(value) }).toEqual({ route, wrong: [] });
      }
    }
  });

  it('GET /docs-json serves it, and GET /docs a page without inline script or style', async () => {
    // Asked past the checks of answers: a document may speak of passwords.
    const get = (url: string) => test.app.inject({ method: 'GET', url });
    expect((await get('/api/docs-json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
    const page = await get('/api/docs');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.payload).not.toMatch(/<style|style=|<script>|\son\w+=/);
    for (const [, address] of page.payload.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await get(address!)).statusCode).toBe(200);
  });
});

describe('assertDocumented', () => {
  const answer = (statusCode: number, body: unknown, headers: Record<string, unknown> = {}) => ({
    statusCode,
    headers: { 'x-request-id': '1', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  const PRICE = { amount: 8900, originalAmount: null, currency: 'usd', claims: [] };

  it.each<[string, ReturnType<typeof answer>, RegExp]>([
    ['a field that no contract names', answer(200, { ...PRICE, cost: 3 }), /additional properties/],
    ['a field that is missing', answer(200, { amount: 8900 }), /required/],
    ['a field of another type', answer(200, { ...PRICE, amount: '8900' }), /number/],
    ['a status that is not documented', answer(204, undefined), /status/],
    ['another media type', answer(200, PRICE, { 'content-type': 'text/html' }), /text\/html/],
    ['a header that is missing', answer(200, PRICE, { 'x-request-id': undefined }), /X-Request-Id/],
  ])('assertDocumented throws for %s', (_, received, complaint) => {
    expect(() => test.check.assertDocumented('GET', '/api/stripe/price', received)).toThrow(complaint);
  });

  it('assertDocumented accepts a documented response', () => {
    test.check.assertDocumented('GET', '/api/stripe/price?x=1', answer(200, PRICE));
  });
});
