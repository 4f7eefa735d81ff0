import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { REDIS } from '../redis/redis';

const CHANNEL = 'figura:cache-invalidation';

export type InvalidationTopic = 'user' | 'session' | 'sessions-of-user';
type Listener = (id: string) => void;

/** Here at once, elsewhere through Redis. Lost messages only delay it: entries expire after `TTL_MS`. */
@Injectable()
export class CacheInvalidation implements BeforeApplicationShutdown {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly origin = randomUUID();
  private subscriber: Redis | undefined;

  constructor(@Inject(REDIS) private readonly redis: Redis | null) {}

  subscribe(topic: InvalidationTopic, listener: Listener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
    if (!this.subscriber) this.listenToOthers();
  }

  /** Also invalidates after a failure, since the database may still have made the change. */
  async invalidateAfter<T>(change: PromiseLike<T>, topic: InvalidationTopic, id: string): Promise<T> {
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
    // A subscribed connection cannot run other commands.
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
