import { Inject, Injectable } from '@nestjs/common';
import { AuditService } from '../../operations/audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { DomainError, NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { PUBLIC_NETWORK, type PublicNetwork } from '../../platform/public-fetch/public-network';
import { FeedFetchingService } from '../feeds/feed-fetching.service';
import { FeedJobsService } from '../feeds/feed-jobs.service';
import type { ProductFeedDocument } from '../feeds/product-feed.schema';
import { ProductFeedsRepository, type NewFeed } from '../feeds/product-feeds.repository';
import type { ImportReport } from '../import/import-report';
import { toSlug } from '../import/slug';
import { ProductsRepository } from '../stored/products.repository';

const MAX_URL = 2_000;

export interface RunFeed {
  readonly feed: string;
  readonly outcome: 'imported' | 'unchanged' | 'examined' | 'failed';
  readonly report?: ImportReport;
  readonly error?: DomainError;
}

@Injectable()
export class FeedsAdminService {
  constructor(
    private readonly feeds: ProductFeedsRepository,
    private readonly products: ProductsRepository,
    private readonly fetching: FeedFetchingService,
    private readonly jobs: FeedJobsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @Inject(PUBLIC_NETWORK) private readonly network: PublicNetwork,
  ) {}

  /** @throws ValidationError for a URL that is not public https, or a shop that has a feed */
  async add(feed: Omit<NewFeed, '_id' | 'nextAt'>, dryRun: boolean): Promise<string> {
    const id = toSlug(feed.name);
    const url = this.parseFeedUrl(feed.url);
    const isThere = new ValidationError([`${feed.name} already has a feed. Remove it first.`]);
    if (await this.feeds.find(id)) throw isThere;
    if (dryRun) return id;
    await this.audit.note('products feeds add', id);
    const added = { ...feed, _id: id, name: feed.name.trim(), url, nextAt: this.clock.now() };
    if (!(await this.feeds.add(added))) throw isThere;
    await this.jobs.leave(id);
    return id;
  }

  async list(): Promise<(ProductFeedDocument & { products: number })[]> {
    const shops = new Map((await this.products.list()).map(({ _id, products }) => [_id, products]));
    return (await this.feeds.list()).map((feed) => ({ ...feed, products: shops.get(feed._id) ?? 0 }));
  }

  async remove(shop: string, dryRun: boolean): Promise<string> {
    const { _id: id } = await this.find(shop);
    if (dryRun) return id;
    await this.audit.note('products feeds remove', id);
    await this.feeds.remove(id);
    await this.jobs.cancel(id);
    return id;
  }

  /** All shops if none is named. `mayShrink` accepts fewer than half of the active products. */
  async run(shop: string | undefined, dryRun: boolean, mayShrink: boolean): Promise<RunFeed[]> {
    const ids =
      shop === undefined ? (await this.feeds.list()).map(({ _id }) => _id) : [(await this.find(shop))._id];
    const runs: RunFeed[] = [];
    for (const id of ids) {
      if (!dryRun) await this.audit.note('products feeds run', id);
      runs.push(await this.runOne(id, dryRun, mayShrink));
    }
    return runs;
  }

  private async runOne(feed: string, dryRun: boolean, mayShrink: boolean): Promise<RunFeed> {
    try {
      if (dryRun) return { feed, outcome: 'examined', report: await this.fetching.examine(feed) };
      return await this.fetching.run(feed, mayShrink);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { feed, outcome: 'failed', error };
    }
  }

  /** The host's address is checked at each fetch, not here. */
  private parseFeedUrl(text: string): string {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isAllowed = url?.protocol === 'https:' || (url && this.network.isOwn(url));
    if (!isAllowed || url.href.length > MAX_URL) throw new ValidationError(['The feed URL is not https.']);
    if (url.username || url.password)
      throw new ValidationError(['A feed URL cannot contain a user name or password.']);
    return url.href;
  }

  private async find(shop: string): Promise<ProductFeedDocument> {
    const feed = await this.feeds.find(toSlug(shop));
    if (!feed) throw new NotFoundError(`There is no feed for ${shop}.`);
    return feed;
  }
}
