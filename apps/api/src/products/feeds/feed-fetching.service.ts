import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { Clock } from '../../platform/clock/clock';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { LOGGER } from '../../platform/logging/logger';
import { PublicFetchError } from '../../platform/public-fetch/public-fetch.errors';
import { PublicFetcher, type FetchOptions } from '../../platform/public-fetch/public-fetcher.service';
import { VERSION } from '../../platform/version';
import type { ImportReport } from '../import/import-report';
import { ProductImportService, type ImportOptions } from '../import/product-import.service';
import { ShrunkFeedError } from '../import/shrunk-feed.error';
import { ProductsRepository } from '../stored/products.repository';
import { FeedFailedError, FeedLockedError } from './feeds.errors';
import type { ProductFeedDocument } from './product-feed.schema';
import { ProductFeedsRepository, type FeedImport } from './product-feeds.repository';
import { isPaged, listShopifyPages } from './shopify-pages';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/durations';

/** Enough for a million products with long descriptions, imported at ten thousand a minute. */
const FETCH: FetchOptions = {
  protocols: ['https:'],
  accept: '*/*',
  maxBytes: 2_000_000_000,
  totalMs: HOUR_MS,
  idleMs: MINUTE_MS,
};
/** A holder that is silent for this long counts as dead. */
const LEASE_MS = MINUTE_MS;
const MAX_SENTENCE = 300;
/** Temporary server errors. */
const PASSING_STATUS = (status = 0): boolean => status >= 500 || status === 408 || status === 429;

const taken = new Counter({
  name: 'figura_product_feeds_total',
  help: 'Shop feeds fetched, by outcome: imported, unchanged, or the reason for a failure',
  labelNames: ['outcome'],
});

type RunOptions = Required<Pick<ImportOptions, 'dryRun' | 'mayShrink'>>;

export interface FetchedFeed {
  readonly feed: string;
  readonly outcome: 'imported' | 'unchanged';
  readonly report?: ImportReport;
}

@Injectable()
export class FeedFetchingService implements OnModuleDestroy {
  private readonly stop = new AbortController();

  constructor(
    private readonly feeds: ProductFeedsRepository,
    private readonly products: ProductsRepository,
    private readonly imports: ProductImportService,
    private readonly fetcher: PublicFetcher,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleDestroy(): void {
    this.stop.abort();
  }

  /**
   * A failure changes nothing and is recorded. Throws FeedFailedError with a sentence for operators, FeedLockedError while another process
   * fetches it.
   */
  async run(id: string, mayShrink = false): Promise<FetchedFeed> {
    const holder = randomUUID();
    const computeLeaseEnd = () => new Date(this.clock.now().getTime() + LEASE_MS);
    const isHeld = await this.feeds.hold(id, holder, this.clock.now(), computeLeaseEnd());
    const feed = await this.feeds.find(id);
    if (!feed) throw new NotFoundError(`There is no feed for the shop ${id}.`);
    if (!isHeld) throw new FeedLockedError(feed.name);
    const beat = setInterval(
      () =>
        void this.feeds
          .extend(id, holder, computeLeaseEnd())
          .catch((error: unknown) =>
            this.logger.warn({ err: error, feed: id }, 'The claim on a feed could not be extended'),
          ),
      LEASE_MS / 3,
    );
    try {
      return await this.takeIn(feed, holder, mayShrink);
    } finally {
      clearInterval(beat);
      await this.feeds.release(id, holder);
    }
  }

  async examine(id: string): Promise<ImportReport> {
    const feed = await this.feeds.find(id);
    if (!feed) throw new NotFoundError(`There is no feed for the shop ${id}.`);
    const { report } = await this.fetch(feed, { dryRun: true, mayShrink: true });
    return report!;
  }

  private async takeIn(feed: ProductFeedDocument, holder: string, mayShrink: boolean): Promise<FetchedFeed> {
    const { _id: id, everyHours, failures } = feed;
    const began = this.clock.now();
    // Feeds are checked hourly; counting from the full hour keeps a day from becoming 25 hours.
    const nextAt = new Date((Math.floor(began.getTime() / HOUR_MS) + everyHours) * HOUR_MS);
    try {
      const { noted, report } = await this.fetch(feed, { dryRun: false, mayShrink });
      await this.feeds.recordImport(id, holder, { ...noted, fetchedAt: this.clock.now(), nextAt });
      const outcome = report ? 'imported' : 'unchanged';
      taken.inc({ outcome });
      const { products, added, changed, gone } = report ?? {};
      this.logger.info({ feed: id, outcome, products, added, changed, gone }, 'A feed was fetched');
      return { feed: id, outcome, ...(report && { report }) };
    } catch (error) {
      if (!(error instanceof FeedFailedError)) throw error;
      const { message: reason, outcome, isPassing } = error;
      taken.inc({ outcome });
      this.logger.warn({ feed: id, outcome, failures: failures + 1, reason }, 'A feed could not be imported');
      await this.feeds.recordFailure(id, holder, reason, isPassing ? undefined : nextAt);
      throw error;
    }
  }

  private async fetch(
    feed: ProductFeedDocument,
    options: RunOptions,
  ): Promise<{ noted: Omit<FeedImport, 'fetchedAt' | 'nextAt'>; report?: ImportReport }> {
    const { _id, name, format } = feed;
    const inForce = await this.products.find(_id);
    const isKnown =
      !options.dryRun &&
      inForce?.version === feed.version &&
      feed.readBy === VERSION &&
      (!feed.pricesUntil || feed.pricesUntil > this.clock.now());
    const version = randomUUID();
    const paged = format === 'shopify' && isPaged(feed.url);
    let broken: unknown;
    try {
      if (paged) {
        // The first page's validators do not apply to other pages.
        const pages = listShopifyPages(this.fetcher, feed.url, { ...FETCH, signal: this.stop.signal });
        const report = await this.read(pages, feed, version, options, (error) => (broken = error));
        return { noted: { etag: null, lastModified: null, ...toFeedImport(version, report) }, report };
      }
      const response = await this.fetcher.fetch(feed.url, {
        ...FETCH,
        ...(isKnown && { etag: feed.etag ?? undefined, lastModified: feed.lastModified ?? undefined }),
        signal: this.stop.signal,
      });
      const { etag = null, lastModified = null, isUnchanged } = response;
      if (isUnchanged) {
        const { version, readBy, pricesUntil } = feed;
        return {
          noted: {
            etag: etag ?? feed.etag,
            lastModified: lastModified ?? feed.lastModified,
            version,
            readBy,
            pricesUntil,
          },
        };
      }
      const report = await this.read(response.body, feed, version, options, (error) => (broken = error));
      return { noted: { etag, lastModified, ...toFeedImport(version, report) }, report };
    } catch (error) {
      throw this.toFailure(name, broken ?? error);
    }
  }

  private async read(
    chunks: AsyncIterable<Buffer>,
    { name, format, affiliate, site, currency, language }: ProductFeedDocument,
    version: string,
    options: RunOptions,
    onError: (error: unknown) => void,
  ): Promise<ImportReport> {
    const body = Readable.from(watchBody(chunks, onError));
    try {
      return await this.imports.import(body, {
        ...{ format, shop: name, version, affiliate: affiliate ?? undefined, ...options },
        defaults: { currency, site: site ?? undefined, language: language ?? undefined },
      });
    } finally {
      body.destroy();
    }
  }

  private toFailure(name: string, error: unknown): unknown {
    if (this.stop.signal.aborted)
      return new Error('The feed download was interrupted because this process is stopping', {
        cause: error,
      });
    if (error instanceof PublicFetchError) {
      const { failure, status, message } = error;
      const isPassing =
        failure === 'status'
          ? PASSING_STATUS(status)
          : failure === 'unreachable' || failure === 'timeout' || failure === 'broken';
      const sentence = `The feed of ${name} could not be fetched: ${message}.`;
      return new FeedFailedError(sentence, failure, isPassing, { cause: error });
    }
    if (error instanceof ShrunkFeedError) {
      const sentence = `The feed of ${name} was not imported. ${error.message}`;
      return new FeedFailedError(sentence, 'shrunk', false, { cause: error });
    }
    if (error instanceof ValidationError) {
      const [line = ''] = error.message.split('\n');
      const sentence = `The feed of ${name} could not be imported: ${line.replace(/[.:]$/, '')}.`;
      return new FeedFailedError(sentence.slice(0, MAX_SENTENCE), 'unreadable', false, { cause: error });
    }
    return error;
  }
}

function toFeedImport(
  version: string,
  { pricesUntil }: ImportReport,
): Pick<FeedImport, 'version' | 'readBy' | 'pricesUntil'> {
  return { version, readBy: VERSION, pricesUntil: pricesUntil === null ? null : new Date(pricesUntil) };
}

async function* watchBody(
  body: AsyncIterable<Buffer>,
  onError: (error: unknown) => void,
): AsyncGenerator<Buffer> {
  try {
    yield* body;
  } catch (error) {
    onError(error);
    throw error;
  }
}
