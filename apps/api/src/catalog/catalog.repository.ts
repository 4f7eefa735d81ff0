import type { Catalog } from '@figura/catalog';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model, type mongo } from 'mongoose';
import { gunzipSync, gzipSync } from 'node:zlib';
import { STORED_CATALOG_MODEL, type StoredCatalogDocument } from './stored-catalog.schema';
import { CATALOG_FORMAT, CATALOG_VERSION_MODEL, type CatalogVersionDocument } from './catalog-version.schema';

@Injectable()
export class CatalogRepository {
  constructor(
    @InjectModel(STORED_CATALOG_MODEL) private readonly catalogs: Model<StoredCatalogDocument>,
    @InjectModel(CATALOG_VERSION_MODEL) private readonly versions: Model<CatalogVersionDocument>,
  ) {}

  async findCurrentVersion(): Promise<string | null> {
    const newest = await this.versions
      .findOne({ format: CATALOG_FORMAT })
      .sort({ seededAt: -1 })
      .lean<CatalogVersionDocument>();
    return newest?._id ?? null;
  }

  async hasOutdated(): Promise<boolean> {
    return (await this.catalogs.exists({})) !== null;
  }

  async findCurrent(): Promise<Catalog | null> {
    const version = await this.findCurrentVersion();
    if (version === null) return null;
    const stored = await this.catalogs.findOne({ _id: version }).lean<{ content: mongo.Binary }>();
    if (stored) return unpack(stored.content.buffer);
    // Another seed happened between the two reads.
    return (await this.findCurrentVersion()) === version ? null : this.findCurrent();
  }

  /** Activates it with one small write, then deletes earlier ones. */
  async seed(content: Catalog, seededAt: Date): Promise<void> {
    const { version } = content;
    await this.catalogs.updateOne(
      { _id: version },
      { $set: { content: pack(content), seededAt } },
      { upsert: true },
    );
    await this.putInForce(version, seededAt);
    const before = { _id: trusted({ $ne: version }), seededAt: trusted({ $lt: seededAt }) };
    await this.versions.deleteMany(before);
    await this.catalogs.deleteMany(before);
  }

  private async putInForce(version: string, seededAt: Date): Promise<void> {
    await this.versions.updateOne(
      { _id: version },
      { $set: { seededAt, format: CATALOG_FORMAT } },
      { upsert: true },
    );
  }
}

const pack = (catalog: Catalog): Buffer => gzipSync(JSON.stringify(catalog));
const unpack = (content: Uint8Array): Catalog => JSON.parse(gunzipSync(content).toString()) as Catalog;
