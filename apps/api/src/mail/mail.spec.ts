import { Test } from '@nestjs/testing';
import { readConfig } from '../platform/config/config';
import { ConfigModule } from '../platform/config/config.module';
import { LocalModule } from '../platform/local/local.module';
import { Mail, type MailName, type Mails } from './mail';
import { SmtpSink } from '../testing/smtp-sink';
import { MailModule } from './mail.module';

const LINK = 'https://figura.test/verify-email?token=a-b_c';
const EVERY_MAIL: { [N in MailName]: Mails[N] } = {
  'verify-email': { link: LINK },
  'already-registered': { link: LINK, resetLink: 'https://figura.test/forgot-password' },
  welcome: { link: LINK },
  'reset-password': { link: LINK },
  'password-changed': { resetLink: LINK },
  'session-ended': { link: LINK, resetLink: 'https://figura.test/forgot-password' },
  receipt: {
    product: 'Figura lifetime access',
    amount: '$89',
    paidOn: 'November 21, 2026',
    refundUntil: 'December 21, 2026',
    reference: '65f0c0ffee',
    link: LINK,
  },
};

describe('mail, through a real SMTP conversation', () => {
  let sink: SmtpSink;
  let mail: Mail;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    const config = readConfig({ SMTP_URL: sink.url, APP_URL: 'https://figura.test' });
    const module = await Test.createTestingModule({
      imports: [ConfigModule.for(config), LocalModule, MailModule],
    }).compile();
    mail = module.get(Mail);
  });
  afterAll(() => sink.close());
  beforeEach(() => sink.mails.splice(0));

  const mira = { email: 'mira@example.com', firstName: 'Mira' };

  it.each(Object.keys(EVERY_MAIL) as MailName[])('%s arrives as designed HTML and as text', async (name) => {
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
    expect(arrived.text).toContain(LINK);
    // Paragraphs stay paragraphs.
    expect(arrived.text!.split('\n\n').length).toBeGreaterThan(3);
    expect(String(arrived.html)).toContain(LINK);
    expect(String(arrived.html)).toMatch(/<h1 style="[^"]+"/);
  });

  it('keeps what a stranger writes into her name out of headers and markup [S31]', async () => {
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

  it('throws when the server does not take the mail, so that the job is tried again', async () => {
    sink.refusing = true;
    await expect(mail.send('welcome', mira, EVERY_MAIL.welcome, 'a-key')).rejects.toThrow(/450/);
    sink.refusing = false;
  });
});
