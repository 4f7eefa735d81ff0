import { Inject, Injectable } from '@nestjs/common';
import { JobHandlerRegistry } from '../../jobs/job-handler.registry';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import { parseProductId, buildProductId } from '../product-id';
import { ProductsRepository } from '../stored/products.repository';
import { ProductPhotosRepository } from './product-photos.repository';

/** Recounts after storing this share of the limit, since several processes may each exceed it by that much. */
const COUNTED_SHARE = 0.02;
const KEPT_SHARE = 0.9;
const DELETED_AT_ONCE = 100;

/** Deletes the least recently used photos, and those of removed products. */
@Injectable()
export class PhotoCacheService {
  private uncounted = Infinity;

  constructor(
    handlers: JobHandlerRegistry,
    private readonly photos: ProductPhotosRepository,
    private readonly products: ProductsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    handlers.register('photos.sweep', () => this.sweep());
  }

  async store(
    productId: string,
    source: string,
    files: readonly { width: number; bytes: Buffer }[],
  ): Promise<void> {
    await this.photos.store(productId, source, files, this.clock.now());
    this.uncounted += files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (this.uncounted < this.config.productPhotosBytes * COUNTED_SHARE) return;
    this.uncounted = 0;
    await this.evict();
  }

  private async evict(): Promise<void> {
    let total = await this.photos.sumBytes();
    if (total <= this.config.productPhotosBytes) return;
    while (total > this.config.productPhotosBytes * KEPT_SHARE) {
      const unused = await this.photos.findLeastUsed(DELETED_AT_ONCE);
      if (unused.length === 0) return;
      const leaving: string[] = [];
      for (const { _id, bytes } of unused) {
        if (total <= this.config.productPhotosBytes * KEPT_SHARE) break;
        leaving.push(_id);
        total -= bytes;
      }
      await this.photos.delete(leaving);
    }
  }

  private async sweep(): Promise<void> {
    const gone = new Set<number>();
    for await (const ids of this.photos.streamIds()) for (const id of ids) gone.add(parseProductId(id)!);
    if (gone.size === 0) return;
    for (const { version, segments } of await this.products.list())
      for (let number = 0; number < segments; number++) {
        const segment = await this.products.findSegment(version, number);
        // An import happened in between; the next daily cleanup handles it.
        if (!segment) return;
        for (const id of segment.ids) gone.delete(id);
      }
    const ids = [...gone].map((number) => buildProductId(number));
    for (let from = 0; from < ids.length; from += DELETED_AT_ONCE)
      await this.photos.delete(ids.slice(from, from + DELETED_AT_ONCE));
  }
}
