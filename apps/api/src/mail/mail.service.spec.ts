import { Mailbox } from '@figura/local-mode';
import { Test, type TestingModule } from '@nestjs/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../platform/config/config';
import { PlatformModule } from '../platform/platform.module';
import type { MailName, MailValue } from './mail-texts';
import { MailService, type Mails } from './mail.service';
import { SmtpSink } from '../testing/smtp-sink';
import { MailModule } from './mail.module';

const LINK = 'https://figura.test/verify-email?token=a-b_c';
const EVERY_MAIL: { [N in MailName]: Mails[N] } = {
  'verify-email': { link: LINK },
  'already-registered': { link: LINK, resetLink: 'https://figura.test/forgot-password' },
  welcome: { link: LINK, body: 'none' },
  invitation: { link: LINK, until: new Date('2026-12-05T23:59:59Z') },
  'reset-password': { link: LINK },
  'link-provider': { link: LINK },
  'password-changed': { resetLink: LINK },
  'sign-in-changed': { resetLink: LINK },
  'email-changed': {},
  'session-ended': { link: LINK, resetLink: 'https://figura.test/forgot-password' },
  monday: {
    sentence: 'Navy trousers let a rust shirt speak.',
    code: 'B2',
    lacks: 'shoes',
    other: 'Black loafers',
    pieces: ['Silk shirt', 'straight trousers'],
    link: LINK,
    stopLink: 'https://figura.test/unsubscribe/a-token',
  },
  refund: { amount: '$89', reference: '65f0c0ffee', link: LINK },
  receipt: {
    amount: '$89',
    paidOn: new Date('2026-11-21T00:00:00Z'),
    refundUntil: new Date('2026-12-21T12:00:00Z'),
    reference: '65f0c0ffee',
    link: LINK,
  },
};

function writePlainly(value: MailValue): string {
  if (value instanceof Date) return value.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  return [value].flat().join(', ');
}

const NO_MAILBOX = { provide: Mailbox, useValue: null };

describe('MailService over SMTP', () => {
  let sink: SmtpSink;
  let mail: MailService;
  let folder: string;
  let app: TestingModule;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    folder = mkdtempSync(join(tmpdir(), 'figura-mail-'));
    const config = readConfig({
      SMTP_URL: sink.url,
      APP_URL: 'https://figura.test',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    });
    const module = await Test.createTestingModule({
      imports: [
        PlatformModule.register(config),
        { module: class {}, global: true, providers: [NO_MAILBOX], exports: [NO_MAILBOX] },
        MailModule,
      ],
    }).compile();
    app = await module.init();
    mail = module.get(MailService);
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => sink.mails.splice(0));

  const mira = { email: 'mira@example.com', firstName: 'Mira', preferences: { locale: null } };

  it.each(Object.keys(EVERY_MAIL) as MailName[])('sends %s as HTML and as text', async (name) => {
    await mail.send(name, mira, EVERY_MAIL[name], 'a-key');
    expect(sink.mails).toHaveLength(1);
    const { recipients, mail: arrived } = sink.mails[0]!;
    expect(recipients).toEqual(['mira@example.com']);
    expect(arrived.from?.text).toBe('"Figura" <hello@figura.test>');
    expect(arrived.subject).toBeTruthy();
    expect(arrived.messageId).toBe('<a-key@figura.test>');
    for (const content of [arrived.text!, String(arrived.html)]) {
      expect(content).toContain('Mira');
      expect(content).not.toMatch(/{{|undefined|\[object/);
    }
    for (const shown of Object.values(EVERY_MAIL[name])) expect(arrived.text).toContain(writePlainly(shown));
    for (const paragraph of arrived.text!.split('\n\n')) expect(paragraph).toMatch(/^[A-Z]|^https:/);
    expect(arrived.text!.split('\n\n').length).toBeGreaterThan(3);
    expect(String(arrived.html)).toMatch(/href="(https:\/\/figura\.test\/|mailto:)/);
    expect(String(arrived.html)).toMatch(/<h1 style="[^"]+"/);
  });

  it('omits the name when it is not trusted', async () => {
    await mail.send('verify-email', { ...mira, firstName: null }, EVERY_MAIL['verify-email'], 'a-key');
    const { mail: arrived } = sink.mails[0]!;
    expect(arrived.text).toMatch(/^Hello,$/m);
    expect(String(arrived.html)).toContain('>Hello,</p>');
  });

  it('keeps a hostile first name out of headers and markup [S31]', async () => {
    await mail.send(
      'welcome',
      { ...mira, firstName: 'A\r\nBcc: x@example.com <b>"\u202e' },
      EVERY_MAIL.welcome,
      'a-key',
    );
    const { recipients, mail: arrived } = sink.mails[0]!;
    expect(recipients).toEqual(['mira@example.com']);
    expect(arrived.bcc).toBeUndefined();
    expect(String(arrived.html)).not.toContain('<b>"');
  });

  it('throws when the server rejects the mail, so that the job is retried', async () => {
    sink.refusing = true;
    await expect(mail.send('welcome', mira, EVERY_MAIL.welcome, 'a-key')).rejects.toThrow(/450/);
    sink.refusing = false;
  });

  it("limits mails that others trigger to ten an hour per mailbox, but never the owner's own [S76]", async () => {
    const names = Object.keys(EVERY_MAIL) as MailName[];
    const make = jest.fn();
    for (let time = 0; time < 12; time++)
      for (const name of names)
        await mail.send(
          name,
          { ...mira, email: `box+${time}@example.com` },
          async () => (make(name), EVERY_MAIL[name]),
          'a-key',
        );
    const sent = (name: MailName) => make.mock.calls.filter(([made]) => made === name).length;
    const unrequested = sent('verify-email') + sent('already-registered') + sent('reset-password');
    expect(unrequested).toBe(10);
    expect(sent('reset-password')).toBe(5);
    expect(sent('receipt')).toBe(12);
    expect(sink.mails).toHaveLength(unrequested + 10 * 12);
  });

  it('embeds a picture, and adds a one-click unsubscribe link', async () => {
    const picture = Buffer.from('a picture');
    const unsubscribeUrl = 'https://figura.test/api/monday-mail/unsubscribe/a-token';
    await mail.send('monday', mira, EVERY_MAIL.monday, 'a-key', { picture, unsubscribeUrl });
    const { mail: arrived } = sink.mails[0]!;
    expect(arrived.attachments).toMatchObject([
      { contentType: 'image/png', contentId: '<picture>', content: picture, related: true },
    ]);
    const { headerLines } = arrived;
    const findHeaderLine = (name: string) =>
      headerLines.find(({ key }) => key === name)?.line.replace(/\s+/g, ' ');
    expect(findHeaderLine('list-unsubscribe')).toBe(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(findHeaderLine('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('counts a retried mail once [S76]', async () => {
    const again = { ...mira, email: 'again@example.com' };
    sink.refusing = true;
    for (let time = 0; time < 9; time++)
      await expect(
        mail.send('reset-password', again, EVERY_MAIL['reset-password'], 'a-key'),
      ).rejects.toThrow();
    sink.refusing = false;
    await mail.send('reset-password', again, EVERY_MAIL['reset-password'], 'a-key');
    expect(sink.mails).toHaveLength(1);
  });
});
