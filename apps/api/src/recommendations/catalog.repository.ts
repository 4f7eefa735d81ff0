import type { Catalog } from '@figura/catalog';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { CATALOG_EDITION_MODEL, type CatalogEditionDocument } from './catalog-edition.schema';

@Injectable()
export class CatalogRepository {
  constructor(@InjectModel(CATALOG_EDITION_MODEL) private readonly editions: Model<CatalogEditionDocument>) {}

  /** Version of the catalogue in force, or null before the first seed. */
  async currentVersion(): Promise<string | null> {
    const newest = await this.editions.findOne({}, { _id: 1 }).sort({ seededAt: -1 }).lean<{ _id: string }>();
    return newest?._id ?? null;
  }

  /** The catalogue in force, or null before the first seed. */
  async current(): Promise<Catalog | null> {
    const newest = await this.editions.findOne().sort({ seededAt: -1 }).lean<CatalogEditionDocument>();
    return newest?.content ?? null;
  }

  /** Puts a catalogue in force with one write, then forgets the ones before it. */
  async seed(content: Catalog, seededAt: Date): Promise<void> {
    await this.editions.updateOne(
      { _id: content.version },
      { $set: { content, seededAt } },
      { upsert: true },
    );
    await this.editions.deleteMany({
      _id: trusted({ $ne: content.version }),
      seededAt: trusted({ $lt: seededAt }),
    });
  }
}
