import { MailerService } from '@nestjs-modules/mailer';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { MailTexts } from './mail-texts';

/** Every mail with its subject and what its templates show besides the person's name. */
export interface Mails {
  'verify-email': { link: string };
  'already-registered': { link: string; resetLink: string };
  welcome: { link: string };
  'reset-password': { link: string };
  'password-changed': { resetLink: string };
  'session-ended': { link: string; resetLink: string };
  receipt: {
    product: string;
    amount: string;
    paidOn: string;
    refundUntil: string;
    reference: string;
    link: string;
  };
}
export type MailName = keyof Mails;

const SUBJECTS: Record<MailName, string> = {
  'verify-email': 'Confirm your email for Figura',
  'already-registered': 'You already have a Figura account',
  welcome: 'Welcome to Figura',
  'reset-password': 'Choose a new Figura password',
  'password-changed': 'Your Figura password was changed',
  'session-ended': 'You were signed out of Figura',
  receipt: 'Your Figura receipt',
};

/** Sends the product's mails, each as designed HTML and as text. */
@Injectable()
export class Mail {
  private readonly texts = new MailTexts();

  constructor(
    private readonly mailer: MailerService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends a mail.
   *
   * @param key the same for each try of one mail: mailboxes that get it twice, because the first answer was lost, can
   *   tell by its Message-ID
   * @throws Error of the mail server's conversation when it did not take the mail
   */
  async send<N extends MailName>(
    name: N,
    to: { email: string; firstName: string },
    context: Mails[N],
    key: string,
  ): Promise<void> {
    const subject = SUBJECTS[name];
    const { firstName, email } = to;
    const written = await this.texts.write(name, {
      ...context,
      firstName,
      appUrl: this.config.appUrl,
      subject,
    });
    await this.mailer.sendMail({
      messageId: `<${key}@${new URL(this.config.appUrl).hostname}>`,
      to: { name: '', address: email },
      subject,
      ...written,
    });
  }
}
