import { TestApp } from '../../testing/test-app';
import { FORM_TYPE, formatForm } from '../../testing/hostile-form';
import { resolveSchema, type DocumentedOperation, type JsonSchema } from '../../testing/api-document';

const ILL_FORMED = ['\ud800', 'a\udfffb@example.com', 'mira\u0000@example.com'];
/** In NFD, and with marks in an order that NFC changes. */
const UNNORMALIZED = ['Zoe\u0308@example.com', 'q\u0307\u0323', '\u1100\u1161'];

interface Place {
  route: string;
  operation: DocumentedOperation;
  kind: 'body' | 'form' | 'query' | 'path';
  field: string[];
}

describe('Ill-formed Unicode', () => {
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

  it('every parameter of every operation refuses ill-formed text and names the field [S77]', async () => {
    const seen = listPlaces();
    expect(seen.length).toBeGreaterThan(40);
    for (const place of seen)
      for (const text of ILL_FORMED) {
        const answer = await send(place, text);
        expect([place.route, place.kind, place.field, answer.status, answer.body.error]).toEqual([
          place.route,
          place.kind,
          place.field,
          400,
          expect.stringContaining(`"${place.field.join('.')}"`),
        ]);
      }
  });

  it('escaped and otherwise unusual spellings of text cause no internal error [S77]', async () => {
    for (const place of listPlaces().filter(({ route }) => !route.startsWith('DELETE')))
      for (const text of UNNORMALIZED) {
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
    const answer = await test.request('POST', '/api/auth/login', body, {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
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
