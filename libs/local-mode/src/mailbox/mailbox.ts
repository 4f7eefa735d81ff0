import type { Transport } from 'nodemailer';
import type MailMessage from 'nodemailer/lib/mailer/mail-message';

export interface StoredMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  links: string[];
}

export interface CapturedMail extends Omit<StoredMail, 'date'> {
  /** ISO 8601. */
  date: string;
}

/** Shares mails between processes and across restarts. */
export interface MailStore {
  create(mail: StoredMail): Promise<void>;
  findNewest(limit: number, to?: string): Promise<StoredMail[]>;
  keepNewest(limit: number): Promise<void>;
  deleteTo(address: string): Promise<void>;
}

const MAX_MAILS = 500;

export class Mailbox {
  constructor(
    private readonly mails: MailStore,
    private readonly now: () => Date,
  ) {}

  async findAll(to?: string): Promise<CapturedMail[]> {
    const mails = await this.mails.findNewest(MAX_MAILS, to);
    return mails.map(({ to: recipient, subject, text, html, date, links }) => {
      return { to: recipient, subject, text, html, date: date.toISOString(), links };
    });
  }

  forget(address: string): Promise<void> {
    return this.mails.deleteTo(address);
  }

  createTransport(): Transport {
    return {
      name: 'mailbox',
      version: '1',
      send: (message: MailMessage, callback) => {
        const envelope = message.message.getEnvelope();
        this.store(envelope.to.join(', '), message).then(
          () => callback(null, { envelope, messageId: message.message.messageId() }),
          (error: Error) => callback(error, null as never),
        );
      },
    } as Transport;
  }

  private async store(to: string, { data }: MailMessage): Promise<void> {
    const html = withPictures(String(data.html ?? ''), data.attachments);
    await this.mails.create({
      to,
      subject: String(data.subject ?? ''),
      text: String(data.text ?? ''),
      html,
      date: this.now(),
      links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')),
    });
    await this.mails.keepNewest(MAX_MAILS);
  }
}

function withPictures(html: string, attachments: MailMessage['data']['attachments'] = []): string {
  return attachments.reduce((shown, { cid, contentType, content }) => {
    if (!cid || !Buffer.isBuffer(content)) return shown;
    return shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`);
  }, html);
}
