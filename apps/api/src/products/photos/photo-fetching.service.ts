import { PHOTO_WIDTHS } from '@figura/contracts';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import type { Jobs } from '../../jobs/jobs';
import { Clock } from '../../platform/clock/clock';
import { LOGGER } from '../../platform/logging/logger';
import { PublicFetchError } from '../../platform/public-fetch/public-fetch.errors';
import { PublicFetcher, type FetchOptions } from '../../platform/public-fetch/public-fetcher.service';
import { EncoderProcess, type PictureShape } from '../../users/pictures/encoder-process';
import { assertAffordable } from '../../users/pictures/picture-limits';
import { InvalidPictureError } from '../../users/users.errors';
import { TEXT_PRODUCTS } from '../stored/product-parts.schema';
import { ProductsRepository } from '../stored/products.repository';
import { PhotoCacheService } from './photo-cache.service';
import { hashImageUrl } from './photo-source';
import { ProductPhotosRepository } from './product-photos.repository';

const FETCH: FetchOptions = {
  protocols: ['https:'],
  accept: 'image/webp,image/jpeg,image/png',
  maxBytes: 8_000_000,
  totalMs: 10_000,
  idleMs: 5_000,
};
/** At most twice as high as wide; on white, as shops show them. */
const SHAPES: readonly PictureShape[] = PHOTO_WIDTHS.map((width) => ({
  width,
  height: width * 2,
  fit: 'inside',
  background: '#ffffff',
}));

const MINUTE = 60_000;
/** Retries after 10 min, 40 min, 160 min, and so on, up to a week. */
const FIRST_RETRY_MS = 10 * MINUTE;
const RETRY_FACTOR = 4;
const MAX_RETRY_DELAY_MS = 7 * 24 * 60 * MINUTE;

const fetched = new Counter({
  name: 'figura_product_photos_total',
  help: 'Product photos fetched, by outcome',
  labelNames: ['outcome'],
});

/** Re-encodes shop photographs in a separate process. */
@Injectable()
export class PhotoFetchingService implements BeforeApplicationShutdown {
  private readonly encoder = new EncoderProcess();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    handlers: JobHandlerRegistry,
    private readonly products: ProductsRepository,
    private readonly photos: ProductPhotosRepository,
    private readonly cache: PhotoCacheService,
    private readonly fetcher: PublicFetcher,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    handlers.register('photos.fetch', (wanted) => this.fetch(wanted));
  }

  beforeApplicationShutdown(): void {
    this.encoder.end();
  }

  private async fetch({ productId, version, row }: Jobs['photos.fetch']): Promise<void> {
    const texts = await this.products.listTexts(version, Math.floor(row / TEXT_PRODUCTS));
    const [, , image] = texts?.[row % TEXT_PRODUCTS] ?? [];
    if (!image) return;
    const source = hashImageUrl(image);
    const known = await this.photos.find(productId);
    if (known?.source === source && known.bytes > 0 && (await this.photos.isWhole(productId, source))) return;
    try {
      const files = await this.encodePicture(await this.fetcher.read(image, FETCH));
      await this.cache.store(productId, source, files);
      fetched.inc({ outcome: 'fetched' });
    } catch (error) {
      if (!(error instanceof PublicFetchError || error instanceof InvalidPictureError)) throw error;
      const outcome = error instanceof PublicFetchError ? error.failure : 'no-picture';
      const failures = (known?.source === source ? known.failures : 0) + 1;
      this.logger.info({ product: productId, outcome, failures }, 'A product photo could not be fetched');
      fetched.inc({ outcome });
      await this.photos.storeFailure(productId, source, { failures, ...this.retry(failures) });
    }
  }

  private retry(failures: number): { retryAt: Date; now: Date } {
    const now = this.clock.now();
    const delay = Math.min(FIRST_RETRY_MS * RETRY_FACTOR ** (failures - 1), MAX_RETRY_DELAY_MS);
    return { now, retryAt: new Date(now.getTime() + delay) };
  }

  private async encodePicture(picture: Buffer): Promise<{ width: number; bytes: Buffer }[]> {
    assertAffordable(picture, 'A photograph');
    const turn = this.last.then(() => this.encoder.encode(picture, SHAPES));
    this.last = turn.catch(() => undefined);
    const outcome = await turn;
    if (outcome === 'died') throw new Error('The photo encoder process was killed');
    if (typeof outcome === 'string') throw new InvalidPictureError(`A photograph is ${outcome}`);
    return outcome.map((bytes, index) => ({ width: PHOTO_WIDTHS[index]!, bytes }));
  }
}
