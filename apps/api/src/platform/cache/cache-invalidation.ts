import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { REDIS } from '../redis/redis';

const CHANNEL = 'figura:cache-invalidation';

/** What was changed: the account of a user, one session, or any number of a user's sessions. */
export type InvalidationTopic = 'user' | 'session' | 'sessions-of-user';
type Listener = (id: string) => void;

/**
 * Tells caches to forget a record: at once in the process that changed it and, through Redis, a moment later in the
 * others. A message that is lost costs nothing but time: records expire by themselves (`TTL_MS`).
 */
@Injectable()
export class CacheInvalidation implements BeforeApplicationShutdown {
  private readonly listeners = new Map<string, Listener[]>();
  /** Names this process in its messages, which come back to it. */
  private readonly origin = randomUUID();
  private subscriber: Redis | undefined;

  constructor(@Inject(REDIS) private readonly redis: Redis | null) {}

  /** Calls a listener with the id of everything of a topic that is changed from now on. */
  subscribe(topic: InvalidationTopic, listener: Listener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
    if (!this.subscriber) this.listenToOthers();
  }

  /**
   * Awaits a change and then invalidates what is cached of it; also when it fails, since the database may have made it,
   * and its answer may have been lost.
   */
  async after<T>(change: PromiseLike<T>, topic: InvalidationTopic, id: string): Promise<T> {
    try {
      return await change;
    } finally {
      this.publish(topic, id);
    }
  }

  publish(topic: InvalidationTopic, id: string): void {
    this.notify(topic, id);
    void this.redis?.publish(CHANNEL, `${this.origin} ${topic} ${id}`).catch(() => undefined);
  }

  beforeApplicationShutdown(): void {
    this.subscriber?.disconnect();
  }

  private listenToOthers(): void {
    // A connection that listens can do nothing else.
    const subscriber = this.redis?.duplicate({ autoResubscribe: false });
    if (!subscriber) return;
    this.subscriber = subscriber;
    subscriber.on('error', () => undefined);
    subscriber.on('ready', () => void subscriber.subscribe(CHANNEL).catch(() => undefined));
    subscriber.on('message', (_channel, message) => {
      const [origin, topic = '', id = ''] = message.split(' ');
      if (origin !== this.origin) this.notify(topic, id);
    });
  }

  private notify(topic: string, id: string): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(id);
  }
}
