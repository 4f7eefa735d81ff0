import { registerPseudoContent } from '../../../../../../libs/catalog/src/testing/pseudo-content';
import { readBuiltInCatalog } from '../../../testing/built-in-catalog';
import { UsersRepository } from '../../../users/users.repository';
import type { BodyTypeAnalysisResponse, PasskeyCeremony, Problem } from '@figura/contracts';
import { isMessage, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '@figura/messages';
import { getConnectionToken } from '@nestjs/mongoose';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';
import type { Connection } from 'mongoose';
import { Authenticator, type Ceremony } from '../../../testing/authenticator';
import { demandSecondStep, turnOnTotp } from '../../../testing/second-step';
import { Shop } from '../../../testing/shop';
import { ONBOARDING, TAPE_MEASUREMENTS } from '../../../testing/tape-measurements';
import { TestApp } from '../../../testing/test-app';

const READERS = [SOURCE_LANGUAGE, PSEUDO_LANGUAGE] as const;
type Reader = (typeof READERS)[number];
/** Letters that the pseudo-language always replaces. */
const ENGLISH = /[acdeghiklnorstuwyz]/i;
const PSEUDO = { 'accept-language': `${PSEUDO_LANGUAGE}, en;q=0.5` };

describe('Language of a request', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  const signIn = (body: object, headers: Record<string, string>) =>
    test.request<Problem>('POST', '/api/auth/login', body, { headers });

  it('one process answers in two languages at once', async () => {
    const wrong = { email: 'nobody@example.com', password: 'wrong horse 42' };
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signIn(wrong, index % 2 ? PSEUDO : {})),
    );
    expect(responses.map(({ body }) => body.error)).toEqual(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 ? '[Íñváļíđ émáíļ óř páššŵóřđ]' : 'Invalid email or password',
      ),
    );
  });

  it('field errors, 404s and messages use the language of the request', async () => {
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

  describe('advice', () => {
    const PLAIN = /[a-z]{2,}[,:;.]? [a-z]{2,}/i;
    /** Not translated: brand and color names, and search words for shops. */
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
      ['the material for offline checks', 'GET', 'garments/check/material', undefined],
      ['a check', 'POST', 'garments/check', DRESS],
    ])('%s contains no English in another language, and only English in English', async (_name, ...asked) => {
      const [method, path, body] = asked;
      const ask = (headers: Record<string, string>) =>
        test.request(method, `/api/${path}`, body, { token, headers });
      const [pseudo, english] = await Promise.all([ask(PSEUDO), ask({})]);
      expect([pseudo.status, english.status]).toEqual([200, 200]);
      const words = listWords(pseudo.body);
      expect(words.some((text) => text.startsWith('['))).toBe(true);
      expect(words.filter((text) => PLAIN.test(text))).toEqual([]);
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

  it('each validation rule has a message key', () => {
    const rules = [...(getMetadataStorage()['validationMetadatas'] as Map<object, ValidationMetadata[]>)];
    const silent = [ValidationTypes.CONDITIONAL_VALIDATION, ValidationTypes.NESTED_VALIDATION];
    const wordless = rules.flatMap(([target, metadata]) =>
      metadata
        .filter(
          ({ type, context }) =>
            !silent.includes(type) && !Object.values(context ?? { none: '' }).every(isMessage),
        )
        .map(({ propertyName }) => `${(target as { name: string }).name}.${propertyName}`),
    );
    expect(rules.length).toBeGreaterThan(30);
    expect(wordless).toEqual([]);
  });

  it("the account's language takes precedence over the browser's", async () => {
    const { accessToken: token } = await test.signedIn();
    const ask = () =>
      test.request<Problem>('GET', '/api/wardrobe?limit=0', undefined, { token, headers: PSEUDO });
    expect((await ask()).body.error).toMatch(/^\[Ļímíť múšť/);
    await test.request('PUT', '/api/user/preferences', { locale: 'en-GB' }, { token });
    expect((await ask()).body.error).toMatch(/^Limit must/);
  });

  describe('two concurrent users', () => {
    const ROUNDS = 3;

    async function expectOwnWords(
      ask: (reader: Reader, headers: Record<string, string>) => Promise<string[]>,
    ) {
      const questions = Array.from({ length: ROUNDS }, () => READERS).flat();
      const responses = await Promise.all(
        questions.map((reader) => ask(reader, { 'accept-language': reader })),
      );
      for (const [index, sentences] of responses.entries()) {
        expect(sentences.length).toBeGreaterThan(0);
        for (const sentence of sentences)
          if (questions[index] === PSEUDO_LANGUAGE) expect(sentence).not.toMatch(ENGLISH);
          else expect(sentence).toMatch(/^[ -~\u00a0–’“”]*[a-z]{2}[ -~\u00a0–’“”]*$/);
      }
    }

    const collect = ({ error, fields = {} }: Problem) => [error, ...Object.values(fields)];

    it("second-factor errors use each user's language", async () => {
      const customer = await test.signedIn();
      await turnOnTotp(test, customer);
      await expectOwnWords(async (_, headers) => {
        const { ticket } = await demandSecondStep(test, customer.account);
        const body = { ticket, code: '000000' };
        return collect(
          (await test.request<Problem>('POST', '/api/auth/second-factor', body, { headers })).body,
        );
      });
      await expectOwnWords(async (_, headers) => {
        const { email, password } = customer.account;
        return collect((await signIn({ email, password }, headers)).body);
      });
    });

    it("passkey errors use each user's language", async () => {
      const { accessToken: token } = await test.signedIn();
      await expectOwnWords(async (_, headers) => {
        const begun = await test.request<PasskeyCeremony>('POST', '/api/auth/passkey/options', {});
        const unknown = new Authenticator().sign(begun.body as Ceremony);
        return collect((await test.request<Problem>('POST', '/api/auth/passkey', unknown, { headers })).body);
      });
      await expectOwnWords(async (_, headers) => {
        const options = { token, headers };
        const path = `/api/user/passkeys/${new Authenticator().id}`;
        return collect((await test.request<Problem>('PATCH', path, { name: 'Mine' }, options)).body);
      });
    });

    it("field errors use each user's language", async () => {
      const { accessToken: token } = await test.signedIn();
      const device = { endpoint: 'ftp://push', p256dh: 'short', auth: 'short' };
      const passkey = { name: '', ticket: '', id: '!', clientDataJSON: '!', attestationObject: '!' };
      const mens = { top: 1, collar: 1, bottom: 1 };
      const start = { height: 1, sizeAbove: 1, sizeBelow: 1, comparisons: 1, mens };
      const wrong: [method: 'PUT' | 'POST', path: string, body: object][] = [
        ['PUT', '/api/monday-mail/push', device],
        ['POST', '/api/user/passkeys', passkey],
        ['POST', '/api/auth/second-factor', { ticket: '', code: '' }],
        ['POST', '/api/auth/providers/google/return', { key: '', query: '' }],
        ['PUT', '/api/user/measurements/start', start],
        ['PUT', '/api/user/measurements', { shoulders: 'wide', totalHeight: [] }],
      ];
      for (const [method, path, body] of wrong)
        await expectOwnWords(async (_, headers) => {
          const response = await test.request<Problem>(method, path, body, { token, headers });
          expect(Object.keys(response.body.fields ?? {}).length).toBeGreaterThan(1);
          return collect(response.body).map((sentence) => sentence.replaceAll('totalHeight', ''));
        });
    });

    it("the body analysis uses each user's language", async () => {
      const { accessToken: token, user } = await test.signedIn();
      await new Shop(test).grant(user.id);
      const bodyConcerns = ['neck:long'];
      await test.request('PUT', '/api/user/onboarding', { ...ONBOARDING, bodyConcerns }, { token });
      await expectOwnWords(async (_, headers) => {
        const path = '/api/recommendations/body-type-analysis';
        const { body } = await test.request<BodyTypeAnalysisResponse>('GET', path, undefined, {
          token,
          headers,
        });
        const { balanceIssues, bodyConcerns: concerns, codeNote } = body;
        const reasons = [...balanceIssues, ...concerns].map(({ reason }) => reason);
        expect(reasons.length).toBeGreaterThan(2);
        return [...reasons, ...(codeNote ? [codeNote] : [])];
      });
    });

    it('mails use the language of their account', async () => {
      const connection = test.app.get<Connection>(getConnectionToken());
      const customers = new Map(
        await Promise.all(
          READERS.map(async (reader): Promise<[Reader, string]> => {
            const { email } = await test.register();
            const locale = { 'preferences.locale': reader };
            await connection.collection('users').updateOne({ email }, { $set: locale });
            return [reader, email];
          }),
        ),
      );
      await Promise.all(
        [...customers.values()].map((email) =>
          test.request('POST', '/api/password/forgot-password', { email }),
        ),
      );
      await Promise.all(
        [...customers].map(async ([reader, email]) => {
          const mail = (await test.mailsTo(email)).find(({ links }) =>
            links.some((link) => /reset/.test(link)),
          )!;
          const names = /https?:\S+|\S+@\S+|Mira/g;
          const words = [mail.subject, ...mail.text.split('\n')].map((line) =>
            line.replace(names, '').trim(),
          );
          const said = words.filter((line) => /\p{L}/u.test(line));
          expect(said.length).toBeGreaterThan(5);
          for (const line of said)
            if (reader === PSEUDO_LANGUAGE) expect(line).not.toMatch(ENGLISH);
            else expect(line).toMatch(ENGLISH);
        }),
      );
    });
  });
});
