import { MailerService } from '@nestjs-modules/mailer';
import { Inject, Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { TEMPLATES } from './templates';

/** Every mail with its subject and what its templates show besides the person's name. */
export interface Mails {
  'verify-email': { link: string };
  'already-registered': { link: string; resetLink: string };
  welcome: { link: string };
  'reset-password': { link: string };
  'password-changed': { resetLink: string };
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
  receipt: 'Your Figura receipt',
};

/** Sends the product's mails, each as designed HTML and as text. */
@Injectable()
export class Mail {
  private readonly texts = new Map<MailName, Handlebars.TemplateDelegate>();

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
    const values = {
      ...context,
      firstName: to.firstName,
      appUrl: this.config.appUrl,
      subject: SUBJECTS[name],
    };
    await this.mailer.sendMail({
      messageId: `<${key}@${new URL(this.config.appUrl).hostname}>`,
      to: { name: '', address: to.email },
      subject: SUBJECTS[name],
      template: name,
      context: values,
      text: this.text(name)(values),
    });
  }

  private text(name: MailName): Handlebars.TemplateDelegate {
    const known = this.texts.get(name);
    if (known) return known;
    const source = readFileSync(join(TEMPLATES, `${name}.txt`), 'utf8');
    const template = Handlebars.compile(source, { strict: true, noEscape: true });
    this.texts.set(name, template);
    return template;
  }
}
