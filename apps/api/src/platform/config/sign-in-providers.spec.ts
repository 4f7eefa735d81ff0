import { signInProvidersSchema } from './sign-in-providers';

const GOOGLE = { name: 'Google', issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' };

const USUAL = { scope: 'openid email profile', responseMode: 'query' };

const read = (value: unknown) => signInProvidersSchema.safeParse(JSON.stringify(value));

it('OIDC_PROVIDERS derives URL ids from names', () => {
  expect(read([GOOGLE, { ...GOOGLE, name: 'My Firm & Co.' }]).data).toEqual([
    { ...GOOGLE, ...USUAL, id: 'google' },
    { ...GOOGLE, ...USUAL, id: 'my-firm-co', name: 'My Firm & Co.' },
  ]);
  expect(signInProvidersSchema.parse(undefined)).toEqual([]);
});

it.each<[string, unknown, string]>([
  ['a value that is not a list', GOOGLE, 'must be a JSON list of providers'],
  ['a missing secret', [{ ...GOOGLE, clientSecret: undefined }], 'each provider needs "clientSecret"'],
  ['an issuer that is not a URL', [{ ...GOOGLE, issuer: 'google' }], '"issuer" must be a URL'],
  ['a scope without openid', [{ ...GOOGLE, scope: 'email' }], '"scope" must begin with openid'],
  [
    'another response mode',
    [{ ...GOOGLE, responseMode: 'fragment' }],
    '"responseMode" must be "query" or "form_post"',
  ],
  [
    'two providers with one name',
    [GOOGLE, { ...GOOGLE, name: 'google' }],
    'has two providers with the same name',
  ],
  [
    'an unknown field',
    [{ ...GOOGLE, secret: 'b' }],
    'has a field other than name, issuer, clientId, clientSecret, scope, responseMode',
  ],
])('OIDC_PROVIDERS is refused with a message for %s', (_, value, sentence) => {
  expect(read(value).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it('OIDC_PROVIDERS is refused when it is not JSON', () => {
  expect(signInProvidersSchema.safeParse('google').error?.issues[0]?.message).toBe(
    'must be a JSON list of providers',
  );
});
