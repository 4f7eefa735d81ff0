import fc from 'fast-check';
import { resolveSchema, type ApiDocument, type DocumentedOperation, type JsonSchema } from './api-document';
import { FORM_TYPE, createHostileForm } from './hostile-form';
import {
  AUTHORIZATIONS,
  BODIES,
  CONTENT_TYPES,
  HEADERS,
  HEADER_VALUES,
  JSON_VALUES,
  MEMBERS,
  TEXTS,
} from './hostile-values';

const UNIT = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom('\ud800', '\udfff', '\u0000', 'e\u0301', '\u1100\u1161') },
);

export interface HostileRequest {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * Other fields keep the document's example, so that the hostile one gets past validation. `stolen` holds
 * another user's values.
 */
export function createHostileRequests(
  document: ApiDocument,
  [method, path, operation]: [method: string, path: string, operation: DocumentedOperation],
  stolen: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const text = fc.oneof(fc.constantFrom(...TEXTS, ...stolen), fc.string({ unit: UNIT, maxLength: 60 }));
  const usual = fc
    .tuple(
      parseAddress(path, operation, text),
      createBody(document, operation, method, stolen),
      collectHeaders(operation, method),
    )
    .map(([address, body, headers]) => ({ method: method.toUpperCase(), address, headers, body }));
  const form = operation.requestBody?.content['multipart/form-data'];
  if (!form) return usual;
  const filled = fc
    .tuple(usual, createHostileForm(Object.keys(resolveSchema(form.schema, document).properties ?? {}), text))
    .map(([request, body]) => ({
      ...request,
      headers: { ...request.headers, 'content-type': FORM_TYPE },
      body,
    }));
  return fc.oneof(usual, filled);
}

const createMostlyUsual = <T>(usual: T, hostile: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: hostile });

function parseAddress(
  path: string,
  { parameters }: DocumentedOperation,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const segments = fc.tuple(
    ...inPath.map(({ example }) =>
      createMostlyUsual(encodeURIComponent(String(example)), text.map(toSegment)),
    ),
  );
  const pairs = fc.tuple(
    ...inQuery.map(({ name, example }) =>
      createMostlyUsual(`${name}=${encodeURIComponent(String(example))}`, createHostilePair(name, text)),
    ),
    createMostlyUsual('', createHostilePair('extra', text)),
  );
  return fc.tuple(segments, pairs).map(([values, query]) => {
    const filled = inPath.reduce(
      (address, { name }, index) => address.replace(`{${name}}`, () => values[index]!),
      path,
    );
    const asked = query.filter(Boolean).join('&');
    return asked ? `${filled}?${asked}` : filled;
  });
}

function toSegment(text: string): string {
  return /^%/.test(text) ? text : escaped(text) || 'x';
}

function escaped(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}

function createHostilePair(name: string, text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    text.map((value) => `${name}=${escaped(value)}`),
    text.map((value) => `${name}=${escaped(value)}&${name}=again`),
    fc.constantFrom(
      `${name}[$ne]=`,
      `${name}[]=a&${name}[]=b`,
      `${name}[__proto__][x]=1`,
      name,
      `${name}=%`,
      '',
    ),
  );
}

function createBody(
  document: ApiDocument,
  { requestBody }: DocumentedOperation,
  method: string,
  stolen: readonly string[],
): fc.Arbitrary<string | undefined> {
  if (method === 'get') return fc.constant(undefined);
  const { example = {}, schema = {} } = requestBody?.content['application/json'] ?? {};
  const value = fc.oneof(
    fc.constantFrom(...JSON_VALUES, ...[...TEXTS, ...stolen].map((text) => JSON.stringify(text))),
    fc.string({ unit: UNIT, maxLength: 60 }).map((text) => JSON.stringify(text)),
    fc.json({ maxDepth: 3 }),
  );
  const members = fc
    .tuple(
      listFields(document, schema, example as Record<string, unknown>, value),
      createMostlyUsual<string[]>([], fc.subarray(MEMBERS, { maxLength: 2 })),
    )
    .map(([fields, extra]) => `{${[...fields, ...extra].join(',')}}`);
  return fc.oneof({ weight: 5, arbitrary: members }, { weight: 1, arbitrary: fc.constantFrom(...BODIES) });
}

function listFields(
  document: ApiDocument,
  schema: JsonSchema,
  example: Record<string, unknown>,
  value: fc.Arbitrary<string>,
): fc.Arbitrary<string[]> {
  const { properties = {} } = resolveSchema(schema, document);
  const fields = [...new Set([...Object.keys(properties), ...Object.keys(example)])].map((field) => {
    const usual = example[field];
    const inner = resolveSchema(properties[field] ?? {}, document).properties
      ? listFields(document, properties[field]!, (usual ?? {}) as Record<string, unknown>, value).map(
          (members) => `{${members.join(',')}}`,
        )
      : fc.constant(JSON.stringify(usual));
    return fc
      .oneof({ weight: 2, arbitrary: inner }, { weight: 1, arbitrary: value })
      .map((text) => (text === undefined ? '' : `${JSON.stringify(field)}:${text}`));
  });
  return fc.tuple(...fields).map((members) => members.filter(Boolean));
}

function collectHeaders(
  { parameters, security }: DocumentedOperation,
  method: string,
): fc.Arbitrary<Record<string, string>> {
  const names = [
    ...HEADERS,
    ...parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name),
  ];
  const some = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...HEADER_VALUES), { maxKeys: 2 });
  const contentType =
    method === 'get'
      ? fc.constant(undefined)
      : createMostlyUsual('application/json', fc.constantFrom(...CONTENT_TYPES));
  const authorization = createMostlyUsual<string | undefined>(
    undefined,
    'bearer' in security[0]! ? fc.constantFrom(...AUTHORIZATIONS) : fc.constant(undefined),
  );
  return fc.tuple(some, contentType, authorization).map(([headers, type, given]) => ({
    ...headers,
    ...(type !== undefined && { 'content-type': type }),
    ...(given !== undefined && { authorization: given }),
  }));
}
