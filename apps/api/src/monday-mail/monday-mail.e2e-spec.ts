import type { MessageResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import sharp from 'sharp';
import { goToNextMonday, runAllJobs, startMondays } from '../testing/mondays';
import { toIsoWeek } from '../platform/clock/iso-week';
import { Shop } from '../testing/shop';
import { START_ANSWERS, TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import { MondayMailsRepository } from './monday-mails.repository';

const HOUR = 3_600_000;
const SUBJECT = 'Your outfit for this week';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

describe('Monday mail', () => {
  let test: TestApp;
  let shop: Shop;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
  });
  afterAll(() => test.stop());
  afterEach(async () => {
    jest.restoreAllMocks();
    const users = test.app.get<Connection>(getConnectionToken()).db!.collection('users');
    await users.updateMany({}, { $set: { 'preferences.mondayMail': false } });
  });

  async function registerReader({ paid = true, measured = true, wants = true } = {}) {
    const { token, user, account } = await shop.customer();
    if (paid) await shop.grant(user.id);
    if (measured) await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await test.request('PUT', '/api/user/preferences', { mondayMail: wants }, { token });
    return { id: user.id, email: account.email, token };
  }

  const listMails = async (email: string) => {
    await runAllJobs(test);
    return (await test.mailsTo(email)).filter(({ subject }) => subject === SUBJECT);
  };
  const unsubscribeWithOneClick = (token: string, body: string, type: string) =>
    test.request<MessageResponse>('POST', `/api/monday-mail/unsubscribe/${token}`, body, {
      headers: { 'content-type': type },
    });

  it('goes once a week to paid, measured users who opted in, with a picture of the outfit [S113]', async () => {
    const mira = await registerReader();
    const others = await Promise.all([
      registerReader({ paid: false }),
      registerReader({ measured: false }),
      registerReader({ wants: false }),
    ]);
    await goToNextMonday(test, 6);
    expect(await listMails(mira.email)).toEqual([]);
    test.clock.forward(HOUR);
    const [mail, ...more] = await listMails(mira.email);
    expect(more).toEqual([]);
    const picture = /src="data:image\/png;base64,([^"]+)"/.exec(mail!.html)![1]!;
    const bytes = Buffer.from(picture, 'base64');
    expect(bytes.length).toBeLessThan(200_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 560, height: 960 });
    for (const { email } of others) expect(await listMails(email)).toEqual([]);

    await Promise.all([startMondays(test), startMondays(test)]);
    expect(await listMails(mira.email)).toHaveLength(1);
    await goToNextMonday(test, 8);
    expect(await listMails(mira.email)).toHaveLength(2);
  });

  it('dresses the user from the wardrobe, and points out the one piece that is not theirs', async () => {
    const { email, token } = await registerReader();
    const texts = [
      'White cotton shirt',
      'Navy wool sweater',
      'Gray roll-neck sweater',
      'Charcoal straight wool trousers',
      'Blue straight jeans',
      'Camel wool coat',
    ];
    await test.request('POST', '/api/wardrobe/lines', { texts }, { token });
    await goToNextMonday(test, 8);
    const [mail] = await listMails(email);
    const names = /The pieces: (.+)/.exec(mail!.text)![1]!.split(', ');
    const [, other] = /All yours but the shoes: (.+)\./.exec(mail!.text)!;
    expect(names.filter((name) => !texts.includes(name))).toEqual([other]);
  });

  it('says "probably" until every measurement is taped', async () => {
    const { email, token } = await registerReader({ measured: false });
    await test.request('PUT', '/api/user/measurements/start', START_ANSWERS, { token });
    await goToNextMonday(test, 8);
    const [guessed] = await listMails(email);
    for (const content of [guessed!.text, guessed!.html])
      expect(content).toContain('Probably B2. Measure one number with a tape');
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await goToNextMonday(test, 8);
    const [taped] = await listMails(email);
    expect(taped!.text).not.toContain('Probably');
  });

  it('is neither repeated nor lost when its worker dies halfway [S113]', async () => {
    const { id, email } = await registerReader();
    const repository = test.app.get(MondayMailsRepository, { strict: false });
    const planned = repository.plan.bind(repository);
    jest.spyOn(repository, 'plan').mockImplementationOnce(async (...of) => {
      await planned(...of);
      throw new Error('killed after the records were written');
    });
    await goToNextMonday(test, 8);
    await runAllJobs(test);
    expect(await listMails(email)).toHaveLength(1);
    expect(await repository.list(id)).toEqual([
      { week: toIsoWeek(test.clock.now()), sentAt: expect.any(Date) },
    ]);
  });

  it('does not go to users who were refunded or opted out after it was planned', async () => {
    const [refunded, silent] = await Promise.all([registerReader(), registerReader()]);
    await goToNextMonday(test, 6);
    await runAllJobs(test);
    await test.app
      .get<Connection>(getConnectionToken())
      .collection('users')
      .updateOne({ email: refunded.email }, { $set: { hasPaid: false } });
    await test.request('PUT', '/api/user/preferences', { mondayMail: false }, { token: silent.token });
    test.clock.forward(2 * HOUR);
    expect(await listMails(refunded.email)).toEqual([]);
    expect(await listMails(silent.email)).toEqual([]);
  });

  it('is sent only on Mondays, whenever a worker starts', async () => {
    const { email } = await registerReader();
    await goToNextMonday(test, 30);
    expect(await listMails(email)).toEqual([]);
  });

  it('POST /monday-mail/unsubscribe/:token works with one click, without a session, and repeatedly [S113]', async () => {
    const { email, token } = await registerReader();
    await goToNextMonday(test, 8);
    const [mail] = await listMails(email);
    const link = mail!.links.find((each) => each.includes('/unsubscribe/'))!;
    const key = link.split('/').at(-1)!;
    const multipart = `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    for (const [body, type] of [
      [ONE_CLICK, 'application/x-www-form-urlencoded'],
      [multipart, 'multipart/form-data; boundary=x'],
    ] as const)
      expect((await unsubscribeWithOneClick(key, body, type)).status).toBe(200);
    const again = await test.request('POST', `/api/monday-mail/unsubscribe/${key}`);
    expect(again.status).toBe(200);
    const { preferences } = await test.stored(email);
    expect(preferences.mondayMail).toBe(false);
    await goToNextMonday(test, 8);
    expect(await listMails(email)).toHaveLength(1);
    expect(token).toBeTruthy();
  });

  it.each([
    ['an unsigned token', 'a'.repeat(38)],
    ['a short token', 'abc'],
    ['an id without a signature', Buffer.from('a'.repeat(24), 'hex').toString('base64url')],
  ])('POST /monday-mail/unsubscribe/:token answers 404 to %s', async (_, token) => {
    expect(
      (await unsubscribeWithOneClick(token, ONE_CLICK, 'application/x-www-form-urlencoded')).status,
    ).toBe(404);
  });

  it('GET /user/export contains the sent weeks, and DELETE /user removes them', async () => {
    const { token, id } = await registerReader();
    await goToNextMonday(test, 8);
    await runAllJobs(test);
    const { body } = await test.request<{ mondayMails: object[] }>('GET', '/api/user/export', undefined, {
      token,
    });
    expect(body.mondayMails).toEqual([{ week: toIsoWeek(test.clock.now()), sentAt: expect.any(String) }]);
    await test.request('DELETE', '/api/user', { password: 'correct horse 42' }, { token });
    const repository = test.app.get(MondayMailsRepository, { strict: false });
    expect(await repository.list(id)).toEqual([]);
  });
});
