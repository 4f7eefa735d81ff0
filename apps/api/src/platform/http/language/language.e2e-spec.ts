import type { Problem } from '@figura/contracts';
import { PSEUDO_LANGUAGE } from '@figura/messages';
import { TestApp } from '../../../testing/test-app';

const PSEUDO = { 'accept-language': `${PSEUDO_LANGUAGE}, en;q=0.5` };

describe('Language of a request', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  const signIn = (body: object, headers: Record<string, string>) =>
    test.request<Problem>('POST', '/api/auth/login', body, { headers });

  it('one process answers two languages at once', async () => {
    const wrong = { email: 'nobody@example.com', password: 'wrong horse 42' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signIn(wrong, index % 2 ? PSEUDO : {})),
    );
    expect(answers.map(({ body }) => body.error)).toEqual(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 ? '[Íñváļíđ émáíļ óř páššŵóřđ]' : 'Invalid email or password',
      ),
    );
  });

  it('fields, paths that are not there and answers are in the language of the request', async () => {
    const { body } = await signIn({ email: 'x', password: 'y', more: 1 }, PSEUDO);
    expect(body.fields).toEqual({
      email: '[Pļéášé éñťéř á váļíđ émáíļ áđđřéšš]',
      more: '[Úñķñóŵñ fíéļđ "more"]',
    });
    const missing = await test.request<Problem>('GET', '/api/nothing', undefined, { headers: PSEUDO });
    expect(missing.body.error).toMatch(/^\[Ŵé çóúļđ ñóť fíñđ/);
    const sent = await test.request<{ message: string }>(
      'POST',
      '/api/password/forgot-password',
      { email: 'nobody@example.com' },
      { headers: PSEUDO },
    );
    expect(sent.body.message).toMatch(/^\[Íf ťĥíš áđđřéšš/);
  });

  it('a new account keeps the locale of its browser', async () => {
    const register = async (email: string, wishes: string) => {
      const names = { firstName: 'Mira', lastName: 'Lind', gender: 'F', password: 'correct horse 42' };
      await test.request(
        'POST',
        '/api/auth/register',
        { ...names, email },
        { headers: { 'accept-language': wishes } },
      );
      return (await test.stored(email)).preferences.locale;
    };
    expect(await register('gb@example.com', 'fr, en-GB;q=0.9, en;q=0.8')).toBe('en-GB');
    expect(await register('fr@example.com', 'fr')).toBeNull();
  });

  it("the account's language comes before the browser's", async () => {
    const { accessToken: token } = await test.signedIn();
    const ask = () =>
      test.request<Problem>('GET', '/api/wardrobe?limit=0', undefined, { token, headers: PSEUDO });
    expect((await ask()).body.error).toMatch(/^\[Ļímíť múšť/);
    await test.request('PUT', '/api/user/preferences', { locale: 'en-GB' }, { token });
    expect((await ask()).body.error).toMatch(/^Limit must/);
  });
});
