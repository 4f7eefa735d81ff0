import {
  BaseResolver,
  createConfig,
  lintDocument,
  makeDocumentFromString,
  type StyleguideConfig,
} from '@redocly/openapi-core';
import { fastify } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ApiDocument,
  type DocumentedOperation,
  readApiDocument,
  scanApi,
  resolveSchema,
  type JsonSchema,
} from '../../testing/api-document';
import { createSchemaChecks } from '../../testing/response-validator';
import { demandSecondStep, turnOnTotp } from '../../testing/second-step';
import { TestApp } from '../../testing/test-app';
import { serveApiDocs } from './docs-page';
import { createApiDocument } from './document';
import { Shop } from '../../testing/shop';
import { SignInChallengesService } from '../../auth/challenges/sign-in-challenges.service';
import { LIMITS } from '../rate-limit/limits';

const GUESSED = /password|code|email|token/i;

const READ_PAST = ['PUT /api/user/onboarding token', 'POST /api/user/password newPassword'];

const BESIDE_A_LINK = 'POST /api/auth/verify-email/{token}';

const BESIDE_A_TICKET: Record<string, () => Promise<string>> = {
  'POST /api/auth/second-factor': createSecondStepTicket,
  'POST /api/auth/provider-registration': createNewcomerTicket,
};
const OF_A_SETUP = 'POST /api/user/second-factor/totp/confirmation';

const PASSWORD = 'heron lamp 58 quartz';

const SOURCES = join(__dirname, '../..');

const PROVIDER = { name: 'Google', issuer: 'https://house.example.com', clientId: 'a', clientSecret: 'b' };

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start({ OIDC_PROVIDERS: JSON.stringify([PROVIDER]) });
});
afterAll(() => test.stop());

async function createSecondStepTicket(): Promise<string> {
  const customer = await test.signedIn({ password: PASSWORD });
  await turnOnTotp(test, customer);
  return (await demandSecondStep(test, customer.account)).ticket;
}

function createNewcomerTicket(): Promise<string> {
  const claims = { provider: 'google', issuer: PROVIDER.issuer, subject: 'mira' };
  const data = { ...claims, email: 'newcomer@example.com', isEmailVerified: true };
  const challenges = test.app.get(SignInChallengesService, { strict: false });
  return challenges.issue({ purpose: 'provider-newcomer', data });
}

const listControllers = () =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.controller.ts'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'));

describe('OpenAPI document', () => {
  let document: ApiDocument;
  let operations: [route: string, operation: DocumentedOperation][];

  beforeAll(() => {
    document = readApiDocument(test.app);
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

  it('is identical without a database, as used to generate client types', async () => {
    const scanned = createApiDocument(await scanApi());
    expect(JSON.stringify(scanned)).toBe(JSON.stringify(createApiDocument(test.app)));
  });

  it('passes `redocly lint`', async () => {
    const problems = await lintDocument({
      document: makeDocumentFromString(JSON.stringify(createApiDocument(test.app)), 'api-document.json'),
      config: (await createConfig({ extends: ['recommended'] })).styleguide as StyleguideConfig,
      externalRefResolver: new BaseResolver(),
    });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('gives each operation a unique id, a summary and its access', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const [, { summary, security, 'x-access': access, 'x-key-scope': scope }] of operations) {
      expect(summary).not.toBe('');
      const keys = scope ? [{ key: [] }] : [];
      expect(security).toEqual(access === 'public' ? [{}] : [{ bearer: [] }, ...keys]);
    }
  });

  it('describes every successful response', () => {
    for (const [route, { responses }] of operations) {
      const [success = ''] = Object.keys(responses).filter((status) => status.startsWith('2'));
      expect([route, Object.keys(responses[success]?.content ?? {})]).not.toEqual([route, []]);
    }
  });

  it('names the classes that the controller methods return', () => {
    const documented =
      /@Api(?:Ok|Created)Response\(\{ type: (\w+) \}\)\n(?: {2}[@ })].*\n)*? {2}(?:async )?(\w+)\([^]*?\): (.+) \{\n/g;
    const pairs = listControllers().flatMap((source) => [...source.matchAll(documented)]);
    expect(pairs.length).toBeGreaterThan(80);
    for (const [, type, method, returned = ''] of pairs)
      if (returned !== 'Promise<HealthCheckResult>')
        expect([
          method,
          returned.replace(/^Promise<(.*)>$/, '$1').replace(/^JsonBytes<(.*)>$/, '$1'),
        ]).toEqual([method, type]);
  });

  it('describes every parameter with an example that matches its schema', () => {
    const checkOf = createSchemaChecks(document);
    for (const [route, { parameters }] of operations)
      for (const { name, description, schema, example } of parameters) {
        expect([route, name, typeof description]).toEqual([route, name, 'string']);
        expect([route, name, checkOf(schema)(example)]).toEqual([route, name, []]);
      }
  });

  it('has request examples that match their schemas', () => {
    const checkOf = createSchemaChecks(document);
    for (const [route, { requestBody }] of operations)
      for (const { schema, example } of Object.values(requestBody?.content ?? {}))
        expect({ route, wrong: checkOf(schema)(example) }).toEqual({ route, wrong: [] });
  });

  it('is served by GET /docs-json, and the pages have no inline scripts or styles', async () => {
    const get = (url: string) => test.app.inject({ method: 'GET', url });
    expect((await get('/api/docs-json')).json()).toEqual(
      JSON.parse(JSON.stringify(createApiDocument(test.app))),
    );
    for (const path of ['/api/docs', '/api/docs/keys']) {
      const page = await get(path);
      expect(page.headers['content-security-policy']).not.toContain('unsafe');
      expect(page.payload).not.toMatch(/<style|style=|<script>|\son\w+=/);
      for (const [, address] of page.payload.matchAll(/(?:src|href)="([^"]+)"/g))
        expect((await get(address!)).statusCode).toBe(200);
    }
  });

  it('is not served without API_DOCS, except for the API key routes', async () => {
    const production = fastify();
    serveApiDocs(test.app, production, { apiDocs: false, appUrl: 'https://figura.test' });
    const getStatus = async (url: string) => (await production.inject(url)).statusCode;
    expect(await Promise.all(['/api/docs', '/api/docs-json'].map(getStatus))).toEqual([404, 404]);
    expect(await Promise.all(['/api/docs/keys', '/api/docs/keys.json'].map(getStatus))).toEqual([200, 200]);
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
    ['an undocumented field', answer(200, { ...PRICE, cost: 3 }), /additional properties/],
    ['a missing field', answer(200, { amount: 8900 }), /required/],
    ['a field of another type', answer(200, { ...PRICE, amount: '8900' }), /number/],
    ['an undocumented status', answer(204, undefined), /status/],
    ['another media type', answer(200, PRICE, { 'content-type': 'text/html' }), /text\/html/],
    ['a missing header', answer(200, PRICE, { 'x-request-id': undefined }), /X-Request-Id/],
  ])('assertDocumented throws for %s', (_, received, complaint) => {
    expect(() => test.check.assertDocumented('GET', '/api/stripe/price', received)).toThrow(complaint);
  });

  it('assertDocumented accepts a documented response', () => {
    test.check.assertDocumented('GET', '/api/stripe/price?x=1', answer(200, PRICE));
  });
});

describe('Operations that accept a secret or an email address', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = new Shop(test);
  });

  function listGuessedFields(route: string, operation: DocumentedOperation): string[] {
    const listNames = (schema: JsonSchema): string[] =>
      Object.entries(resolveSchema(schema, test.check.document).properties ?? {}).flatMap(([name, inner]) => [
        name,
        ...listNames(inner),
      ]);
    const json = operation.requestBody?.content['application/json'];
    return [...operation.parameters.map(({ name }) => name), ...(json ? listNames(json.schema) : [])].filter(
      (name) => GUESSED.test(name) && !READ_PAST.includes(`${route} ${name}`),
    );
  }

  function createGuessedOperations() {
    return Object.entries(test.check.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation }))
        .filter(({ method, operation }) => listGuessedFields(`${method} ${path}`, operation).length > 0),
    );
  }

  async function createLink(): Promise<string> {
    const { email } = await test.register({ verified: false, password: PASSWORD });
    return test.mailedToken(email, 'verify-email');
  }

  async function beginSetup(token: string): Promise<void> {
    await test.request('POST', '/api/user/second-factor/totp', { password: PASSWORD }, { token });
  }

  it('each answers 429 after its documented number of wrong attempts [S74]', async () => {
    const operations = createGuessedOperations();
    expect(operations.length).toBeGreaterThanOrEqual(10);
    for (const [index, { method, path, operation }] of operations.entries()) {
      await test.resetRateLimits();
      const route = `${method} ${path}`;
      const limits = operation['x-limits'] ?? [];
      expect([route, limits.length]).not.toEqual([route, 0]);
      const allowed = Math.min(...limits.map((name) => LIMITS[name].points));
      const token =
        operation['x-access'] !== 'public' ? (await shop.customer({ password: PASSWORD })).token : undefined;
      const examples: Record<string, unknown> = route === BESIDE_A_LINK ? { token: await createLink() } : {};
      const address = operation.parameters.reduce(
        (text, { name, example }) =>
          text.replace(`{${name}}`, encodeURIComponent(String({ [name]: example, ...examples }[name]))),
        path,
      );
      const example = operation.requestBody?.content['application/json']?.example as object | undefined;
      const createTicket = BESIDE_A_TICKET[route];
      const body = createTicket ? { ...example, ticket: await createTicket() } : example;
      if (route === OF_A_SETUP) await beginSetup(token!);
      const tryTo = () => test.request(method as 'GET', address, body, { token, ip: `10.7.0.${index}` });
      for (let tries = 0; tries < allowed; tries++)
        expect([route, tries, (await tryTo()).status]).not.toEqual([route, tries, 429]);
      const refused = await tryTo();
      expect([route, refused.status, refused.body.code]).toEqual([route, 429, 'TOO_MANY_REQUESTS']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
