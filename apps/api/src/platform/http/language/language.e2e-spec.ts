import type { Problem } from '@figura/contracts';
import { PSEUDO_LANGUAGE } from '@figura/messages';
import { registerPseudoContent } from '../../../../../../libs/catalog/src/testing/pseudo-content';
import { readBuiltInCatalog } from '../../../testing/built-in-catalog';
import { TAPE_MEASUREMENTS } from '../../../testing/tape-measurements';
import { UsersRepository } from '../../../users/users.repository';
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

  describe('of advice', () => {
    // Every vowel of the pseudo-language has an accent.
    const ENGLISH = /[a-z]{2,}[,:;.]? [a-z]{2,}/i;
    /** What is in no language, or not in the catalog's words yet: names of brands and colors, words for shops. */
    const UNWORDED =
      /^(?:brand|colors|evidence|imageUrl|searchWords|searches|url|fullURL|unread|lexicon|british|source)$/;
    let token: string;

    beforeAll(async () => {
      registerPseudoContent(readBuiltInCatalog());
      const account = await test.signedIn();
      token = account.accessToken;
      await test.app.get(UsersRepository, { strict: false }).update(account.user.id, { hasPaid: true });
      await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    });

    const DRESS = { text: 'black wrap dress knee length', hemLength: 40 };
    it.each<[string, 'GET' | 'POST', string, object | undefined]>([
      ['the analysis', 'GET', 'recommendations/body-type-analysis', undefined],
      ['looks', 'GET', 'recommendations/best-looks', undefined],
      ['a look', 'GET', 'recommendations/fashion-item/boat-neck-striped-t-shirt', undefined],
      ['a guide', 'GET', 'recommendations/body-part-details?bodyPart=hips&bodyPartAttribute=wide', undefined],
      ['outfits', 'GET', 'outfits/suggestions?occasion=work&season=fall&from=catalog', undefined],
      ['what is checked offline', 'GET', 'garments/check/material', undefined],
      ['a check', 'POST', 'garments/check', DRESS],
    ])('%s has no English in another language, and only English in English', async (_name, ...asked) => {
      const [method, path, body] = asked;
      const ask = (headers: Record<string, string>) =>
        test.request(method, `/api/${path}`, body, { token, headers });
      const [pseudo, english] = await Promise.all([ask(PSEUDO), ask({})]);
      expect([pseudo.status, english.status]).toEqual([200, 200]);
      const words = listWords(pseudo.body);
      expect(words.some((text) => text.startsWith('['))).toBe(true);
      expect(words.filter((text) => ENGLISH.test(text))).toEqual([]);
      expect(listWords(english.body).filter((text) => /^\[|[áéíóúý][a-z]?[áéíóúý]/.test(text))).toEqual([]);
    });

    function listWords(value: unknown): string[] {
      if (typeof value === 'string') return [value];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([name, member]) =>
        UNWORDED.test(name) ? [] : listWords(member),
      );
    }
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
