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
 * All requests in progress end by then: 30 s to read a request, five pictures of 15 s each, 2 s for other
 * processes to notice.
 */
export const SETTLED_MS = 180 * SECOND_MS;
/** The link itself is valid for a day. */
export const UNVERIFIED_RETENTION_DAYS = 30;
const BATCH = 200;

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

  /** Enqueues a job first, then deletes the record, which blocks new sessions. The job erases late writes when all requests have ended. */
  async delete(userId: string): Promise<void> {
    const user = await this.users.findById(userId);
    await this.queue.addLater('accounts.erase', { userId }, SETTLED_MS);
    await this.users.delete(userId);
    await this.erase(userId);
    if (user) await this.forgetMails(user.email);
  }

  /** False without changes if it was verified in the meantime or no longer exists. */
  async deletePending(userId: string): Promise<boolean> {
    await this.queue.addLater('accounts.erase', { userId }, SETTLED_MS);
    if (!(await this.users.deletePending(userId))) return false;
    await this.erase(userId);
    return true;
  }

  async erase(userId: string): Promise<void> {
    try {
      await this.personalData.eraseFor(userId);
    } catch (error) {
      this.logger.error(
        { err: error },
        'Some data of a deleted account could not be erased yet; it is tried again',
      );
    }
  }

  private async eraseAgain(userId: string): Promise<void> {
    // The process may have crashed before the deletion; then nothing was deleted.
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

  private async forgetMails(email: string): Promise<void> {
    if (!(await this.users.findByEmail(email))) await this.kept.forget(email);
  }
}
