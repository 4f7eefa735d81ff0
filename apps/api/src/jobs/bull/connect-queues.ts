import { BullModule } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import { Queue } from 'bullmq';
import { QUEUES } from '../jobs';

const PREFIX = 'figura:jobs';
const MAX_RECONNECT_DELAY_MS = 2_000;

/**
 * Without a listener BullMQ prints errors, and it connects before one can be added. The app works without
 * Redis.
 */
class QuietQueue extends Queue {
  constructor(...args: ConstructorParameters<typeof Queue>) {
    super(...args);
    this.on('error', () => undefined);
  }
}

BullModule.queueClass = QuietQueue;

export function connectQueues(redisUrl: string): DynamicModule[] {
  const connection = {
    url: redisUrl,
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => Math.min(times * 100, MAX_RECONNECT_DELAY_MS),
  };
  return [
    BullModule.forRoot({ connection, prefix: PREFIX }),
    BullModule.registerQueue(...QUEUES.map((name) => ({ name }))),
  ];
}
