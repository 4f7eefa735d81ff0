import { Shop } from '../../testing/shop';
import { TestApp } from '../../testing/test-app';
import { LIMITS } from '../rate-limit/limits';
import { resolveSchema, type DocumentedOperation, type JsonSchema } from '../../testing/api-document';

const GUESSED = /password|code|email|token/i;

const READ_PAST = ['PUT /api/user/onboarding token'];

const BESIDE_A_LINK = 'POST /api/auth/verify-email/{token}';

/** Not the examples' password, so that those count as wrong tries. */
const PASSWORD = 'heron lamp 58 quartz';

describe('Operations that accept a password, a code, an email address or a token', () => {
  let test: TestApp;
  let shop: Shop;

  beforeAll(async () => {
    test = await TestApp.start();
    shop = new Shop(test);
  });
  afterAll(() => test.stop());

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

  it('each answers 429 after its documented number of wrong attempts [S74]', async () => {
    const operations = createGuessedOperations();
    expect(operations.length).toBeGreaterThanOrEqual(10);
    for (const [index, { method, path, operation }] of operations.entries()) {
      const route = `${method} ${path}`;
      const limits = operation['x-limits'] ?? [];
      expect([route, limits.length]).not.toEqual([route, 0]);
      const allowed = Math.min(...limits.map((name) => LIMITS[name].points));
      const token =
        operation['x-access'] !== 'public' ? (await shop.customer({ password: PASSWORD })).token : undefined;
      // A password beside an invalid link is not looked at.
      const examples: Record<string, unknown> = route === BESIDE_A_LINK ? { token: await createLink() } : {};
      const address = operation.parameters.reduce(
        (text, { name, example }) =>
          text.replace(`{${name}}`, encodeURIComponent(String({ [name]: example, ...examples }[name]))),
        path,
      );
      const body = operation.requestBody?.content['application/json']?.example;
      const tryTo = () => test.request(method as 'GET', address, body, { token, ip: `10.7.0.${index}` });
      for (let tries = 0; tries < allowed; tries++)
        expect([route, tries, (await tryTo()).status]).not.toEqual([route, tries, 429]);
      const refused = await tryTo();
      expect([route, refused.status, refused.body.code]).toEqual([route, 429, 'TOO_MANY_REQUESTS']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
