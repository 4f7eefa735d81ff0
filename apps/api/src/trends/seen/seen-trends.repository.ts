import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { SEEN_TRENDS_MODEL, type SeenTrendsDocument } from './seen-trends.schema';

@Injectable()
export class SeenTrendsRepository {
  constructor(@InjectModel(SEEN_TRENDS_MODEL) private readonly seen: Model<SeenTrendsDocument>) {}

  async find(userId: string): Promise<string[]> {
    const seen = await this.seen
      .findOne({ userId: new Types.ObjectId(userId) })
      .lean<SeenTrendsDocument | null>();
    return seen?.itemIds ?? [];
  }

  /** Safe for concurrent calls. */
  async add(userId: string, itemIds: readonly string[], seenAt: Date): Promise<string[]> {
    const seen = await this.seen
      .findOneAndUpdate(
        { userId: new Types.ObjectId(userId) },
        { $addToSet: { itemIds: { $each: itemIds } }, $set: { seenAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<SeenTrendsDocument>();
    return seen.itemIds;
  }

  async keep(userId: string, itemIds: readonly string[]): Promise<void> {
    await this.seen.updateOne({ userId: new Types.ObjectId(userId) }, { $set: { itemIds: [...itemIds] } });
  }

  async delete(userId: string): Promise<void> {
    await this.seen.deleteOne({ userId: new Types.ObjectId(userId) });
  }
}
