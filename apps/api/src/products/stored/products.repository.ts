import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { PRODUCT_IMPORT_MODEL, type ProductImportDocument } from './product-import.schema';
import { PRODUCT_COLUMNS_MODEL, PRODUCT_TEXTS_MODEL, type ProductPartDocument } from './product-parts.schema';
import { PRODUCT_SHOP_MODEL, PRODUCTS_FORMAT, type ProductShopDocument } from './product-shop.schema';
import { packSegments, unpackStream, type ProductText, type Segment } from './segment';

/** An import that is silent for this long counts as dead, and its parts are deleted. */
const DEAD_AFTER_MS = 10 * 60_000;

const IS_READ = { format: PRODUCTS_FORMAT };

@Injectable()
export class ProductsRepository {
  constructor(
    @InjectModel(PRODUCT_SHOP_MODEL) private readonly shops: Model<ProductShopDocument>,
    @InjectModel(PRODUCT_COLUMNS_MODEL) private readonly columns: Model<ProductPartDocument>,
    @InjectModel(PRODUCT_TEXTS_MODEL) private readonly texts: Model<ProductPartDocument>,
    @InjectModel(PRODUCT_IMPORT_MODEL) private readonly imports: Model<ProductImportDocument>,
  ) {}

  async list(): Promise<ProductShopDocument[]> {
    return this.shops.find(IS_READ).sort({ _id: 1 }).lean<ProductShopDocument[]>();
  }

  async find(shop: string): Promise<ProductShopDocument | null> {
    return this.shops.findOne({ _id: shop, ...IS_READ }).lean<ProductShopDocument>();
  }

  /** False when the import was deleted in the meantime. */
  async beat(version: string, heardAt: Date, isFirst = false): Promise<boolean> {
    const { matchedCount, upsertedCount } = await this.imports.updateOne(
      { _id: version },
      { $set: { heardAt } },
      { upsert: isFirst },
    );
    return matchedCount + upsertedCount > 0;
  }

  async addSegment(version: string, number: number, segment: Segment): Promise<void> {
    await this.columns.create({ _id: `${version}:${number}`, version, data: await packSegments(segment) });
  }

  async addTexts(version: string, number: number, texts: readonly ProductText[]): Promise<void> {
    await this.texts.create({ _id: `${version}:${number}`, version, data: await packSegments(texts) });
  }

  /** Null when the version is no longer active. */
  async findSegment(version: string, number: number): Promise<Segment | null> {
    const part = await this.columns.findById(`${version}:${number}`).lean<StoredPart>();
    return part && unpackStream<Segment>(getBytes(part));
  }

  async listTexts(version: string, number: number): Promise<readonly ProductText[] | null> {
    const part = await this.texts.findById(`${version}:${number}`).lean<StoredPart>();
    return part && unpackStream<readonly ProductText[]>(getBytes(part));
  }

  /** One small write; the later of two concurrent imports wins. */
  async putInForce({ _id, ...shop }: ProductShopDocument): Promise<void> {
    await this.shops.updateOne({ _id }, { $set: shop }, { upsert: true });
  }

  async remove(shop: string): Promise<boolean> {
    const { deletedCount } = await this.shops.deleteOne({ _id: shop });
    return deletedCount > 0;
  }

  async end(version: string): Promise<void> {
    await this.imports.deleteOne({ _id: version });
  }

  /** Keeps the current version, the previous one, and those of running imports. */
  async sweep(now: Date): Promise<void> {
    const dead = { heardAt: trusted({ $lt: new Date(now.getTime() - DEAD_AFTER_MS) }) };
    await this.imports.deleteMany(dead);
    // Running imports first: one that finishes in between is active when the shops are read.
    const live = await this.imports.find().lean<ProductImportDocument[]>();
    const shops = await this.shops.find().lean<ProductShopDocument[]>();
    const kept = [
      ...live.map(({ _id }) => _id),
      ...shops.flatMap(({ version, previous }) => (previous ? [version, previous] : [version])),
    ];
    const others = { version: trusted({ $nin: kept }) };
    await this.columns.deleteMany(others);
    await this.texts.deleteMany(others);
  }
}

type StoredPart = Omit<ProductPartDocument, 'data'> & { data: Buffer | { buffer: Uint8Array } };

function getBytes({ data }: StoredPart): Buffer {
  return Buffer.isBuffer(data) ? data : Buffer.from(data.buffer);
}
