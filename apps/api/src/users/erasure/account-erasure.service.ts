import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { JobQueueService } from '../../jobs/job-queue.service';
import { Clock } from '../../platform/clock/clock';
import { LOGGER } from '../../platform/logging/logger';
import { Mailbox } from '@figura/local-mode';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { UsersRepository } from '../users.repository';
import { DAY_MS } from '../../platform/clock/durations';

const SECOND_MS = 1_000;
/**
 * After this time nothing that was under way when an account was deleted goes on: a request is read for 30 s, its
 * picture waits for five others of 15 s each, and every process has noticed within 2 s.
 */
export const SETTLED_MS = 180 * SECOND_MS;
/** Whoever does not open the link in this time registers anew; the link itself lives for a day. */
export const UNVERIFIED_RETENTION_DAYS = 30;
/** Accounts that are read at once to be deleted. */
const BATCH = 200;

/** Deletes accounts with everything that is held about them, whatever happens at the same moment. */
@Injectable()
export class AccountErasureService implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly personalData: PersonalData,
    private readonly queue: JobQueueService,
    private readonly handlers: JobHandlerRegistry,
    private readonly kept: Mailbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register('accounts.erase', ({ userId }) => this.eraseAgain(userId));
    this.handlers.register('accounts.expire', () => this.deleteUnverified());
  }

  /**
   * Deletes an account. From its first step on a job is enqueued that erases all: the record itself is what says that the
   * account is there, so it goes first. No session is admitted without it, and whoever writes something else about the
   * user looks for it afterwards. What still slips through is erased again when all requests of that time have ended.
   */
  async delete(userId: string): Promise<void> {
    const user = await this.users.findById(userId);
    await this.queue.addLater('accounts.erase', { userId }, SETTLED_MS);
    await this.users.delete(userId);
    await this.erase(userId);
    if (user) await this.forgetMails(user.email);
  }

  /**
   * Deletes a registration that was not verified, with all that hangs on it. False when it was verified meanwhile, or is
   * gone: then nothing happens.
   */
  async deletePending(userId: string): Promise<boolean> {
    await this.queue.addLater('accounts.erase', { userId }, SETTLED_MS);
    if (!(await this.users.deletePending(userId))) return false;
    await this.erase(userId);
    return true;
  }

  /** Erases what a request left behind about an account that went meanwhile. What fails is done by the enqueued job. */
  async erase(userId: string): Promise<void> {
    try {
      await this.personalData.eraseFor(userId);
    } catch (error) {
      this.logger.error({ err: error }, 'Something about a deleted account is erased later');
    }
  }

  private async eraseAgain(userId: string): Promise<void> {
    // The process may have died between the promise and the deletion: then nothing was deleted.
    if (await this.users.findById(userId)) return;
    await this.personalData.eraseFor(userId);
  }

  private async deleteUnverified(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNVERIFIED_RETENTION_DAYS * DAY_MS);
    let late: { id: string; email: string }[];
    while ((late = await this.users.findUnverified(before, BATCH)).length > 0) {
      for (const { id, email } of late) {
        if (await this.deletePending(id)) await this.forgetMails(email);
      }
    }
  }

  /** What local mode kept for an email address that has no account and no registration any more. */
  private async forgetMails(email: string): Promise<void> {
    if (!(await this.users.findByEmail(email))) await this.kept.forget(email);
  }
}
