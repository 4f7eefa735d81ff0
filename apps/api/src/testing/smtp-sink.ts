import { simpleParser, type ParsedMail } from 'mailparser';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export class SmtpSink {
  readonly mails: { recipients: string[]; mail: ParsedMail }[] = [];
  refusing = false;
  beforeAnswer: () => Promise<void> = () => Promise.resolve();
  private server: SMTPServer | undefined;
  private port = 0;

  static async start(): Promise<SmtpSink> {
    const sink = new SmtpSink();
    await sink.open();
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  get recipients(): string[] {
    return this.mails.flatMap(({ recipients }) => recipients);
  }

  async readText(email: string): Promise<string | undefined> {
    return this.mails.find(({ recipients }) => recipients.includes(email))?.mail.text;
  }

  async open(): Promise<void> {
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) =>
        done(this.refusing ? new Error('450 try again later') : undefined),
      onData: (stream, session, done) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const take = async (mail: ParsedMail) => {
          await this.beforeAnswer();
          this.mails.push({ recipients, mail });
          done();
        };
        simpleParser(stream).then(take, () => undefined);
      },
    });
    this.server.on('error', () => undefined);
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }
}
