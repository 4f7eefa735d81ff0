import { PHOTO_WIDTHS } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { JobQueueService } from '../../jobs/job-queue.service';
import { Clock } from '../../platform/clock/clock';
import { NotFoundError } from '../../platform/errors/domain-error';
import { ProductsStore } from '../index/products.store';
import { parseProductId } from '../product-id';
import { ProductTexts } from '../search/product-texts';
import { PhotoAddress } from './photo-address.service';
import { hashImageUrl } from './photo-source';
import { ProductPhotosRepository } from './product-photos.repository';
import { DAY_MS } from '../../platform/clock/durations';

const FILE = /^([\w-]{22})\.webp$/;
/** Milliseconds until the same process requests it again. */
const REQUEST_AGAIN_MS = 30_000;
/** Use is recorded once a day. */
const RECORD_USE_MS = DAY_MS;
const MAX_REMEMBERED = 10_000;
const JOB_DIGITS = 24;

interface PhotoLocation {
  readonly version: string;
  readonly row: number;
  readonly source: string;
}

@Injectable()
export class ProductPhotosService {
  private readonly recentlyRequested: LRUCache<string, true>;
  private readonly recentlyUsed: LRUCache<string, true>;

  constructor(
    private readonly store: ProductsStore,
    private readonly texts: ProductTexts,
    private readonly addresses: PhotoAddress,
    private readonly photos: ProductPhotosRepository,
    private readonly jobs: JobQueueService,
    private readonly clock: Clock,
  ) {
    const createExpiringSet = (ttl: number) =>
      new LRUCache<string, true>({
        ...{ max: MAX_REMEMBERED, ttl, ttlResolution: 0 },
        perf: { now: () => clock.now().getTime() },
      });
    this.recentlyRequested = createExpiringSet(REQUEST_AGAIN_MS);
    this.recentlyUsed = createExpiringSet(RECORD_USE_MS);
  }

  /** WebP; null while the worker fetches it. Throws NotFoundError for an invalid key or a failed fetch. */
  async read(productId: string, widthText: string, file: string): Promise<Buffer | null> {
    const width = PHOTO_WIDTHS.find((one) => String(one) === widthText);
    const key = FILE.exec(file)?.[1];
    const location = width && key && (await this.locate(productId, key));
    if (!location) throw new NotFoundError();
    const bytes = await this.photos.read(productId, width, location.source);
    if (!bytes) {
      if (await this.isUnavailable(productId, location)) throw new NotFoundError();
      await this.requestPhoto(productId, location);
      return null;
    }
    await this.touch(productId);
    return bytes;
  }

  private async locate(productId: string, key: string): Promise<PhotoLocation | null> {
    const number = parseProductId(productId);
    if (number === null) return null;
    for (const { shop, rows } of this.store.getCurrent().shops) {
      const row = rows.find(number);
      if (row < 0) continue;
      const [, , image] = (await this.texts.findText(shop.version, row)) ?? [];
      if (!image || !this.addresses.isKey(productId, image, key)) return null;
      return { version: shop.version, row, source: hashImageUrl(image) };
    }
    return null;
  }

  private async isUnavailable(productId: string, { source }: PhotoLocation): Promise<boolean> {
    const known = await this.photos.find(productId);
    return known?.source === source && known.retryAt !== null && known.retryAt > this.clock.now();
  }

  private async requestPhoto(productId: string, { version, row, source }: PhotoLocation): Promise<void> {
    const name = `${productId} ${source}`;
    if (this.recentlyRequested.has(name)) return;
    this.recentlyRequested.set(name, true);
    const job = createHash('sha256').update(`photo ${name}`).digest('hex').slice(0, JOB_DIGITS);
    await this.jobs.add('photos.fetch', { productId, version, row }, job);
  }

  private async touch(productId: string): Promise<void> {
    if (this.recentlyUsed.has(productId)) return;
    this.recentlyUsed.set(productId, true);
    await this.photos.touch(productId, this.clock.now());
  }
}
