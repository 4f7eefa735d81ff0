import type { UserPreferences } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { MailerService } from '@nestjs-modules/mailer';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { type Config, CONFIG } from '../platform/config/config';
import { TooManyRequestsError } from '../platform/errors/domain-error';
import { getAccountLanguage } from '../platform/http/language/request-language';
import { LOGGER } from '../platform/logging/logger';
import type { LimitName } from '../platform/rate-limit/limits';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { type MailName, MailTexts, type MailValue } from './mail-texts';

export interface Mails extends Record<MailName, Readonly<Record<string, MailValue>>> {
  'verify-email': { link: string };
  'already-registered': { link: string; resetLink: string };
  invitation: { link: string; until: Date };
  welcome: { link: string; body: 'provisional' | 'none' };
  'reset-password': { link: string };
  'link-provider': { link: string };
  'password-changed': { resetLink: string };
  'sign-in-changed': { resetLink: string };
  'email-changed': Readonly<Record<string, never>>;
  'session-ended': { link: string; resetLink: string };
  /** `code` is a guessed type, `lacks` the slot of `other`, the only piece not owned; empty if there is none. */
  monday: {
    sentence: Text;
    code: string;
    lacks: string;
    other: Text;
    pieces: readonly Text[];
    link: string;
    stopLink: string;
  };
  refund: { amount: string; reference: string; link: string };
  receipt: {
    amount: string;
    paidOn: Date;
    refundUntil: Date;
    reference: string;
    link: string;
  };
}

export interface Recipient {
  readonly email: string;
  readonly firstName: string | null;
  readonly preferences: Pick<UserPreferences, 'locale'>;
}

export interface MailExtras {
  /** PNG, shown as `cid:picture`. */
  picture: Buffer;
  unsubscribeUrl: string;
}

/** Limit for emails that anyone can trigger for an address; null if only the owner can. */
const BOUNDED_BY: Record<MailName, LimitName | null> = {
  'verify-email': 'registration-mail:mailbox',
  'already-registered': 'registration-mail:mailbox',
  'reset-password': 'reset-mail:mailbox',
  'link-provider': null,
  welcome: null,
  invitation: null,
  'password-changed': null,
  'sign-in-changed': null,
  'email-changed': null,
  'session-ended': null,
  monday: null,
  receipt: null,
  refund: null,
};

const mails = new Counter({
  name: 'figura_mails_total',
  help: 'Emails by outcome: sent (accepted by the mail server), failed (will be retried), or limited (mailbox limit reached)',
  labelNames: ['mail', 'outcome'],
});

@Injectable()
export class MailService {
  private readonly texts = new MailTexts();

  constructor(
    private readonly mailer: MailerService,
    private readonly limits: RateLimiter,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends in the account's language. Skips emails above the mailbox's limit; `key` gives each attempt the same
   * Message-ID.
   */
  async send<N extends MailName>(
    name: N,
    to: Recipient,
    context: Mails[N] | (() => Promise<Mails[N]>),
    key: string,
    extras?: MailExtras,
  ): Promise<void> {
    const limit = BOUNDED_BY[name];
    const counters = limit ? [[limit, formatBox(to.email)] as const] : [];
    try {
      await this.limits.consumeAll(counters);
    } catch (rejection) {
      if (!(rejection instanceof TooManyRequestsError)) throw rejection;
      mails.inc({ mail: name, outcome: 'limited' });
      this.logger.info({ mail: name }, 'A mail was not sent: its address has reached the limit');
      return;
    }
    try {
      await this.deliver(name, to, typeof context === 'function' ? await context() : context, key, extras);
      mails.inc({ mail: name, outcome: 'sent' });
    } catch (error) {
      mails.inc({ mail: name, outcome: 'failed' });
      // The retry counts instead of this attempt.
      await this.limits.refundAll(counters);
      throw error;
    }
  }

  isReachable(): Promise<boolean> {
    return this.mailer.verifyAllTransporters();
  }

  private async deliver<N extends MailName>(
    name: N,
    to: Recipient,
    context: Mails[N],
    key: string,
    extras?: MailExtras,
  ): Promise<void> {
    const { firstName, email, preferences } = to;
    const values = {
      ...context,
      firstName: firstName ?? '',
      named: firstName === null ? 'no' : 'yes',
      appUrl: this.config.appUrl,
      contactEmail: this.config.contactEmail,
      contactUrl: `mailto:${this.config.contactEmail}`,
    };
    const written = await this.texts.write(name, values, getAccountLanguage(preferences));
    await this.mailer.sendMail({
      messageId: `<${key}@${new URL(this.config.appUrl).hostname}>`,
      to: { name: '', address: email },
      replyTo: this.config.contactEmail,
      ...written,
      ...(extras && buildExtras(extras)),
    });
  }
}

function buildExtras({ picture, unsubscribeUrl }: MailExtras) {
  return {
    attachments: [
      {
        filename: 'outfit.png',
        content: picture,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
        cid: 'picture',
      },
    ],
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Most servers deliver `mira+anything@…` to `mira@…`. */
function formatBox(email: string): string {
  return email.replace(/\+[^@]*(?=@[^@]*$)/, '');
}
