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
import { PRODUCTS_FORMAT, type ProductShopDocument } from '../stored/product-shop.schema';
import { ProductsRepository } from '../stored/products.repository';
import { VersionWriter, type StoredProduct } from '../stored/version-writer';
import type { BadRow, FeedProduct, ShopDefaults } from './feed-product';
import { listFeedProducts } from './feed-products';
import { ImportCounts, type ImportReport } from './import-report';
import { ShrunkFeedError } from './shrunk-feed.error';
import { getSlug } from './slug';

export interface ImportOptions {
  format: ShopFormat;
  /** The shop's name. */
  shop: string;
  dryRun?: boolean;
  /** Whether fewer than half of the products in force are meant. */
  mayShrink?: boolean;
  defaults: ShopDefaults;
  /** Parameters of links that the operator earns by; those in force stay without. */
  affiliate?: string | undefined;
  /** What the new version is called; a name of its own where that is left out. */
  version?: string;
  /** Called after each row with the number of rows. */
  onProgress?: (read: number) => void;
}

type FeedEntry = FeedProduct | BadRow;

/** A row with what its words say, where it may be clothing. */
interface ReadEntry {
  readonly product: FeedEntry;
  readonly reading: Reading | undefined;
}

/** Shops with fewer products may well have half of them a day later. */
const FEW_PRODUCTS = 20;
/** After so many bad rows a feed has to have as many good ones, or is read no further. */
const MANY_BAD_ROWS = 10_000;
/** Products whose words are read together: some hundredths of a second. */
const READ_AT_ONCE = 100;
/** More products are of no shop. */
const MAX_PRODUCTS = 2_000_000;

/** Takes the products of shops in. */
@Injectable()
export class ProductImportService {
  constructor(
    private readonly repository: ProductsRepository,
    private readonly threads: ThreadPool,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads a feed and puts its products in force in place of all that the shop had before. A feed that is broken anywhere
   * changes nothing.
   *
   * @throws ValidationError for a feed that cannot be read, has no product, or more bad rows than others
   * @throws ShrunkFeedError for one with fewer than half of the products in force, unless that is meant
   */
  async import(input: Readable, options: ImportOptions): Promise<ImportReport> {
    const { dryRun = false, mayShrink = false, affiliate, version = randomUUID() } = options;
    const shop = getSlug(options.shop);
    await this.repository.sweep(this.clock.now());
    const before = await this.repository.find(shop);
    if (!dryRun) await this.repository.beat(version, this.clock.now(), true);
    const writer = dryRun
      ? new VersionWriter(NOWHERE, version, () => Promise.resolve())
      : new VersionWriter(this.repository, version, () => this.live(version));
    try {
      const report = await this.read(input, shop, options, before, writer);
      if (dryRun) return report;
      if (report.shrinks && !mayShrink) throw new ShrunkFeedError(report.products, report.inForce);
      await writer.finish();
      await this.live(version);
      // Another import may have come into force meanwhile: processes that are at its version still read that.
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

  /** @throws NotFoundError for a shop that has no products */
  async find(shop: string): Promise<ProductShopDocument> {
    const found = await this.repository.find(getSlug(shop));
    if (!found) throw new NotFoundError(`There are no products of a shop ${shop}.`);
    return found;
  }

  /** @throws NotFoundError for a shop that has no products */
  async remove(shop: string): Promise<void> {
    if (!(await this.repository.remove(getSlug(shop))))
      throw new NotFoundError(`There are no products of a shop ${shop}.`);
    await this.repository.sweep(this.clock.now());
  }

  private async live(version: string): Promise<void> {
    if (!(await this.repository.beat(version, this.clock.now())))
      throw new ValidationError([
        'The import stood still for too long and was given up. Please run it again.',
      ]);
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
    const known = await this.findHashes(before);
    const seen = new Set<number>();
    const groups = new Map<number, number>();
    const products = listFeedProducts(readFeedRows(input, format), format, defaults, this.clock.now());
    for await (const { product, reading } of this.readProducts(products)) {
      report.read += 1;
      onProgress?.(report.read);
      if ('problem' in product) {
        counts.bad(product);
        if (report.badRows >= MANY_BAD_ROWS) assertMostlyGood(report);
        continue;
      }
      const number = computeProductNumber(shop, product.id);
      if (seen.has(number)) report.duplicates += 1;
      else if (product.forOthers) report.forOthers += 1;
      else if (product.notClothing) report.notClothing += 1;
      else {
        counts.countUnread(reading!.category ? reading!.unread : []);
        if (!reading!.category || !reading!.type) report.notClothing += 1;
        else if (!product.inStock) report.soldOut += 1;
        else {
          const group = product.group
            ? computeNumbered(groups, computeProductNumber(shop, product.group))
            : -1 - report.products;
          const stored = toStored(product, reading!, number, group);
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

  /** Products with what their words say, for those that may be clothing. */
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
    const byProduct = new Map<FeedEntry, Reading>(clothing.map((product, at) => [product, readings[at]!]));
    return batch.map((product) => ({ product, reading: byProduct.get(product) }));
  }

  /** What was in force, by number of the product. */
  private async findHashes(shop: ProductShopDocument | null): Promise<Map<number, number>> {
    const hashes = new Map<number, number>();
    for (let number = 0; shop && number < shop.segments; number++) {
      const segment = await this.repository.segment(shop.version, number);
      segment?.ids.forEach((id, index) => hashes.set(id, segment.hashes[index]!));
    }
    return hashes;
  }
}

function canBeClothing(entry: FeedEntry): entry is FeedProduct {
  return !('problem' in entry) && !entry.forOthers && !entry.notClothing;
}

/** Where a dry run writes. */
const NOWHERE = { addSegment: () => Promise.resolve(), addTexts: () => Promise.resolve() };

function computeNumbered(numbers: Map<number, number>, key: number): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

function toStored(product: FeedProduct, reading: Reading, number: number, group: number): StoredProduct {
  const { title, link, image, brand, price, salePrice, sizes } = product;
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
    text: [title, link, image] as const,
  };
  // Groups are numbered in the order of a feed: what they are called counts, and not their number.
  const serialized = JSON.stringify({ ...stored, group: product.group });
  return { ...stored, hash: createHash('sha256').update(serialized).digest().readUInt32BE() };
}

/** @throws ValidationError for a report that nobody would want to have come into force */
function assertSound(report: ImportReport): ImportReport {
  assertMostlyGood(report);
  const { read, products } = report;
  if (read === 0)
    throw new ValidationError(['The feed has no products, not even bad ones, so nothing was changed.']);
  if (products === 0)
    throw new ValidationError([
      [
        `None of ${read} rows is a product for women that is in stock, so nothing was changed.`,
        ...listBadOnes(report),
      ].join('\n  '),
    ]);
  return report;
}

/** @throws ValidationError for a report of more bad rows than others */
function assertMostlyGood(report: ImportReport): void {
  const { read, badRows } = report;
  if (badRows * 2 <= read) return;
  const problem = `${badRows} of ${read} rows are no products, so nothing was changed:`;
  throw new ValidationError([[problem, ...listBadOnes(report)].join('\n  ')]);
}

function listBadOnes({ bad }: ImportReport): string[] {
  return bad.map(({ place, problem }) => `${place}: ${problem}`);
}
