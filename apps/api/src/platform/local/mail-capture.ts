import { Injectable } from '@nestjs/common';
import type { Transport } from 'nodemailer';
import type MailMessage from 'nodemailer/lib/mailer/mail-message';

/** A mail that local mode kept instead of sending it. */
export interface CapturedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601 */
  date: string;
  /** Every address that the mail links to, in order. */
  links: string[];
}

const KEPT = 200;

/** Stands in for a mail server in local mode: keeps the newest mails so that they can be read in the browser. */
@Injectable()
export class MailCapture {
  private readonly mails: CapturedMail[] = [];

  /** Newest first. */
  all(): readonly CapturedMail[] {
    return this.mails;
  }

  transport(): Transport {
    return {
      name: 'capture',
      version: '1',
      send: (message: MailMessage, callback) => {
        const envelope = message.message.getEnvelope();
        const html = String(message.data.html ?? '');
        this.mails.unshift({
          to: envelope.to.join(', '),
          subject: String(message.data.subject ?? ''),
          text: String(message.data.text ?? ''),
          html,
          date: new Date().toISOString(),
          links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')),
        });
        this.mails.length = Math.min(this.mails.length, KEPT);
        callback(null, { envelope, messageId: message.message.messageId() });
      },
    } as Transport;
  }
}
