import { BullModule as NestBullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { Queue } from 'bullmq';
import { JobMetricsService } from '../job-metrics.service';
import { QUEUES } from '../jobs';
import { BullQueuesService } from './bull-queues.service';
import {
  AccountsProcessor,
  FeedsProcessor,
  MailProcessor,
  MondaysProcessor,
  PhotosProcessor,
  TrendsProcessor,
} from './bull.processors';
import { BullReconcilerService } from './bull-reconciler.service';

/** Keys of the queues in Redis start with this. */
const PREFIX = 'figura:jobs';
const MAX_RECONNECT_DELAY_MS = 2_000;

/** A queue whose loss of Redis is survivable: BullMQ prints what nobody listens to, and connects before anybody can. */
class QuietQueue extends Queue {
  constructor(...args: ConstructorParameters<typeof Queue>) {
    super(...args);
    this.on('error', () => undefined);
  }
}

NestBullModule.queueClass = QuietQueue;

function queues(redisUrl: string): DynamicModule[] {
  const connection = {
    url: redisUrl,
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => Math.min(times * 100, MAX_RECONNECT_DELAY_MS),
  };
  return [
    NestBullModule.forRoot({ connection, prefix: PREFIX }),
    NestBullModule.registerQueue(...QUEUES.map((name) => ({ name }))),
  ];
}

/** Passes stored jobs on to the workers, through Redis. */
@Module({})
export class BullQueuesModule {
  static for(redisUrl: string): DynamicModule {
    return {
      module: BullQueuesModule,
      imports: queues(redisUrl),
      providers: [BullQueuesService],
      exports: [BullQueuesService],
    };
  }
}

/** Does the jobs that are passed on through Redis. */
@Module({})
export class BullWorkerModule {
  static for(redisUrl: string): DynamicModule {
    return {
      module: BullWorkerModule,
      imports: [BullQueuesModule.for(redisUrl)],
      providers: [
        AccountsProcessor,
        FeedsProcessor,
        MailProcessor,
        MondaysProcessor,
        PhotosProcessor,
        TrendsProcessor,
        BullReconcilerService,
        JobMetricsService,
      ],
    };
  }
}
