import { Injectable } from '@nestjs/common';
import type { Transport } from 'nodemailer';
import type MailMessage from 'nodemailer/lib/mailer/mail-message';
import { Clock } from '../clock/clock';
import { KeptMailsRepository } from './kept-mails.repository';

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

/** More than anybody looks through; a month ends them as well (`kept-mail.schema.ts`). */
const KEPT = 500;

/**
 * Stands in for a mail server in local mode: stores the newest mails, so that they can be read in the browser whichever
 * process sent them, and after a restart.
 */
@Injectable()
export class MailCapture {
  constructor(
    private readonly mails: KeptMailsRepository,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async all(): Promise<CapturedMail[]> {
    const mails = await this.mails.newest(KEPT);
    return mails.map(({ to, subject, text, html, date, links }) => {
      return { to, subject, text, html, date: date.toISOString(), links };
    });
  }

  /** Removes what was sent to an address. */
  forget(address: string): Promise<void> {
    return this.mails.deleteTo(address);
  }

  transport(): Transport {
    return {
      name: 'capture',
      version: '1',
      send: (message: MailMessage, callback) => {
        const envelope = message.message.getEnvelope();
        this.keep(envelope.to.join(', '), message).then(
          () => callback(null, { envelope, messageId: message.message.messageId() }),
          (error: Error) => callback(error, null as never),
        );
      },
    } as Transport;
  }

  private async keep(to: string, { data }: MailMessage): Promise<void> {
    const html = String(data.html ?? '');
    await this.mails.create({
      to,
      subject: String(data.subject ?? ''),
      text: String(data.text ?? ''),
      html,
      date: this.clock.now(),
      links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')),
    });
    await this.mails.keepNewest(KEPT);
  }
}
