import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { skipDuplicate } from '../../platform/database/database-errors';
import { PRODUCT_FEED_MODEL, type ProductFeedDocument } from './product-feed.schema';

export type NewFeed = Pick<
  ProductFeedDocument,
  '_id' | 'name' | 'url' | 'format' | 'everyHours' | 'site' | 'currency' | 'language' | 'affiliate' | 'nextAt'
>;

export type FeedImport = Pick<
  ProductFeedDocument,
  'etag' | 'lastModified' | 'version' | 'readBy' | 'pricesUntil' | 'fetchedAt' | 'nextAt'
>;

@Injectable()
export class ProductFeedsRepository {
  constructor(@InjectModel(PRODUCT_FEED_MODEL) private readonly feeds: Model<ProductFeedDocument>) {}

  async add(feed: NewFeed): Promise<boolean> {
    return (await skipDuplicate(this.feeds.create(feed))) !== null;
  }

  async list(): Promise<ProductFeedDocument[]> {
    return this.feeds.find().sort({ _id: 1 }).lean<ProductFeedDocument[]>();
  }

  async find(id: string): Promise<ProductFeedDocument | null> {
    return this.feeds.findOne({ _id: id }).lean<ProductFeedDocument>();
  }

  async remove(id: string): Promise<boolean> {
    const { deletedCount } = await this.feeds.deleteOne({ _id: id });
    return deletedCount > 0;
  }

  async findDue(now: Date): Promise<string[]> {
    const due = await this.feeds
      .find({ nextAt: trusted({ $lte: now }) }, { _id: 1 })
      .sort({ nextAt: 1 })
      .lean<Pick<ProductFeedDocument, '_id'>[]>();
    return due.map(({ _id }) => _id);
  }

  /** In one write; false while another process holds the feed. */
  async hold(id: string, holder: string, now: Date, heldUntil: Date): Promise<boolean> {
    const { matchedCount } = await this.feeds.updateOne(
      { _id: id, $or: [{ heldUntil: null }, { heldUntil: trusted({ $lte: now }) }] },
      { $set: { holder, heldUntil } },
    );
    return matchedCount > 0;
  }

  async extend(id: string, holder: string, heldUntil: Date): Promise<void> {
    await this.feeds.updateOne({ _id: id, holder }, { $set: { heldUntil } });
  }

  async release(id: string, holder: string): Promise<void> {
    await this.feeds.updateOne({ _id: id, holder }, { $set: { holder: null, heldUntil: null } });
  }

  async recordImport(id: string, holder: string, taken: FeedImport): Promise<void> {
    await this.feeds.updateOne({ _id: id, holder }, { $set: { ...taken, failures: 0, lastError: null } });
  }

  /** @param nextAt unchanged if omitted */
  async recordFailure(id: string, holder: string, lastError: string, nextAt?: Date): Promise<void> {
    const change = { $set: { lastError, ...(nextAt && { nextAt }) }, $inc: { failures: 1 } };
    await this.feeds.updateOne({ _id: id, holder }, change);
  }
}
