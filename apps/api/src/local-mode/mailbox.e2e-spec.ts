import { rmSync } from 'node:fs';
import { TestApp } from '../testing/test-app';
import { CapturedMailsRepository } from './captured-mails.repository';
import { Mailbox, type CapturedMail } from '@figura/local-mode';

describe('Mailbox of local mode', () => {
  let folder: string;
  let test: TestApp;
  const start = async () => (test = await TestApp.start({ DATA_DIR: folder, APP_URL: 'http://figura.test' }));

  beforeAll(async () => {
    folder = await TestApp.createFolder();
    await start();
  });
  afterAll(async () => {
    await test.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string, host: string) =>
    test.request<CapturedMail[]>('GET', path, undefined, { headers: { host } });

  it('GET /dev/mail still shows a mail after a restart', async () => {
    const { email } = await test.register({ verified: false });
    await test.mailsTo(email);
    const before = (await get('/dev/mail', 'localhost:3000')).body;
    expect(before[0]).toEqual({
      to: email,
      subject: 'Confirm your email for Figura',
      text: expect.any(String),
      html: expect.any(String),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      links: expect.arrayContaining([expect.stringContaining('/verify-email?token=')]),
    });
    await test.stop();
    await start();
    expect((await get('/dev/mail', 'localhost:3000')).body).toEqual(before);
  });

  it('GET /dev/mail?to= shows only mails to that address', async () => {
    const mails = test.app.get(CapturedMailsRepository, { strict: false });
    const mail = { subject: '', text: '', html: '', links: [], date: new Date() };
    for (const to of ['one@example.com', 'other@example.com']) await mails.create({ ...mail, to });
    const { body } = await get('/dev/mail?to=one%40example.com', 'localhost:3000');
    expect(body.map(({ to }) => to)).toEqual(['one@example.com']);
  });

  it('GET /dev/mail shows the newest 500 mails, newest first', async () => {
    const mails = test.app.get(CapturedMailsRepository, { strict: false });
    const capture = test.app.get(Mailbox, { strict: false });
    const at = Date.now();
    for (let index = 0; index < 510; index++)
      await mails.create({
        to: 'mira@example.com',
        subject: `${index}`,
        text: '',
        html: '',
        links: [],
        date: new Date(at + index),
      });
    await mails.keepNewest(500);
    const all = await capture.findAll();
    expect(all).toHaveLength(500);
    expect([all[0]?.subject, all.at(-1)?.subject]).toEqual(['509', '10']);
  });

  it.each(['/dev/mail', '/dev/mailbox', '/dev/mail?x=1'])(
    'GET %s answers 403 to a foreign Host header [S78]',
    async (path) => {
      for (const host of [
        'evil.example',
        'localhost.evil.example:3000',
        '127.0.0.1.evil.example',
        '192.168.1.7',
        'xlocalhost',
      ]) {
        const response = await test.request('GET', path, undefined, {
          headers: { host, 'x-forwarded-host': 'localhost' },
        });
        expect([host, response.status]).toEqual([host, 403]);
      }
    },
  );

  it.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'app.localhost',
    'figura.test',
    'FIGURA.test:80',
  ])('GET /dev/mail answers %s', async (host) => {
    expect((await get('/dev/mail', host)).status).toBe(200);
  });
});
