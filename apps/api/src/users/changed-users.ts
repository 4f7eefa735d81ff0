import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module';
import { REDIS } from '../platform/redis/redis.module';
import { UserChangesRepository } from './user-changes.repository';

const SECOND = 1_000;
/** How often a process asks what the others changed. */
const LOOK_MS = SECOND;
/** Within this time every process knows of a change, or knows that it does not know. */
export const IN_STEP_MS = 2 * SECOND;
/** Changes are asked for again for this long, since they need not become visible in the order of their moments. */
const OVERLAP_MS = 3 * SECOND;
/** After a longer silence all is forgotten: the changes themselves are kept for an hour only. */
const LONGEST_SILENCE_MS = 600 * SECOND;
const CHANNEL = 'figura:changed-users';

type ChangeListener = (userId: string | 'everyone') => void;

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

  constructor(
    private readonly changes: UserChangesRepository,
    @Inject(REDIS) private readonly redis: Redis | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Says that a person or her sessions were changed; to be called after the change is stored. */
  async announce(userId: string): Promise<void> {
    this.tell(userId);
    await this.changes.add(userId);
    // Only for speed: who misses it reads the database's note of it.
    void this.redis?.publish(CHANNEL, userId).catch(() => undefined);
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
    this.subscriber?.disconnect();
    await this.looking;
  }

  private watch(): void {
    void this.look();
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
    if (!this.redis) return;
    this.subscriber = this.redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    this.subscriber.on('error', () => undefined);
    this.subscriber.on('message', (_channel, userId) => this.tell(userId));
    void this.subscriber.subscribe(CHANNEL).catch(() => undefined);
  }

  private async readChanges(): Promise<void> {
    const begun = performance.now();
    if (begun - this.lookedAt > LONGEST_SILENCE_MS) {
      this.last = await this.changes.last();
      this.tell('everyone');
    } else {
      const { userIds, last } = await this.changes.since(new Date(this.last!.getTime() - OVERLAP_MS));
      userIds.forEach((userId) => this.tell(userId));
      if (last > this.last!) this.last = last;
    }
    this.lookedAt = begun;
  }

  private tell(userId: string): void {
    for (const listener of this.listeners) listener(userId);
  }
}
