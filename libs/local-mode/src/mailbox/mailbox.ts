import type { Transport } from 'nodemailer';
import type MailMessage from 'nodemailer/lib/mailer/mail-message';

/** A mail as it is stored. */
export interface StoredMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** Every URL that the mail links to, in order. */
  links: string[];
}

/** A mail as it is shown. */
export interface CapturedMail extends Omit<StoredMail, 'date'> {
  /** ISO 8601 */
  date: string;
}

/** Where mails are stored, so that every process shows the same ones, also after a restart. */
export interface MailStore {
  create(mail: StoredMail): Promise<void>;
  /** Newest first; those to one email address where it is given. */
  newest(limit: number, to?: string): Promise<StoredMail[]>;
  /** Removes all but the newest. */
  keepNewest(limit: number): Promise<void>;
  deleteTo(address: string): Promise<void>;
}

/** More than anybody looks through. */
const MAX_MAILS = 500;

/** Stands in for a mail server: stores the newest mails, so that they can be read in the browser. */
export class Mailbox {
  constructor(
    private readonly mails: MailStore,
    private readonly now: () => Date,
  ) {}

  /** Newest first; those to one email address where it is given. */
  async all(to?: string): Promise<CapturedMail[]> {
    const mails = await this.mails.newest(MAX_MAILS, to);
    return mails.map(({ to: recipient, subject, text, html, date, links }) => {
      return { to: recipient, subject, text, html, date: date.toISOString(), links };
    });
  }

  /** Removes what was sent to an email address. */
  forget(address: string): Promise<void> {
    return this.mails.deleteTo(address);
  }

  /** A transport of nodemailer that stores a mail instead of sending it. */
  transport(): Transport {
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

/** The HTML with its attached pictures in it, as a browser can show them. */
function withPictures(html: string, attachments: MailMessage['data']['attachments'] = []): string {
  return attachments.reduce((shown, { cid, contentType, content }) => {
    if (!cid || !Buffer.isBuffer(content)) return shown;
    return shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`);
  }, html);
}
