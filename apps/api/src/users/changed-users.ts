import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module';
import { REDIS } from '../platform/redis/redis.module';
import { ChangedUsersRepository } from './changed-users.repository';

const SECOND = 1_000;
/** How often a process asks what the others changed. */
const LOOK_MS = SECOND;
/** Changes are noted in the database together, this long after the first of them. */
const NOTE_AFTER_MS = 50;
/** Within this time every process knows of a change, or knows that it does not know. */
export const IN_STEP_MS = 2 * SECOND;
/** Changes are asked for again for this long, since they need not become visible in the order of their moments. */
const OVERLAP_MS = 3 * SECOND;
/** After a longer silence all is forgotten: the changes themselves are kept for an hour only. */
const LONGEST_SILENCE_MS = 600 * SECOND;
const CHANNEL = 'figura:changed-users';

/** What of a person was changed. */
export type ChangedPart = 'account' | 'sessions';
type ChangeListener = (userId: string | 'everyone', part: ChangedPart | 'all') => void;

/**
 * Tells what is kept in memory about people when it has to be read anew: at once in the process that changed it and,
 * with Redis, in the others; from the database within {@link IN_STEP_MS} in any case.
 */
@Injectable()
export class ChangedUsers implements BeforeApplicationShutdown {
  private readonly listeners: ChangeListener[] = [];
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private lookedAt = -Infinity;
  private last: Date | undefined;
  private subscriber: Redis | undefined;
  private readonly notYetNoted = new Set<string>();
  private noting: NodeJS.Timeout | undefined;

  constructor(
    private readonly changes: ChangedUsersRepository,
    @Inject(REDIS) private readonly redis: Redis | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Awaits a change of something about a person and says that it was changed; also when it fails, since the database
   * may have made it, and its answer may have been lost.
   */
  async announced<T>(userId: string, part: ChangedPart, change: PromiseLike<T>): Promise<T> {
    try {
      return await change;
    } finally {
      this.announce(userId, part);
    }
  }

  private announce(userId: string, part: ChangedPart): void {
    this.tell(userId, part);
    // Only for speed: who misses it reads the database's note of it.
    void this.redis?.publish(CHANNEL, `${part} ${userId}`).catch(() => undefined);
    this.notYetNoted.add(userId);
    this.noting ??= setTimeout(() => void this.note(), NOTE_AFTER_MS);
  }

  /** Tells a listener of every change from now on, as long as {@link inStep} holds. */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
    if (!this.timer) this.watch();
  }

  /** Whether every change that is older than {@link IN_STEP_MS} was told. */
  get inStep(): boolean {
    return performance.now() - this.lookedAt < IN_STEP_MS;
  }

  /** Asks the database now for what the others changed. */
  look(): Promise<void> {
    this.looking ??= this.readChanges()
      .catch((error: unknown) => this.logger.error({ err: error }, 'Changed people could not be read'))
      .finally(() => (this.looking = undefined));
    return this.looking;
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.noting);
    this.subscriber?.disconnect();
    await Promise.all([this.looking, this.note()]);
  }

  private watch(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
    if (!this.redis) return;
    this.subscriber = this.redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    this.subscriber.on('error', () => undefined);
    this.subscriber.on('message', (_channel, message) => {
      const [part, userId] = message.split(' ') as [ChangedPart, string];
      this.tell(userId, part);
    });
    void this.subscriber.subscribe(CHANNEL).catch(() => undefined);
  }

  private async readChanges(): Promise<void> {
    const begun = performance.now();
    if (begun - this.lookedAt > LONGEST_SILENCE_MS) {
      this.last = await this.changes.last();
      this.tell('everyone', 'all');
    } else {
      const { userIds, last } = await this.changes.since(new Date(this.last!.getTime() - OVERLAP_MS));
      userIds.forEach((userId) => this.tell(userId, 'all'));
      if (last > this.last!) this.last = last;
    }
    this.lookedAt = begun;
  }

  private async note(): Promise<void> {
    this.noting = undefined;
    const userIds = [...this.notYetNoted];
    if (!userIds.length) return;
    this.notYetNoted.clear();
    try {
      await this.changes.add(userIds);
    } catch (error) {
      this.logger.error({ err: error }, 'Changed people could not be noted');
      // Other processes read them anew after a minute at the latest; until then this one tries again.
      for (const userId of userIds) this.notYetNoted.add(userId);
      this.noting ??= setTimeout(() => void this.note(), LOOK_MS);
      this.noting.unref();
    }
  }

  private tell(userId: string, part: ChangedPart | 'all'): void {
    for (const listener of this.listeners) listener(userId, part);
  }
}
