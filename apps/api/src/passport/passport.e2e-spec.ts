import { translateAll } from '@figura/messages';
import { MAX_PASSPORT_LINKS, type Problem } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import { PassportLinksService } from './passport-links.service';
import type { NewPassportLinkResponse, Passport, PassportLinksResponse } from './passport.dto';

const NUMBERED = '?includesNumbers=true';

describe('Style passports', () => {
  let test: TestApp;
  let shop: Shop;
  let mira: Awaited<ReturnType<Shop['customer']>>;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    mira = await registerMeasuredUser();
  });
  afterAll(() => test.stop());

  const registerMeasuredUser = async () => {
    const customer = await shop.customer();
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token: customer.token });
    return customer;
  };
  const call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token = mira.token) =>
    test.request<T & Problem>(method, `/api/passport${path}`, body, { token });
  const fetchPassport = async (token = mira.token, query = '') =>
    (await call<Passport>('GET', query, undefined, token)).body;
  const share = async (includesNumbers = false, token = mira.token) =>
    (await call<NewPassportLinkResponse>('POST', '/links', { includesNumbers }, token)).body;
  const fetchLinks = async (token = mira.token) =>
    (await call<PassportLinksResponse>('GET', '/links', undefined, token)).body.links;
  const open = (url: string) => test.request<Passport & Problem>('GET', `/api/p/${url.split('/').pop()!}`);
  const stored = () => test.app.get<Connection>(getConnectionToken()).db!.collection('passportlinks');
  const withdrawAll = async () => {
    for (const { id } of await fetchLinks()) await call('DELETE', `/links/${id}`);
  };

  it('GET /passport returns figure, type, five rules and colors, without numbers', async () => {
    const body = await fetchPassport();
    expect(body.bodyType.combined).toBe(mira.user.bodyType?.combined ?? body.bodyType.combined);
    expect(body.figure).toMatch(/^<svg .*<\/svg>$/s);
    expect(body.rules).toHaveLength(5);
    expect(body.rules.map(({ choose }) => choose)).toEqual(
      body.rules.map(({ choose }) => choose).sort((a, b) => Number(b) - Number(a)),
    );
    expect(body.colors.length).toBeGreaterThanOrEqual(4);
    for (const { name, garment } of body.rules) expect({ name, garment }).toHaveProperty('garment.type');
    for (const { garment } of body.colorRules) expect(garment?.category).not.toBe('Outerwear');
    for (const inches of Object.values(TAPE_MEASUREMENTS))
      expect(JSON.stringify({ ...body, figure: '' }).replaceAll(/#[0-9a-f]{6}/g, '')).not.toContain(
        String(inches),
      );
  });

  it.each([
    [['pregnant', 'nursing'], /\b(?:waist|belly|midriff|maternity|bump|nurs\w*)\b/i],
    [['breast-surgery'], /\b(?:bust|chest|surgery)\b/i],
    [['seated'], /\b(?:taller|longer legs|lengthen\w* the leg\w*|seated|wheelchair)\b/i],
  ])('GET /passport does not reveal the life states %s', async (states, words) => {
    const before = await fetchPassport();
    const tell = (lifeStates: object[]) =>
      test.request('PUT', '/api/user/preferences', { lifeStates }, { token: mira.token });
    await tell(states.map((state) => ({ state })));
    const after = await fetchPassport();
    await tell([]);
    expect({ ...after, rules: [], colorRules: [] }).toEqual({ ...before, rules: [], colorRules: [] });
    expect(after.rules.length).toBeGreaterThanOrEqual(4);
    for (const { effect } of [...after.rules, ...after.colorRules]) expect(effect).not.toMatch(words);
  });

  it('GET /passport uses only the free guide, which stays the same, and all guides after payment', async () => {
    const free = await registerMeasuredUser();
    const before = await fetchPassport(free.token, NUMBERED);
    expect(before.isWhole).toBe(false);
    const other = { ...TAPE_MEASUREMENTS, shoulders: 44, hips: 36 };
    await test.request('PUT', '/api/user/measurements', other, { token: free.token });
    const after = await fetchPassport(free.token, NUMBERED);
    const listGuides = ({ rules }: Passport) => [...new Set(rules.map(({ feature }) => feature))];
    expect(listGuides(before)).toHaveLength(1);
    expect(listGuides(after)).toEqual(listGuides(before));
    expect(after.figure).not.toBe(before.figure);
    await shop.grant(free.user.id);
    const whole = await fetchPassport(free.token, NUMBERED);
    expect(whole).toMatchObject({ isWhole: true });
    expect(whole.rules).not.toEqual(before.rules);
  });

  it("GET /passport without numbers uses the coarse body's first guide, and opens no free guide", async () => {
    const free = await registerMeasuredUser();
    const { rules, isWhole, numbers } = await fetchPassport(free.token);
    expect({ isWhole, numbers, count: rules.length }).toEqual({ isWhole: false, numbers: null, count: 5 });
    expect((await shop.users.findById(free.user.id))!.freeGuide).toBeNull();
  });

  it.each(['?includesNumbers=yes', '?includesNumbers=true&includesNumbers=true', '?numbers=true'])(
    'GET /passport%s answers 400',
    async (query) => {
      expect((await call('GET', query)).status).toBe(400);
    },
  );

  it('GET /passport and POST /passport/links answer 403 without measurements', async () => {
    const { token } = await shop.customer();
    for (const response of [
      await call('GET', '', undefined, token),
      await call('POST', '/links', { includesNumbers: true }, token),
    ])
      expect(response).toMatchObject({ status: 403, body: { code: 'MEASUREMENTS_REQUIRED' } });
  });

  it('GET /p/{token} returns the current passport, with numbers only if the link includes them [S112]', async () => {
    const [without, withNumbers] = [await share(), await share(true)];
    const { bodyType, rules } = await fetchPassport();
    const plain = await open(without.url);
    expect(plain).toMatchObject({ status: 200, body: { bodyType, rules, numbers: null } });
    expect(plain.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(plain.text).not.toMatch(new RegExp(`Mira|Lindqvist|${mira.email}|${mira.user.id}`));
    expect((await open(withNumbers.url)).body.numbers).toMatchObject({ measurements: TAPE_MEASUREMENTS });
    await test.request(
      'PUT',
      '/api/user/measurements',
      { ...TAPE_MEASUREMENTS, hips: 36 },
      { token: mira.token },
    );
    expect((await open(withNumbers.url)).body.numbers!.measurements.hips).toBe(36);
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token: mira.token });
    await withdrawAll();
  });

  it('the preview of a link shows the coarse body, even if the link includes numbers [S112]', async () => {
    const links = test.app.get(PassportLinksService, { strict: false });
    const readToken = async (includesNumbers: boolean) =>
      (await share(includesNumbers)).url.split('/').pop()!;
    const [numbered, bare] = [await readToken(true), await readToken(false)];
    const preview = await links.describe('127.0.0.1', numbered);
    expect(translateAll(preview, 'en')).toMatchObject({
      title: `A style passport: type ${(await fetchPassport()).bodyType.combined}`,
      picture: `https://figura.test/api/p/${numbered}/picture.png`,
    });
    expect(await links.describe('127.0.0.1', randomBytes(32).toString('base64url'))).toBeNull();
    const picture = await links.drawPreview('127.0.0.1', numbered);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(picture.equals(await links.drawPreview('127.0.0.1', bare))).toBe(true);
    const { entropy } = await sharp(picture).stats();
    expect(entropy).toBeGreaterThan(0.5);
    await withdrawAll();
    expect((await test.request('GET', `/api/p/${numbered}/picture.png`)).status).toBe(404);
  });

  it('a link has 256 random bits, is stored as a hash, and is shown once [S112]', async () => {
    const { id, url } = await share();
    const token = url.replace('https://figura.test/p/', '');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await stored().find().toArray())).not.toContain(token);
    expect(await fetchLinks()).toEqual([{ id, includesNumbers: false, createdAt: expect.any(String) }]);
    await withdrawAll();
  });

  it('DELETE /passport/links/{id} revokes a link at once, for its owner only [S112]', async () => {
    const [a, b] = [await share(), await share()];
    const noor = await registerMeasuredUser();
    for (const id of [a.id, randomUUID(), 'a', '%24ne'])
      expect((await call('DELETE', `/links/${id}`, undefined, noor.token)).status).toBe(404);
    expect((await open(a.url)).status).toBe(200);
    expect((await call('DELETE', `/links/${a.id}`)).status).toBe(200);
    expect(await open(a.url)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await open(b.url)).status).toBe(200);
    expect((await call('DELETE', `/links/${a.id}`)).status).toBe(404);
    await withdrawAll();
  });

  it.each([
    randomBytes(32).toString('base64url'),
    randomBytes(31).toString('base64url'),
    'a',
    '__proto__',
    '%00',
    '%24ne',
    `${'A'.repeat(43)}=`,
    randomUUID(),
  ])('GET /p/%s answers 400 or 404 [S112]', async (token) => {
    expect([400, 404]).toContain((await open(token)).status);
  });

  it('POST /passport/links allows five of twenty concurrent requests [S112]', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/links', { includesNumbers: false })),
    );
    const counted = responses.map(({ status }) => status).sort();
    expect(counted).toEqual([...Array(MAX_PASSPORT_LINKS).fill(201), ...Array(15).fill(409)]);
    expect(await fetchLinks()).toHaveLength(MAX_PASSPORT_LINKS);
    await withdrawAll();
  });

  it.each([
    {},
    { includesNumbers: 'yes' },
    { includesNumbers: null },
    { includesNumbers: true, userId: 'x' },
  ])('POST /passport/links answers 400 to %j', async (body) => {
    expect((await call('POST', '/links', body)).status).toBe(400);
  });

  it('links stay readable and revocable after a refund, and then show the free guide', async () => {
    const customer = await registerMeasuredUser();
    await shop.users.update(customer.user.id, { hasPaid: true });
    const { id, url } = await share(false, customer.token);
    await shop.users.update(customer.user.id, { hasPaid: false });
    expect((await open(url)).body).toMatchObject({ isWhole: false });
    expect(await fetchLinks(customer.token)).toHaveLength(1);
    expect((await call('DELETE', `/links/${id}`, undefined, customer.token)).status).toBe(200);
  });

  it('links are exported without tokens, survive a sign-out, and are deleted with the account [S83]', async () => {
    const customer = await registerMeasuredUser();
    const { token, user, account } = customer;
    const { id, url } = await share(true, token);
    const exported = await test.request('GET', '/api/user/export', undefined, { token });
    expect(exported.body).toMatchObject({ passportLinks: [{ id, includesNumbers: true }] });
    expect(exported.text).not.toContain(url.split('/').pop());
    await test.request('POST', '/api/auth/logout', undefined, { token });
    expect((await open(url)).status).toBe(200);
    const { accessToken } = await test.signIn(account);
    const deleted = await test.request(
      'DELETE',
      '/api/user',
      { password: account.password },
      { token: accessToken },
    );
    expect(deleted.status).toBe(200);
    expect((await open(url)).status).toBe(404);
    expect(await stored().countDocuments({ userId: Types.ObjectId.createFromHexString(user.id) })).toBe(0);
  });
});
