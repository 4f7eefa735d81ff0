const LONG = 'x'.repeat(90_000);
const getNested = (depth: number, open = '[', close = ']') => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Texts that have broken out of other products: operators, code, paths, control characters, directions of writing. */
export const TEXTS = [
  '',
  ' ',
  '{"$ne":null}',
  '$where',
  "' || '1'=='1",
  '"; sleep(5000); "',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-1',
  '.*',
  '(a+)+$',
  '000000000000000000000000',
  'ffffffffffffffffffffffff',
  '\u0000',
  'a\u0000b',
  // Halves of surrogate pairs, which have no UTF-8, and text that Unicode writes in two ways.
  '\ud800',
  'a\udfffb@example.com',
  'mira\u0000@example.com',
  'Zoe\u0308@example.com',
  'q\u0307\u0323',
  '\uFFFD',
  'a\r\nSet-Cookie: a=b',
  '\u202Egnp.exe',
  'Ω≈ç√∫˜µ≤≥÷',
  '👩🏽‍🦱'.repeat(20),
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '%00',
  '%E0%A4%A',
  'x'.repeat(299),
  'x'.repeat(5_000),
];

/** The same for JSON, as it is written on the wire. */
export const JSON_VALUES = [
  '{"$ne":null}',
  '{"$gt":""}',
  '{"$in":[null,""]}',
  '{"$regex":".*"}',
  '{"$where":"while(true){}"}',
  '{"$expr":{"$eq":[1,1]}}',
  '[]',
  '["a","a"]',
  '[[[[[[]]]]]]',
  '[{"$ne":1}]',
  '{}',
  '{"a":{"b":{"c":{"d":null}}}}',
  '{"__proto__":{"hasPaid":true}}',
  '{"constructor":{"prototype":{"hasPaid":true}}}',
  '{"length":1e309}',
  '{"toString":"x"}',
  'null',
  'true',
  '0',
  '-0',
  '1e309',
  '-1e309',
  '5e-324',
  '9007199254740993',
  '"28.5"',
  '"\\ud800"',
  `"${LONG}"`,
  `"${LONG}${LONG}"`,
  `[${'1,'.repeat(5_000)}1]`,
  getNested(2_000),
  getNested(5_000),
  getNested(49_000),
  getNested(5_000, '{"a":', '}'),
];

/** Members that a body does not have. */
export const MEMBERS = [
  '"__proto__":{"hasPaid":true}',
  '"constructor":{"prototype":{"hasPaid":true}}',
  '"$where":"1"',
  '"_id":"000000000000000000000000"',
  '"hasPaid":true',
  '"isVerified":true',
  '"passwordHash":"x"',
  '"userId":{"$ne":null}',
];

/** Bodies that are none of the objects that routes ask for. */
export const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '7',
  '{"a":1}{"b":2}',
  '\u0000',
  `{"a":"${LONG}${LONG}"}`,
  getNested(5_000),
  getNested(5_000, '{"a":', '}'),
  '['.repeat(90_000),
];

export const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json, text/html',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'x',
];

/** Values that fit a header line; anything else does not reach an HTTP server. */
export const HEADER_VALUES = [
  '',
  ' ',
  '{"$ne":null}',
  '__proto__',
  '../..',
  't=1,v1=00',
  'a'.repeat(4_000),
  '*',
  '"',
];
export const HEADERS = [
  'x-request-id',
  'if-none-match',
  'origin',
  'x-forwarded-for',
  'accept',
  'range',
  'sec-fetch-site',
];
export const AUTHORIZATIONS = [
  'Bearer',
  'Bearer null',
  'Bearer {"$ne":null}',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  'Basic bWlyYTptaXJh',
  `Bearer ${'a'.repeat(5_000)}`,
];
