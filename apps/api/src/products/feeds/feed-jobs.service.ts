import { Injectable } from '@nestjs/common';
import { FinalJobError } from '../../jobs/final-job-error';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { buildJobId } from '../../jobs/job-id';
import { JobQueueService } from '../../jobs/job-queue.service';
import { Clock } from '../../platform/clock/clock';
import { FeedFetchingService } from './feed-fetching.service';
import { FeedFailedError } from './feeds.errors';
import { ProductFeedsRepository } from './product-feeds.repository';

/** One job per feed, however many processes request it. */
@Injectable()
export class FeedJobsService {
  constructor(
    handlers: JobHandlerRegistry,
    private readonly queue: JobQueueService,
    private readonly feeds: ProductFeedsRepository,
    private readonly fetching: FeedFetchingService,
    private readonly clock: Clock,
  ) {
    handlers.register('feeds.look', () => this.look());
    handlers.register('feeds.fetch', ({ feed }) => this.fetch(feed));
  }

  async leave(feed: string): Promise<void> {
    const id = buildJobId(`feeds.fetch ${feed}`);
    const known = await this.queue.find(id);
    if (known?.state === 'failed') await this.queue.retry(id);
    else await this.queue.add('feeds.fetch', { feed }, id);
  }

  async cancel(feed: string): Promise<void> {
    await this.queue.cancel([buildJobId(`feeds.fetch ${feed}`)]);
  }

  private async look(): Promise<void> {
    for (const feed of await this.feeds.findDue(this.clock.now())) await this.leave(feed);
  }

  private async fetch(id: string): Promise<void> {
    const feed = await this.feeds.find(id);
    if (!feed) return;
    if (feed.lastError === null && feed.nextAt > this.clock.now()) return;
    try {
      await this.fetching.run(id);
    } catch (error) {
      if (error instanceof FeedFailedError && !error.isPassing)
        throw new FinalJobError(error.message, { cause: error });
      throw error;
    }
  }
}
