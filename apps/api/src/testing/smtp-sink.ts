import { simpleParser, type ParsedMail } from 'mailparser';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that keeps what it takes. */
export class SmtpSink {
  readonly mails: { recipients: string[]; mail: ParsedMail }[] = [];
  /** Answers "450, try again later" to every recipient. */
  refusing = false;
  /** Awaited before a mail is acknowledged, after all of it has arrived. */
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

  /** Email addresses that mail came for, one for each mail. */
  get recipients(): string[] {
    return this.mails.flatMap(({ recipients }) => recipients);
  }

  /** The text of the first mail that came for an email address; undefined while there is none. */
  async readText(email: string): Promise<string | undefined> {
    return this.mails.find(({ recipients }) => recipients.includes(email))?.mail.text;
  }

  /** Takes mail again, at the same port as before. */
  async open(): Promise<void> {
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      // Clients keep their connections; a server that goes does not wait for them.
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
        // What breaks off in the middle is no mail.
        simpleParser(stream).then(take, () => undefined);
      },
    });
    // A client that dies in the middle of a conversation is one of the things tried.
    this.server.on('error', () => undefined);
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }
}
