import type { Reading } from '@figura/garments';
import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { readFeedRows } from '../../garments/feeds/feed-rows';
import type { ShopFormat } from '../../garments/feeds/located-row';
import { readFeedTexts } from '../../garments/read-in-thread';
import { Clock } from '../../platform/clock/clock';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { computeProductNumber } from '../product-id';
import { getOrAddEntry } from '../stored/garment-numbers';
import { PRODUCTS_FORMAT, type ProductShopDocument } from '../stored/product-shop.schema';
import { ProductsRepository } from '../stored/products.repository';
import { VersionWriter, type StoredProduct } from '../stored/version-writer';
import type { BadRow, FeedProduct, ShopDefaults } from './feed-product';
import { listFeedProducts } from './feed-products';
import { ImportCounts, type ImportReport } from './import-report';
import { ShrunkFeedError } from './shrunk-feed.error';
import { toSlug } from './slug';

export interface ImportOptions {
  format: ShopFormat;
  shop: string;
  dryRun?: boolean;
  mayShrink?: boolean;
  defaults: ShopDefaults;
  /** Affiliate URL parameters; undefined keeps the current ones. */
  affiliate?: string | undefined;
  version?: string;
  onProgress?: (read: number) => void;
}

type FeedEntry = FeedProduct | BadRow;

interface ReadEntry {
  readonly product: FeedEntry;
  readonly reading: Reading | undefined;
}

/** Smaller shops may lose half of their products in a day. */
const FEW_PRODUCTS = 20;
/** After this many bad rows, stops reading unless there were as many good ones. */
const MANY_BAD_ROWS = 10_000;
/** Takes some 10 ms. */
const READ_AT_ONCE = 100;
const MAX_PRODUCTS = 2_000_000;

@Injectable()
export class ProductImportService {
  constructor(
    private readonly repository: ProductsRepository,
    private readonly threads: ThreadPool,
    private readonly clock: Clock,
  ) {}

  /**
   * A broken feed changes nothing. Throws ValidationError if unreadable, empty, or mostly bad rows; ShrunkFeedError below half of the
   * active products, unless allowed.
   */
  async import(input: Readable, options: ImportOptions): Promise<ImportReport> {
    const { dryRun = false, mayShrink = false, affiliate, version = randomUUID() } = options;
    const shop = toSlug(options.shop);
    await this.repository.sweep(this.clock.now());
    const before = await this.repository.find(shop);
    if (!dryRun) await this.repository.beat(version, this.clock.now(), true);
    const writer = dryRun
      ? new VersionWriter(NOWHERE, version, () => Promise.resolve())
      : new VersionWriter(this.repository, version, () => this.ensureLive(version));
    try {
      const report = await this.read(input, shop, options, before, writer);
      if (dryRun) return report;
      if (report.shrinks && !mayShrink) throw new ShrunkFeedError(report.products, report.inForce);
      await writer.finish();
      await this.ensureLive(version);
      // After a concurrent import, other processes may still read that version.
      const last = await this.repository.find(shop);
      await this.repository.putInForce({
        _id: shop,
        name: options.shop.trim(),
        version,
        previous: last?.version ?? null,
        segments: writer.segments,
        products: writer.products,
        format: PRODUCTS_FORMAT,
        importedAt: this.clock.now(),
        affiliate: affiliate ?? last?.affiliate ?? '',
      });
      return report;
    } finally {
      if (!dryRun) {
        await this.repository.end(version);
        await this.repository.sweep(this.clock.now());
      }
    }
  }

  list(): Promise<ProductShopDocument[]> {
    return this.repository.list();
  }

  async find(shop: string): Promise<ProductShopDocument> {
    const found = await this.repository.find(toSlug(shop));
    if (!found) throw new NotFoundError(`There are no products for the shop ${shop}.`);
    return found;
  }

  async remove(shop: string): Promise<void> {
    if (!(await this.repository.remove(toSlug(shop))))
      throw new NotFoundError(`There are no products for the shop ${shop}.`);
    await this.repository.sweep(this.clock.now());
  }

  private async ensureLive(version: string): Promise<void> {
    if (!(await this.repository.beat(version, this.clock.now())))
      throw new ValidationError(['The import stalled and was abandoned. Please run it again.']);
  }

  private async read(
    input: Readable,
    shop: string,
    { format, defaults, onProgress }: ImportOptions,
    before: ProductShopDocument | null,
    writer: VersionWriter,
  ): Promise<ImportReport> {
    const counts = new ImportCounts(shop);
    const { report } = counts;
    const known = await this.readHashes(before);
    const seen = new Set<number>();
    const groups = new Map<number, number>();
    const products = listFeedProducts(readFeedRows(input, format), format, defaults, this.clock.now());
    for await (const { product, reading } of this.readProducts(products)) {
      report.read += 1;
      onProgress?.(report.read);
      if ('problem' in product) {
        counts.addBadRow(product);
        if (report.badRows >= MANY_BAD_ROWS) assertMostlyGood(report);
        continue;
      }
      const number = computeProductNumber(shop, product.id);
      if (seen.has(number)) report.duplicates += 1;
      else if (product.cuts.length === 0) report.forOthers += 1;
      else if (product.notClothing) report.notClothing += 1;
      else {
        counts.countUnread(reading!.category ? reading!.unread : []);
        if (!reading!.category || !reading!.type) report.notClothing += 1;
        else if (!product.inStock) report.soldOut += 1;
        else {
          const group = product.group
            ? getOrAddEntry(groups, computeProductNumber(shop, product.group))
            : -1 - report.products;
          const stored = toStoredProduct(product, reading!, number, group);
          const hash = known.get(number);
          report[hash === undefined ? 'added' : hash === stored.hash ? 'unchanged' : 'changed'] += 1;
          known.delete(number);
          report.products += 1;
          if (product.saleChangesAt) counts.changeOfPrices(product.saleChangesAt);
          if (report.products > MAX_PRODUCTS)
            throw new ValidationError([`The feed has more than ${MAX_PRODUCTS} products.`]);
          await writer.add(stored);
        }
      }
      seen.add(number);
    }
    report.gone = known.size;
    report.inForce = before?.products ?? 0;
    report.shrinks = report.inForce >= FEW_PRODUCTS && report.products * 2 < report.inForce;
    return assertSound(counts.finish());
  }

  private async *readProducts(products: AsyncIterable<FeedEntry>): AsyncGenerator<ReadEntry> {
    let batch: FeedEntry[] = [];
    for await (const product of products) {
      batch.push(product);
      if (batch.length < READ_AT_ONCE) continue;
      yield* await this.readBatch(batch);
      batch = [];
    }
    yield* await this.readBatch(batch);
  }

  private async readBatch(batch: readonly FeedEntry[]): Promise<ReadEntry[]> {
    const clothing = batch.filter(canBeClothing);
    const readings = await this.threads.run(
      readFeedTexts,
      clothing.map(({ text }) => text),
    );
    const byProduct = new Map<FeedEntry, Reading>(
      clothing.map((product, index) => [product, readings[index]!]),
    );
    return batch.map((product) => ({ product, reading: byProduct.get(product) }));
  }

  private async readHashes(shop: ProductShopDocument | null): Promise<Map<number, number>> {
    const hashes = new Map<number, number>();
    for (let number = 0; shop && number < shop.segments; number++) {
      const segment = await this.repository.findSegment(shop.version, number);
      segment?.ids.forEach((id, index) => hashes.set(id, segment.hashes[index]!));
    }
    return hashes;
  }
}

function canBeClothing(entry: FeedEntry): entry is FeedProduct {
  return !('problem' in entry) && entry.cuts.length > 0 && !entry.notClothing;
}

const NOWHERE = { addSegment: () => Promise.resolve(), addTexts: () => Promise.resolve() };

function toStoredProduct(
  product: FeedProduct,
  reading: Reading,
  number: number,
  group: number,
): StoredProduct {
  const { title, link, image, brand, price, salePrice, sizes, cuts } = product;
  const stored = {
    number,
    group,
    garment: [reading.category!, reading.type!, reading.attributes] as const,
    colors: reading.colors,
    brand,
    currency: price.currency,
    cents: price.cents,
    saleCents: salePrice?.cents ?? 0,
    sizes,
    cuts,
    text: [title, link, image, reading.language] as const,
  };
  // Group numbers depend on the feed's order, so the hash uses the group's name.
  const serialized = JSON.stringify({ ...stored, group: product.group });
  return { ...stored, hash: createHash('sha256').update(serialized).digest().readUInt32BE() };
}

function assertSound(report: ImportReport): ImportReport {
  assertMostlyGood(report);
  const { read, products } = report;
  if (read === 0)
    throw new ValidationError(['The feed has no products, not even bad ones, so nothing was changed.']);
  if (products === 0)
    throw new ValidationError([
      [
        `None of ${read} rows is a product for women or men that is in stock, so nothing was changed.`,
        ...listBadRows(report),
      ].join('\n  '),
    ]);
  return report;
}

function assertMostlyGood(report: ImportReport): void {
  const { read, badRows } = report;
  if (badRows * 2 <= read) return;
  const problem = `${badRows} of ${read} rows are not products, so nothing was changed:`;
  throw new ValidationError([[problem, ...listBadRows(report)].join('\n  ')]);
}

function listBadRows({ bad }: ImportReport): string[] {
  return bad.map(({ place, problem }) => `${place}: ${problem}`);
}
