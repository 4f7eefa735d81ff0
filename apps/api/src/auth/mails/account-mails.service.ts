import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { JobQueueService } from '../../jobs/job-queue.service';
import type { AccountMail } from '../../jobs/jobs';
import { retryWrite } from '../../jobs/retry-write';
import { MailService } from '../../mail/mail.service';
import { type Config, CONFIG } from '../../platform/config/config';
import { Mailbox } from '@figura/local-mode';
import { AccountErasureService } from '../../users/erasure/account-erasure.service';
import type { UserRecord } from '../../users/user-record';
import { AccountsService } from '../../users/accounts.service';
import { EmailChangeNotificationError } from '../auth.errors';
import type { TokenPurpose } from './one-time-token.schema';
import { OneTimeTokensService } from './one-time-tokens.service';

/** Links are created when an email is sent, so the queue holds no secrets. */
@Injectable()
export class AccountMailsService implements OnModuleInit {
  constructor(
    private readonly queue: JobQueueService,
    private readonly handlers: JobHandlerRegistry,
    private readonly accounts: AccountsService,
    private readonly tokens: OneTimeTokensService,
    private readonly mail: MailService,
    private readonly mailbox: Mailbox,
    private readonly erasure: AccountErasureService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.register('mail.account', async ({ mail, userId }, jobId) => {
      const user = await this.accounts.find(userId);
      if (!user) return;
      await this.send(mail, user, jobId);
      await retryWrite(() => this.deleteIfAccountGone(user));
    });
  }

  /** Takes equally long without a user but adds no job, so timing reveals nothing. */
  async enqueue(mail: AccountMail, user: Pick<UserRecord, 'id'> | null): Promise<void> {
    if (user) await this.queue.add('mail.account', { mail, userId: user.id });
    else await this.queue.addDecoy('mail.account', { mail, userId: randomBytes(12).toString('hex') });
  }

  /** Sends at once, because the old address is not kept. */
  async notifyOldAddress({ id, email, firstName, preferences }: UserRecord): Promise<void> {
    try {
      await this.mail.send(
        'email-changed',
        { email, firstName, preferences },
        {},
        `${id}-${randomBytes(6).toString('hex')}`,
      );
    } catch (error) {
      throw new EmailChangeNotificationError({ cause: error });
    }
  }

  private async notifyOwner(account: UserRecord, registration: UserRecord, key: string): Promise<void> {
    await this.send('already-registered', account, key);
    await retryWrite(async () => void (await this.erasure.deletePending(registration.id)));
  }

  /** Deletes the link and the captured email. */
  private async deleteIfAccountGone({ id, email }: UserRecord): Promise<void> {
    if (await this.accounts.find(id)) return;
    await this.tokens.endAll(id);
    if (!(await this.accounts.findByEmail(email))) await this.mailbox.forget(email);
  }

  private async send(mail: AccountMail, user: UserRecord, key: string): Promise<void> {
    // Before verification, the name may come from anyone.
    const { email, preferences } = user;
    const to = { email, firstName: user.isVerified ? user.firstName : null, preferences };
    const signIn = `${this.config.appUrl}/login`;
    const resetLink = `${this.config.appUrl}/forgot-password`;
    switch (mail) {
      case 'verify-email': {
        if (user.isVerified) return;
        const account = await this.accounts.findByEmail(user.email);
        if (account?.isVerified) return this.notifyOwner(account, user, key);
        return this.mail.send(mail, to, () => this.issueLink(mail, user), key);
      }
      case 'reset-password':
      case 'link-provider':
        return this.mail.send(mail, to, () => this.issueLink(mail, user), key);
      case 'already-registered':
      case 'session-ended':
        return this.mail.send(mail, to, { link: signIn, resetLink }, key);
      case 'welcome': {
        const [page, body] = user.measurements
          ? (['dashboard', 'provisional'] as const)
          : (['intro-measurements-welcome', 'none'] as const);
        return this.mail.send(mail, to, { link: `${this.config.appUrl}/${page}`, body }, key);
      }
      case 'password-changed':
      case 'sign-in-changed':
        return this.mail.send(mail, to, { resetLink }, key);
    }
  }
  /** Call it only right before sending: a new link invalidates the previous one. */
  private async issueLink(purpose: TokenPurpose, { id }: UserRecord): Promise<{ link: string }> {
    const token = await this.tokens.issue(purpose, id);
    return { link: `${this.config.appUrl}/${purpose}?token=${token}` };
  }
}
