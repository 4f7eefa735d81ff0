import { Test } from '@nestjs/testing';
import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../platform/config/config';
import { ConfigModule } from '../platform/config/config.module';
import { LocalModule } from '../platform/local/local.module';
import { Mail, type MailName, type Mails } from './mail';
import { MailModule } from './mail.module';

const LINK = 'https://figura.test/verify-email?token=a-b_c';
const EVERY_MAIL: { [N in MailName]: Mails[N] } = {
  'verify-email': { link: LINK },
  'already-registered': { link: LINK, resetLink: 'https://figura.test/forgot-password' },
  welcome: { link: LINK },
  'reset-password': { link: LINK },
  'password-changed': { resetLink: LINK },
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
  const received: { recipients: string[]; mail: ParsedMail }[] = [];
  let refusing = false;
  let server: SMTPServer;
  let mail: Mail;

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) => done(refusing ? new Error('450 try again later') : undefined),
      onData: (stream, session, done) => {
        void simpleParser(stream).then((parsed) => {
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail: parsed });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, APP_URL: 'https://figura.test' });
    const module = await Test.createTestingModule({
      imports: [ConfigModule.for(config), LocalModule, MailModule],
    }).compile();
    mail = module.get(Mail);
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  beforeEach(() => received.splice(0));

  const mira = { email: 'mira@example.com', firstName: 'Mira' };

  it.each(Object.keys(EVERY_MAIL) as MailName[])('%s arrives as designed HTML and as text', async (name) => {
    await mail.send(name, mira, EVERY_MAIL[name]);
    expect(received).toHaveLength(1);
    const { recipients, mail: arrived } = received[0]!;
    expect(recipients).toEqual(['mira@example.com']);
    expect(arrived.from?.text).toBe('"Figura" <hello@figura.test>');
    expect(arrived.subject).toBeTruthy();
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

  it('keeps what a stranger writes into her name out of headers and markup', async () => {
    await mail.send(
      'welcome',
      { ...mira, firstName: 'A\r\nBcc: x@example.com <b>"\u202e' },
      EVERY_MAIL.welcome,
    );
    const { recipients, mail: arrived } = received[0]!;
    expect(recipients).toEqual(['mira@example.com']);
    expect(arrived.bcc).toBeUndefined();
    expect(String(arrived.html)).not.toContain('<b>"');
  });

  it('throws when the server does not take the mail, so that the job is tried again', async () => {
    refusing = true;
    await expect(mail.send('welcome', mira, EVERY_MAIL.welcome)).rejects.toThrow(/450/);
    refusing = false;
  });
});
